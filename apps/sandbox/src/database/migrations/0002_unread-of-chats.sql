ALTER TABLE "channels" DROP COLUMN "unread_count";--> statement-breakpoint
ALTER TABLE "distribution_platforms" DROP COLUMN "unread_count";