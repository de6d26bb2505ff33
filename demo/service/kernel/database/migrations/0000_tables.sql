CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"sender" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seen" text[] NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_seeded" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_documents" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_user_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" integer[] NOT NULL,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"thread" text NOT NULL,
	"root_id" text,
	"parent_id" text,
	"state" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"thanks_path" text,
	"thanks_text" text,
	"notify" text,
	"captcha" text,
	"subscribes" boolean DEFAULT false NOT NULL,
	"takes_unknown_files" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "submission_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"form_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text,
	"form_id" text NOT NULL,
	"payload_hash" text NOT NULL,
	"values" jsonb NOT NULL,
	"context" jsonb NOT NULL,
	"suspicion" text,
	"read_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text,
	"field_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"submission_id" text,
	"language" text DEFAULT 'en' NOT NULL,
	"letter_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"keywords" text NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (
      setweight(to_tsvector('simple', "search_entries"."title"), 'A') || setweight(to_tsvector('english', "search_entries"."title"), 'A')
      || setweight(to_tsvector('simple', "search_entries"."keywords" || ' ' || "search_entries"."section"), 'B') || setweight(to_tsvector('english', "search_entries"."keywords"), 'B')
      || setweight(to_tsvector('simple', "search_entries"."text"), 'D') || setweight(to_tsvector('english', "search_entries"."text"), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_gift_card_uses" (
	"code" varchar(19) NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_gift_card_uses_code_order_id_pk" PRIMARY KEY("code","order_id"),
	CONSTRAINT "store_gift_card_uses_cents" CHECK ("store_gift_card_uses"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_gift_cards" (
	"code" varchar(19) PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_at" integer NOT NULL,
	"initial_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_gift_cards_initial" CHECK ("store_gift_cards"."initial_cents" between 1 and 100000000),
	CONSTRAINT "store_gift_cards_balance" CHECK ("store_gift_cards"."balance_cents" between 0 and "store_gift_cards"."initial_cents")
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
CREATE TABLE "store_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "store_refunds_cents" CHECK ("store_refunds"."cents" > 0)
);
--> statement-breakpoint
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
	"gift_cards" text[] DEFAULT '{}' NOT NULL,
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
	"language" text DEFAULT 'en' NOT NULL,
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
	"gift_card_cents" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "store_orders_total" CHECK ("store_orders"."grand_total_cents" = "store_orders"."subtotal_cents" - "store_orders"."discount_cents" + "store_orders"."shipping_cost_cents" + "store_orders"."added_tax_cents" - "store_orders"."gift_card_cents"),
	CONSTRAINT "store_orders_gift_card" CHECK ("store_orders"."gift_card_cents" >= 0 and "store_orders"."grand_total_cents" >= 0)
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
	CONSTRAINT "store_products_max_per_order" CHECK ("store_products"."max_per_order" between 1 and 999),
	CONSTRAINT "store_products_plans" CHECK (jsonb_typeof("store_products"."plans") = 'array' and jsonb_array_length("store_products"."plans") <= 12 and jsonb_array_length(jsonb_path_query_array("store_products"."plans", '$[*] ? (@.id.type() == "string" && (@.billingPeriod.unit == "week" || @.billingPeriod.unit == "month" || @.billingPeriod.unit == "year") && @.billingPeriod.value >= 1 && @.billingPeriod.value <= 999 && @.numBillingCycles >= 0 && @.numBillingCycles <= 999 && @.percentOff >= 0 && @.percentOff <= 100)')) = jsonb_array_length("store_products"."plans")),
	CONSTRAINT "store_products_sold" CHECK ("store_products"."is_sold_once" or jsonb_array_length("store_products"."plans") > 0),
	CONSTRAINT "store_products_form" CHECK (jsonb_typeof("store_products"."form") = 'array' and jsonb_array_length("store_products"."form") <= 60 and jsonb_array_length(jsonb_path_query_array("store_products"."form", '$[*] ? (@.id.type() == "string" && @.type.type() == "string" && @.title.type() == "string")')) = jsonb_array_length("store_products"."form"))
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
	CONSTRAINT "store_variants_stock" CHECK ("store_variants"."qty_in_stock" >= 0),
	CONSTRAINT "store_variants_picture" CHECK ("store_variants"."picture" is null or (jsonb_typeof("store_variants"."picture"->'alt') = 'string' and (jsonb_exists("store_variants"."picture", 'name') or jsonb_exists("store_variants"."picture", 'file'))))
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_counts_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "analytics_errors" (
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"page" text NOT NULL,
	"element" text NOT NULL,
	"version" text NOT NULL,
	"settings" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_errors_day_fingerprint_pk" PRIMARY KEY("day","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "analytics_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_visitors" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "analytics_visitors_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
CREATE TABLE "analytics_vitals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"page" text NOT NULL,
	"element" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_vitals_day_metric_page_element_bucket_pk" PRIMARY KEY("day","metric","page","element","bucket")
);
--> statement-breakpoint
CREATE TABLE "consent_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"consent" text NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"has_privacy_signal" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_user_sessions" ADD CONSTRAINT "site_user_sessions_user_id_site_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."site_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_keys" ADD CONSTRAINT "submission_keys_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_key_submission_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."submission_keys"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gift_card_uses" ADD CONSTRAINT "store_gift_card_uses_code_store_gift_cards_code_fk" FOREIGN KEY ("code") REFERENCES "public"."store_gift_cards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gift_card_uses" ADD CONSTRAINT "store_gift_card_uses_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gift_cards" ADD CONSTRAINT "store_gift_cards_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_page_drafts" ADD CONSTRAINT "store_page_drafts_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_entries" ADD CONSTRAINT "store_cart_entries_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cart_keys" ADD CONSTRAINT "store_cart_keys_cart_id_store_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."store_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_reviews" ADD CONSTRAINT "store_reviews_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_variants" ADD CONSTRAINT "store_variants_product_id_store_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_next_try_at" ON "letters" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "site_user_sessions_expires_at" ON "site_user_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread","state","created_at");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "comments_state" ON "comments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "submission_keys_expires_at" ON "submission_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "submissions_created_at" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_unread" ON "submissions" USING btree ("form_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "submissions_deleted_at" ON "submissions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "uploads_submission_id" ON "uploads" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "subscribers_submission_id" ON "subscribers" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "store_gift_cards_order" ON "store_gift_cards" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_page_drafts_expires_at" ON "store_page_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_refunds_order" ON "store_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_carts_expires_at" ON "store_carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "store_orders_created_at" ON "store_orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_orders_cart" ON "store_orders" USING btree ("cart_id") WHERE state <> 'canceled';--> statement-breakpoint
CREATE INDEX "store_products_position" ON "store_products" USING btree ("position");--> statement-breakpoint
CREATE INDEX "store_reviews_product" ON "store_reviews" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "store_variants_product" ON "store_variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "analytics_logs_day" ON "analytics_logs" USING btree ("day");--> statement-breakpoint
CREATE INDEX "consent_receipts_day" ON "consent_receipts" USING btree ("day");