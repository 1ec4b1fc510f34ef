ALTER TABLE "partners" ADD COLUMN "earns_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "payouts" jsonb DEFAULT '[]'::jsonb NOT NULL;