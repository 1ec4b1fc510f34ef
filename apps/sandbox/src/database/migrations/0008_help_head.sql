ALTER TABLE "help_texts" ADD COLUMN "head" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "help_texts_head" ON "help_texts" USING gin ("head");