CREATE TABLE "distribution_platforms" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"platform" text NOT NULL,
	"description" text,
	"state" text NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"product_id" integer,
	"total_amount" numeric(12, 2) DEFAULT 0 NOT NULL,
	"agreement_kind" text,
	"signing_method" text,
	"chat_id" integer,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "distribution_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"channel_guid" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "previous_version" integer;--> statement-breakpoint
ALTER TABLE "distribution_platforms" ADD CONSTRAINT "distribution_platforms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_platforms" ADD CONSTRAINT "distribution_platforms_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_requests" ADD CONSTRAINT "distribution_requests_platform_id_distribution_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."distribution_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distribution_platforms_partner" ON "distribution_platforms" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distribution_requests_channel" ON "distribution_requests" USING btree ("platform_id","channel_guid");