CREATE TABLE "store_order_reports" (
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "store_order_reports_order_id_event_pk" PRIMARY KEY("order_id","event")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"secret_version" integer DEFAULT 0 NOT NULL,
	"earlier_secret" text,
	"earlier_until" timestamp with time zone,
	"events" text[] NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_order_reports" ADD CONSTRAINT "store_order_reports_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id");
--> statement-breakpoint
INSERT INTO "store_order_reports" ("order_id", "event") SELECT "id", 'paid' FROM "store_orders" WHERE "paid_at" IS NOT NULL UNION ALL SELECT "id", 'sent' FROM "store_orders" WHERE "state" = 'fulfilled' UNION ALL SELECT "id", 'canceled' FROM "store_orders" WHERE "state" = 'canceled' UNION ALL SELECT "order_id", 'refund ' || "id" || ' ' || "state" FROM "store_refunds" WHERE "state" <> 'pending';
