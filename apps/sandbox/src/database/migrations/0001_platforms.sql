CREATE TABLE "platform_attempts" (
	"state" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"platform" text NOT NULL,
	"is_joining" boolean NOT NULL,
	"referer" text NOT NULL,
	"product_id" integer,
	"portal_origin" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"choice" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
