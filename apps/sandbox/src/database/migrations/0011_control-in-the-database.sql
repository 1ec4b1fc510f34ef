CREATE TABLE "csp_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"reserved_micro_usd" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"request" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"settings" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gateway_calls_user" ON "gateway_calls" USING btree ("user_id");