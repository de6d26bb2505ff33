CREATE TABLE "store_customers" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "imported_from" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "imported_number" varchar(60);--> statement-breakpoint
CREATE INDEX "store_orders_email" ON "store_orders" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_imported" CHECK (("store_orders"."imported_from" is null) = ("store_orders"."number" > 0)
      and ("store_orders"."imported_from" is null or "store_orders"."state" <> 'pending'));