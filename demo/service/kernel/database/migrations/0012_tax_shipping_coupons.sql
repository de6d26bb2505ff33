CREATE TABLE "store_tax_classes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "store_tax_rules" ALTER COLUMN "basis_points" SET DATA TYPE numeric(7, 2);--> statement-breakpoint
ALTER TABLE "store_carts" ADD COLUMN "vat_id" varchar(20);--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "product_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "category_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "is_first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "is_once_per_buyer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_coupons" ADD COLUMN "is_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "vat_id" varchar(20);--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "postcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "except_postcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "basis" text DEFAULT 'flat' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "most_grams" integer;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "most_length_mm" integer;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD COLUMN "tax_class" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_tax_rules" ADD COLUMN "region" varchar(3) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_tax_rules" ADD COLUMN "postcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_tax_rules" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_tax_rules" ADD COLUMN "is_instead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "length_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "width_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "height_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD CONSTRAINT "store_shipping_basis" CHECK ("store_shipping_options"."basis" in ('flat', 'weight', 'price', 'number'));--> statement-breakpoint
ALTER TABLE "store_shipping_options" ADD CONSTRAINT "store_shipping_steps" CHECK (jsonb_typeof("store_shipping_options"."steps") = 'array' and jsonb_array_length("store_shipping_options"."steps") <= 30 and jsonb_array_length(jsonb_path_query_array("store_shipping_options"."steps", '$[*] ? (@.from >= 0 && @.cents >= 0)')) = jsonb_array_length("store_shipping_options"."steps"));--> statement-breakpoint
ALTER TABLE "store_variants" ADD CONSTRAINT "store_variants_size" CHECK (least("store_variants"."weight_grams", "store_variants"."length_mm", "store_variants"."width_mm", "store_variants"."height_mm") >= 0);