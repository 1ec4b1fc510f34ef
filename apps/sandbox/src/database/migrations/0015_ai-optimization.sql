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
CREATE TABLE "optimization_videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"channel_guid" text NOT NULL,
	"platform_guid" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"changes_at" timestamp with time zone,
	"changed_texts" jsonb,
	"written_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "optimization_prompts" ADD CONSTRAINT "optimization_prompts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_runs" ADD CONSTRAINT "optimization_runs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_suggestions" ADD CONSTRAINT "optimization_suggestions_video_id_optimization_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."optimization_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_videos" ADD CONSTRAINT "optimization_videos_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "optimization_suggestions_place" ON "optimization_suggestions" USING btree ("video_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "optimization_videos_guid" ON "optimization_videos" USING btree ("partner_id","platform_guid");--> statement-breakpoint
CREATE INDEX "optimization_videos_channel" ON "optimization_videos" USING btree ("channel_guid","published_at");