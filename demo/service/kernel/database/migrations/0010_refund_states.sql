ALTER TABLE "store_refunds" ADD COLUMN "state" text DEFAULT 'settled' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD COLUMN "is_by_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD COLUMN "problem" jsonb;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_refunds" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "charge_reference" text;--> statement-breakpoint
CREATE INDEX "store_refunds_pending" ON "store_refunds" USING btree ("next_try_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "store_orders_charge" ON "store_orders" USING btree ("charge_reference");--> statement-breakpoint
ALTER TABLE "store_refunds" ADD CONSTRAINT "store_refunds_state" CHECK ("store_refunds"."state" in ('pending', 'settled', 'failed'));