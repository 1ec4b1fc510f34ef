CREATE TABLE "ai_channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"is_access_revoked" boolean DEFAULT false NOT NULL,
	"sync_started_at" timestamp with time zone NOT NULL,
	"first_page_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"force_update_allowed_at" timestamp with time zone,
	"settings" jsonb NOT NULL,
	"auto_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"video_id" integer NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"result_title" text,
	"result_description" text,
	"before_title" text,
	"before_description" text,
	"before_is_manual" boolean,
	"before_item_id" integer,
	"translated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"ai_channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"waiting_reason" text,
	"waiting_until" timestamp with time zone,
	"is_automatic" boolean NOT NULL,
	"is_review" boolean NOT NULL,
	"original_language" text,
	"translate_languages" text[] NOT NULL,
	"update_existing" boolean NOT NULL,
	"videos" integer NOT NULL,
	"promised" jsonb NOT NULL,
	"balance_before" integer NOT NULL,
	"total" integer NOT NULL,
	"processing" integer NOT NULL,
	"in_review" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	"reserved" integer NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undo_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"job_id" integer,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_localizations" (
	"video_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_manual" boolean NOT NULL,
	"item_id" integer,
	CONSTRAINT "ai_localizations_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "ai_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"package_id" integer NOT NULL,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"translations_amount" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"portal_origin" text NOT NULL,
	"outcome" text,
	"webhook_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_orders_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "ai_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"text" text NOT NULL,
	"is_case_sensitive" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"ai_channel_id" integer NOT NULL,
	"platform_guid" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"original_language" text,
	"video_type" text NOT NULL,
	"privacy_status" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"seen_from" timestamp with time zone NOT NULL,
	"scheduled_launch" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"translation_status" text,
	"translation_languages" text[],
	"translation_updated_at" timestamp with time zone,
	"failure_reason" text
);
--> statement-breakpoint
ALTER TABLE "ai_channels" ADD CONSTRAINT "ai_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_channels" ADD CONSTRAINT "ai_channels_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_items" ADD CONSTRAINT "ai_items_job_id_ai_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ai_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_items" ADD CONSTRAINT "ai_items_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_jobs" ADD CONSTRAINT "ai_jobs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_jobs" ADD CONSTRAINT "ai_jobs_ai_channel_id_ai_channels_id_fk" FOREIGN KEY ("ai_channel_id") REFERENCES "public"."ai_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ledger" ADD CONSTRAINT "ai_ledger_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_localizations" ADD CONSTRAINT "ai_localizations_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_orders" ADD CONSTRAINT "ai_orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_terms" ADD CONSTRAINT "ai_terms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD CONSTRAINT "ai_videos_ai_channel_id_ai_channels_id_fk" FOREIGN KEY ("ai_channel_id") REFERENCES "public"."ai_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_channels_channel" ON "ai_channels" USING btree ("channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_items_pair" ON "ai_items" USING btree ("job_id","video_id","language");--> statement-breakpoint
CREATE INDEX "ai_items_status" ON "ai_items" USING btree ("job_id","status","id");--> statement-breakpoint
CREATE INDEX "ai_items_before" ON "ai_items" USING btree ("before_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_items_active" ON "ai_items" USING btree ("video_id","language") WHERE "ai_items"."status" in ('queued', 'in_review', 'approved');--> statement-breakpoint
CREATE INDEX "ai_jobs_partner" ON "ai_jobs" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "ai_ledger_partner" ON "ai_ledger" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "ai_ledger_job" ON "ai_ledger" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_ledger_order" ON "ai_ledger" USING btree ("order_id") WHERE "ai_ledger"."kind" = 'bought';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_terms_text" ON "ai_terms" USING btree ("partner_id","text");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_videos_guid" ON "ai_videos" USING btree ("ai_channel_id","platform_guid");--> statement-breakpoint
CREATE INDEX "ai_videos_published" ON "ai_videos" USING btree ("ai_channel_id","published_at","id");