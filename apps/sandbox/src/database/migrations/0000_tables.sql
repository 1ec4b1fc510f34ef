CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "ai_channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"is_access_revoked" boolean DEFAULT false NOT NULL,
	"disconnected_at" timestamp with time zone,
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
	"review_round" integer DEFAULT 0 NOT NULL,
	"result_title" text,
	"result_description" text,
	"before_title" text,
	"before_description" text,
	"before_is_manual" boolean,
	"before_item_id" integer,
	"translated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_job_parts" (
	"job_id" integer NOT NULL,
	"part" integer NOT NULL,
	"language" text NOT NULL,
	"video_ids" integer[] NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ai_job_parts_job_id_part_language_pk" PRIMARY KEY("job_id","part","language")
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
	"approvals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review_round" integer DEFAULT 0 NOT NULL,
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
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"placed_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"privacy_status" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"seen_from" timestamp with time zone NOT NULL,
	"scheduled_launch" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"translation_status" text,
	"translation_languages" text[],
	"translation_updated_at" timestamp with time zone,
	"failure_reason" text,
	"tags" text DEFAULT '' NOT NULL,
	"thumbnail_text" text DEFAULT '' NOT NULL,
	"changes_at" timestamp with time zone,
	"changed_texts" jsonb,
	"suggestions_written_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "optimization_prompts" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"prompt_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimization_runs" (
	"partner_id" integer NOT NULL,
	"channel_guid" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "optimization_runs_partner_id_channel_guid_pk" PRIMARY KEY("partner_id","channel_guid")
);
--> statement-breakpoint
CREATE TABLE "optimization_suggestions" (
	"id" serial PRIMARY KEY NOT NULL,
	"video_id" integer NOT NULL,
	"field" text NOT NULL,
	"suggested" text NOT NULL,
	"prompt_id" text NOT NULL,
	"rules" text[] NOT NULL,
	"reason" text,
	"status" text DEFAULT 'open' NOT NULL,
	"accepted_text" text,
	"before_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"round" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"platform" text NOT NULL,
	"platform_guid" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"url" text,
	"username" text,
	"thumbnail_image" text,
	"banner_image" text,
	"country" text,
	"is_verified" integer DEFAULT 0 NOT NULL,
	"subscriber_count" integer,
	"following" integer,
	"posts" integer,
	"likes" integer,
	"status" text DEFAULT 'not_connected' NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"join_course" text DEFAULT 'approved' NOT NULL,
	"rejection_count" integer DEFAULT 0 NOT NULL,
	"join_request_not_allowed_until" timestamp with time zone,
	"join_refusal" text,
	"is_country_refused" boolean DEFAULT false NOT NULL,
	"is_access_revoked" boolean DEFAULT false NOT NULL,
	"added_from_product" integer,
	"join_location" text,
	"air_vertical_id" integer,
	"selected_vertical_id" integer,
	"resolution" text,
	"chat_id" integer,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"contract" jsonb,
	"metrics" jsonb,
	"issues" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"issue_descriptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_banners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "gateway_usage" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gateway_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
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
CREATE TABLE "ads_boost_configs" (
	"partner_id" integer NOT NULL,
	"channel_guid" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "ads_boost_configs_partner_id_channel_guid_pk" PRIMARY KEY("partner_id","channel_guid")
);
--> statement-breakpoint
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
CREATE TABLE "help_articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"popular" integer,
	"related" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_edition" (
	"id" integer PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"user_id" integer,
	"is_useful" boolean NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_interactions" (
	"id" serial PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_texts" (
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"serves" text[] NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"content_html" text NOT NULL,
	"plain" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"head" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "help_texts_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"color_id" integer NOT NULL,
	"icon" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"spelling" text NOT NULL,
	"is_telling" boolean NOT NULL,
	CONSTRAINT "help_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "product_pins" (
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_pins_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_provisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"chat_id" integer,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_support_chats" (
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"chat_id" integer NOT NULL,
	CONSTRAINT "product_support_chats_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "chat_mentions" (
	"message_id" integer NOT NULL,
	"chat_id" integer NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "chat_mentions_message_id_pk" PRIMARY KEY("message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"participant_id" integer,
	"type" integer DEFAULT 0 NOT NULL,
	"html" text NOT NULL,
	"markdown" text,
	"reply_to_message_id" integer,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreement" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_participants" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"avatar" text,
	"color" text,
	"role" text,
	"is_manager" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"participant_id" integer NOT NULL,
	"emoji" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"process_type" text NOT NULL,
	"processable" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_group_chat" boolean DEFAULT false NOT NULL,
	"is_closed_by_self" boolean DEFAULT false NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"mentions_count" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manager_replies" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"locale" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"summary" text NOT NULL,
	"message" text NOT NULL,
	"reply_to_message_id" integer,
	"rating" integer,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"type" text NOT NULL,
	"summary" text NOT NULL,
	"description" text,
	"rate_max" integer,
	"agreement_id" text,
	"chat_id" integer,
	"url" text,
	"partner_rating" integer,
	"partner_comment" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"previous_version" integer,
	"scanned_copy_url" text
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso_code" text NOT NULL,
	"name" text NOT NULL,
	"regions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "countries_isoCode_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text,
	"birthday" date,
	"country_id" integer,
	"region" text,
	"city" text,
	"address" text,
	"zip_code" text,
	"is_scalelab" boolean DEFAULT false NOT NULL,
	"lead_origin" text,
	"homepage" text,
	"p2p_payments_count" integer,
	"p2p_pending_count" integer,
	"p2p_wallet" text,
	"manager" jsonb,
	"capabilities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"balance" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_modals" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_attempts" (
	"state" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"platform" text NOT NULL,
	"is_joining" boolean NOT NULL,
	"referer" text NOT NULL,
	"product_id" integer,
	"portal_origin" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ending" jsonb,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"choice" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"subscriber_count" integer NOT NULL,
	"view_count" integer NOT NULL,
	"partner_percent" integer NOT NULL,
	"partner_revenue" numeric(12, 2) NOT NULL,
	"counted_from" timestamp with time zone,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"scheme" text NOT NULL,
	"marker" text NOT NULL,
	"hit_count" integer DEFAULT 0 NOT NULL,
	"registration_count" integer DEFAULT 0 NOT NULL,
	"daily_hits" integer DEFAULT 0 NOT NULL,
	"counted_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"hit_count" integer DEFAULT 0 NOT NULL,
	"registration_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_visits_link_id_day_source_pk" PRIMARY KEY("link_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"times" jsonb NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "oidc_payloads_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"csrf_token" text NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"impersonation_ends_at" timestamp with time zone,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"avatar_image" text,
	"two_factor_method" text,
	"profile_status" text,
	"profile_status_description" text,
	"deactivate_requested_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"date_format" text DEFAULT 'US' NOT NULL,
	"intro_tour" boolean DEFAULT true NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"referral_code" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_channels" ADD CONSTRAINT "ai_channels_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_channels" ADD CONSTRAINT "ai_channels_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_items" ADD CONSTRAINT "ai_items_job_id_ai_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ai_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_items" ADD CONSTRAINT "ai_items_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_job_parts" ADD CONSTRAINT "ai_job_parts_job_id_ai_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ai_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_jobs" ADD CONSTRAINT "ai_jobs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_jobs" ADD CONSTRAINT "ai_jobs_ai_channel_id_ai_channels_id_fk" FOREIGN KEY ("ai_channel_id") REFERENCES "public"."ai_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_ledger" ADD CONSTRAINT "ai_ledger_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_localizations" ADD CONSTRAINT "ai_localizations_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_orders" ADD CONSTRAINT "ai_orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_terms" ADD CONSTRAINT "ai_terms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD CONSTRAINT "ai_videos_ai_channel_id_ai_channels_id_fk" FOREIGN KEY ("ai_channel_id") REFERENCES "public"."ai_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_prompts" ADD CONSTRAINT "optimization_prompts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_runs" ADD CONSTRAINT "optimization_runs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_suggestions" ADD CONSTRAINT "optimization_suggestions_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_usage" ADD CONSTRAINT "gateway_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_boost_configs" ADD CONSTRAINT "ads_boost_configs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_platforms" ADD CONSTRAINT "distribution_platforms_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_platforms" ADD CONSTRAINT "distribution_platforms_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_requests" ADD CONSTRAINT "distribution_requests_platform_id_distribution_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."distribution_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_feedback" ADD CONSTRAINT "help_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_interactions" ADD CONSTRAINT "help_interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pins" ADD CONSTRAINT "product_pins_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_support_chats" ADD CONSTRAINT "product_support_chats_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_support_chats" ADD CONSTRAINT "product_support_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_participant_id_chat_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."chat_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_participants" ADD CONSTRAINT "chat_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_participant_id_chat_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."chat_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_replies" ADD CONSTRAINT "manager_replies_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_replies" ADD CONSTRAINT "manager_replies_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_category_id_support_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."support_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_modals" ADD CONSTRAINT "pending_modals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_attempts" ADD CONSTRAINT "platform_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_channels" ADD CONSTRAINT "referral_channels_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_codes" ADD CONSTRAINT "second_factor_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "ai_videos_published" ON "ai_videos" USING btree ("ai_channel_id","published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "optimization_suggestions_place" ON "optimization_suggestions" USING btree ("video_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_platform_guid" ON "channels" USING btree ("platform","platform_guid");--> statement-breakpoint
CREATE INDEX "channels_partner" ON "channels" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "gateway_calls_user" ON "gateway_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "distribution_platforms_partner" ON "distribution_platforms" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distribution_requests_channel" ON "distribution_requests" USING btree ("platform_id","channel_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "help_feedback_person" ON "help_feedback" USING btree ("article_id","user_id");--> statement-breakpoint
CREATE INDEX "help_texts_words" ON "help_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "help_texts_head" ON "help_texts" USING gin ("head");--> statement-breakpoint
CREATE INDEX "help_words_spelling" ON "help_words" USING btree ("locale","spelling" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "help_words_likeness" ON "help_words" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_provisions_channel" ON "product_provisions" USING btree ("product_id","channel_id");--> statement-breakpoint
CREATE INDEX "product_provisions_partner" ON "product_provisions" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "chat_mentions_chat" ON "chat_mentions" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "chat_messages_chat_order" ON "chat_messages" USING btree ("chat_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_participants_chat" ON "chat_participants" USING btree ("chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reactions_choice" ON "chat_reactions" USING btree ("message_id","participant_id","emoji");--> statement-breakpoint
CREATE INDEX "chats_partner_updated" ON "chats" USING btree ("partner_id","updated_at");--> statement-breakpoint
CREATE INDEX "manager_replies_due" ON "manager_replies" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_chat" ON "support_requests" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "uploads_partner" ON "uploads" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "notifications_partner" ON "notifications" USING btree ("partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_partner_kind" ON "agreements" USING btree ("partner_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_user" ON "partners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_marker" ON "referral_links" USING btree ("marker");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_current" ON "referral_links" USING btree ("partner_id") WHERE "referral_links"."scheme" = 'v4';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_last" ON "login_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "oidc_payloads_grant" ON "oidc_payloads" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payloads_uid" ON "oidc_payloads" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "users_subject" ON "users" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");