CREATE TABLE "referral_visits" (
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"hit_count" integer DEFAULT 0 NOT NULL,
	"registration_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_visits_link_id_day_source_pk" PRIMARY KEY("link_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "referral_channels" ADD COLUMN "counted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referral_links" ADD COLUMN "daily_hits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_links" ADD COLUMN "counted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;