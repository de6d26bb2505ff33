CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"thanks_path" text,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"sku" varchar(60) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" varchar(3) NOT NULL,
	"image" text NOT NULL,
	"url" text NOT NULL,
	"qty_in_stock" integer DEFAULT 0 NOT NULL,
	"unlimited" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "price_in_range" CHECK ("products"."price_cents" between 0 and 100000000),
	CONSTRAINT "stock_not_negative" CHECK ("products"."qty_in_stock" >= 0)
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "submission_keys" ADD CONSTRAINT "submission_keys_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_key_submission_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."submission_keys"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_keys_expires_at" ON "submission_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "submissions_created_at" ON "submissions" USING btree ("created_at");