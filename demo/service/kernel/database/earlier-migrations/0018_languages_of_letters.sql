ALTER TABLE "forms" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;