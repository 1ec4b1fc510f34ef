ALTER TABLE "ai_videos" ADD COLUMN "tags" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD COLUMN "thumbnail_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD COLUMN "changes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD COLUMN "changed_texts" jsonb;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD COLUMN "suggestions_written_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "optimization_suggestions" DROP CONSTRAINT "optimization_suggestions_video_id_optimization_videos_id_fk";--> statement-breakpoint
CREATE TEMPORARY TABLE "same_videos" AS
	SELECT o."id" AS "old_id", v."id" AS "new_id", o."texts", o."changes_at", o."changed_texts", o."written_at"
	FROM "optimization_videos" o
	JOIN "channels" c ON c."partner_id" = o."partner_id" AND c."platform_guid" = o."channel_guid"
	JOIN "ai_channels" a ON a."channel_id" = c."id"
	JOIN "ai_videos" v ON v."ai_channel_id" = a."id" AND v."platform_guid" = o."platform_guid";--> statement-breakpoint
UPDATE "ai_videos" v SET "title" = s."texts"->>'title', "description" = s."texts"->>'description',
	"tags" = s."texts"->>'tags', "thumbnail_text" = s."texts"->>'thumbnail_text',
	"changes_at" = s."changes_at", "changed_texts" = s."changed_texts", "suggestions_written_at" = s."written_at"
	FROM "same_videos" s WHERE s."new_id" = v."id";--> statement-breakpoint
UPDATE "ai_videos" v SET "suggestions_written_at" = v."published_at"
	WHERE v."suggestions_written_at" IS NULL AND v."published_at" < (
		SELECT min(n."published_at") FROM "same_videos" s JOIN "ai_videos" n ON n."id" = s."new_id"
		WHERE n."ai_channel_id" = v."ai_channel_id");--> statement-breakpoint
DELETE FROM "optimization_suggestions" WHERE "video_id" NOT IN (SELECT "old_id" FROM "same_videos");--> statement-breakpoint
DROP INDEX "optimization_suggestions_place";--> statement-breakpoint
UPDATE "optimization_suggestions" o SET "video_id" = s."new_id" FROM "same_videos" s WHERE s."old_id" = o."video_id";--> statement-breakpoint
CREATE UNIQUE INDEX "optimization_suggestions_place" ON "optimization_suggestions" USING btree ("video_id","field");--> statement-breakpoint
DROP TABLE "same_videos";--> statement-breakpoint
DROP TABLE "optimization_videos";--> statement-breakpoint
ALTER TABLE "optimization_suggestions" ADD CONSTRAINT "optimization_suggestions_video_id_ai_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."ai_videos"("id") ON DELETE cascade ON UPDATE no action;
