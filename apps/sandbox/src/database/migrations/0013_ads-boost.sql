CREATE TABLE "ads_boost_configs" (
	"partner_id" integer NOT NULL,
	"channel_guid" text NOT NULL,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "ads_boost_configs_partner_id_channel_guid_pk" PRIMARY KEY("partner_id","channel_guid")
);
--> statement-breakpoint
ALTER TABLE "ads_boost_configs" ADD CONSTRAINT "ads_boost_configs_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;