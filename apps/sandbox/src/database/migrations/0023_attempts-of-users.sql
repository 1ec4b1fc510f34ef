ALTER TABLE "platform_attempts" DROP CONSTRAINT "platform_attempts_session_id_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "platform_attempts" DROP COLUMN "session_id";