-- The help centre is filled again at the next start.
DELETE FROM "help_words";--> statement-breakpoint
DROP INDEX "help_words_likeness";--> statement-breakpoint
ALTER TABLE "help_words" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
ALTER TABLE "help_words" ADD COLUMN "is_telling" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "help_words_spelling" ON "help_words" USING btree ("locale","spelling" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "help_words_likeness" ON "help_words" USING gin ("spelling" gin_trgm_ops);