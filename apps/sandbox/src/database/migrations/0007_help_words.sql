CREATE TABLE "help_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "help_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
DROP INDEX "help_texts_handle";--> statement-breakpoint
CREATE INDEX "help_words_likeness" ON "help_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "help_texts" DROP COLUMN "handle";