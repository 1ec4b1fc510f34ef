ALTER TABLE "platform_attempts" ADD COLUMN "ending" jsonb;--> statement-breakpoint
ALTER TABLE "platform_attempts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_attempts" DROP COLUMN "address";