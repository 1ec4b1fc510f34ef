CREATE TABLE "ai_job_parts" (
	"job_id" integer NOT NULL,
	"part" integer NOT NULL,
	"language" text NOT NULL,
	"video_ids" integer[] NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ai_job_parts_job_id_part_language_pk" PRIMARY KEY("job_id","part","language")
);
--> statement-breakpoint
ALTER TABLE "ai_job_parts" ADD CONSTRAINT "ai_job_parts_job_id_ai_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."ai_jobs"("id") ON DELETE cascade ON UPDATE no action;