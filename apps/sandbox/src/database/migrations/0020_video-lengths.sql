ALTER TABLE "ai_videos" ADD COLUMN "duration_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_videos" ADD COLUMN "placed_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "ai_videos" SET "duration_seconds" = CASE WHEN "video_type" = 'short'
	THEN 15 + abs(hashtext("platform_guid")::bigint) % 45
	ELSE 180 + abs(hashtext("platform_guid")::bigint) % 2700 END;--> statement-breakpoint
UPDATE "ai_videos" SET "placed_breaks" = jsonb_build_array(
	jsonb_build_object('at', round("duration_seconds" * 0.3), 'quality', CASE WHEN "id" % 3 = 0 THEN 'interruptive' ELSE 'good' END),
	jsonb_build_object('at', round("duration_seconds" * 0.62), 'quality', 'good'))
	WHERE "duration_seconds" > 600;
