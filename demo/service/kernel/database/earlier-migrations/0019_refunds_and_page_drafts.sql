CREATE TABLE "store_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_refunds_cents" CHECK ("store_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_page_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text,
	"posted" jsonb NOT NULL,
	"problem" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_page_drafts_cart" UNIQUE("cart_id")
);
--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_page_drafts" ADD CONSTRAINT "store_page_drafts_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_refunds_order" ON "store_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_page_drafts_expires_at" ON "store_page_drafts" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "store_refunds" ("id", "order_id", "cents", "created_at") SELECT 'before ' || "id", "id", "refunded_cents", NULL FROM "store_orders" WHERE "refunded_cents" > 0;
