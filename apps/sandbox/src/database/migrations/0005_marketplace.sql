CREATE TABLE "gateway_usage" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gateway_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_pins" (
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_pins_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_provisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"chat_id" integer,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_support_chats" (
	"partner_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"chat_id" integer NOT NULL,
	CONSTRAINT "product_support_chats_partner_id_product_id_pk" PRIMARY KEY("partner_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "gateway_usage" ADD CONSTRAINT "gateway_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pins" ADD CONSTRAINT "product_pins_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_provisions" ADD CONSTRAINT "product_provisions_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_support_chats" ADD CONSTRAINT "product_support_chats_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_support_chats" ADD CONSTRAINT "product_support_chats_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_provisions_channel" ON "product_provisions" USING btree ("product_id","channel_id");--> statement-breakpoint
CREATE INDEX "product_provisions_partner" ON "product_provisions" USING btree ("partner_id");