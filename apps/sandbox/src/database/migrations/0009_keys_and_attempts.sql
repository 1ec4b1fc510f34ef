CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" jsonb NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "idempotency_keys";--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "login_attempts_last" ON "login_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_current" ON "referral_links" USING btree ("partner_id") WHERE "referral_links"."scheme" = 'v4';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
