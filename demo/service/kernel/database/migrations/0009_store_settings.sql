CREATE TABLE "store_settings" (
	"id" text PRIMARY KEY DEFAULT 'store' NOT NULL,
	"value" jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "store_settings_one" CHECK ("store_settings"."id" = 'store'),
	CONSTRAINT "store_settings_value" CHECK (jsonb_typeof("store_settings"."value") = 'object')
);
--> statement-breakpoint
ALTER TABLE "store_carts" ADD COLUMN "currency" varchar(3);--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "prefix" varchar(12) DEFAULT '' NOT NULL;