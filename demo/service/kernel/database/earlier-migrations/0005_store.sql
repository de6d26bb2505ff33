CREATE TABLE "store_cart_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"sku" varchar(60) NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"form" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"identity" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_cents" integer,
	"amount_cents" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_cart_entries_identity" UNIQUE("cart_id","identity"),
	CONSTRAINT "store_cart_entries_quantity" CHECK ("store_cart_entries"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "store_cart_keys" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"identity" text NOT NULL,
	CONSTRAINT "store_cart_keys_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "store_carts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"coupons" text[] NOT NULL,
	"shipping_option" text,
	"location" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" varchar(25) NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "store_coupons" (
	"code" varchar(60) PRIMARY KEY NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"cents" integer DEFAULT 0 NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_coupons_percent" CHECK ("store_coupons"."percent" between 0 and 100),
	CONSTRAINT "store_coupons_uses" CHECK ("store_coupons"."uses" >= 0 and ("store_coupons"."most_uses" is null or "store_coupons"."uses" <= "store_coupons"."most_uses"))
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"token" text NOT NULL,
	"key" text NOT NULL,
	"cart_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"payment_url" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"location" jsonb,
	"currency" varchar(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping_name" text,
	"coupons" text[] NOT NULL,
	"tax_rules" jsonb NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"shipping_cost_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"added_tax_cents" integer NOT NULL,
	"grand_total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "store_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "store_orders_token_unique" UNIQUE("token"),
	CONSTRAINT "store_orders_key_unique" UNIQUE("key"),
	CONSTRAINT "store_orders_reference" UNIQUE("provider","reference"),
	CONSTRAINT "store_orders_state" CHECK ("store_orders"."state" in ('pending', 'paid', 'fulfilled', 'canceled', 'refunded')),
	CONSTRAINT "store_orders_discount" CHECK ("store_orders"."discount_cents" between 0 and "store_orders"."subtotal_cents"),
	CONSTRAINT "store_orders_refund" CHECK ("store_orders"."refunded_cents" between 0 and "store_orders"."grand_total_cents"),
	CONSTRAINT "store_orders_total" CHECK ("store_orders"."grand_total_cents" = "store_orders"."subtotal_cents" - "store_orders"."discount_cents" + "store_orders"."shipping_cost_cents" + "store_orders"."added_tax_cents")
);
--> statement-breakpoint
CREATE TABLE "store_payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "store_files" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"product_type" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"url" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"option_names" text[] NOT NULL,
	"plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_sold_once" boolean DEFAULT true NOT NULL,
	"form" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_per_order" integer,
	"hosted_url" text,
	"donation" jsonb,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_products_state" CHECK ("store_products"."state" in ('published', 'draft')),
	CONSTRAINT "store_products_max_per_order" CHECK ("store_products"."max_per_order" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "store_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_reviews_order" UNIQUE("order_id","product_id"),
	CONSTRAINT "store_reviews_rating" CHECK ("store_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "store_shipping_options" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cents" integer NOT NULL,
	"countries" text[] NOT NULL,
	"free_from_cents" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_shipping_cents" CHECK ("store_shipping_options"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_tax_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" varchar(2) NOT NULL,
	"basis_points" integer NOT NULL,
	"is_included" boolean DEFAULT true NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_tax_share" CHECK ("store_tax_rules"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "store_variants" (
	"sku" varchar(60) PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"option_values" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"qty_in_stock" integer DEFAULT 0 NOT NULL,
	"unlimited" boolean DEFAULT false NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"picture" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_variants_price" CHECK ("store_variants"."price_cents" between 0 and 100000000 and "store_variants"."sale_price_cents" between 0 and 100000000),
	CONSTRAINT "store_variants_stock" CHECK ("store_variants"."qty_in_stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_cart_entries" ADD CONSTRAINT "store_cart_entries_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_keys" ADD CONSTRAINT "store_cart_keys_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_variants" ADD CONSTRAINT "store_variants_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_carts_expires_at" ON "store_carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_orders_created_at" ON "store_orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_cart" ON "store_orders" USING btree ("cart_id") WHERE state <> 'canceled';--> statement-breakpoint
CREATE INDEX "store_products_position" ON "store_products" USING btree ("position");--> statement-breakpoint
CREATE INDEX "store_reviews_product" ON "store_reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "store_variants_product" ON "store_variants" USING btree ("product_id");--> statement-breakpoint
INSERT INTO "store_products" ("id", "name", "description", "product_type", "url", "pictures", "categories", "tags", "option_names", "position", "edited_at")
SELECT CASE WHEN "sku" ~ '^[A-Za-z0-9][A-Za-z0-9_.-]*$' THEN "sku" ELSE 'product-' || md5("sku") END, "name", "description", CASE WHEN "unlimited" THEN 'service' ELSE 'physical' END, "url",
  CASE WHEN "image" = '' THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('name', "image", 'alt', "name")) END, '{}', '{}', '{}', "position", "edited_at" FROM "products";
--> statement-breakpoint
INSERT INTO "store_variants" ("sku", "product_id", "option_values", "price_cents", "sale_price_cents", "qty_in_stock", "unlimited")
SELECT "sku", CASE WHEN "sku" ~ '^[A-Za-z0-9][A-Za-z0-9_.-]*$' THEN "sku" ELSE 'product-' || md5("sku") END, '[]'::jsonb, "price_cents", "price_cents", "qty_in_stock", "unlimited" FROM "products";
