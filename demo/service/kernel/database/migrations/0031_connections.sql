CREATE TABLE "connections" (
	"provider" text PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"account" text NOT NULL,
	"list_id" text,
	"list_name" text,
	"double_opt_in" boolean DEFAULT true NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
