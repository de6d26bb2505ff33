CREATE TABLE "store_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" varchar(3) NOT NULL,
	"due_at" timestamp with time zone,
	"reported_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_disputes_reference" UNIQUE("provider","reference"),
	CONSTRAINT "store_disputes_state" CHECK ("store_disputes"."state" in ('open', 'review', 'won', 'lost', 'closed')),
	CONSTRAINT "store_disputes_cents" CHECK ("store_disputes"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_settings" ADD COLUMN "owner_language" text;--> statement-breakpoint
ALTER TABLE "store_disputes" ADD CONSTRAINT "store_disputes_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_disputes_order" ON "store_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_disputes_reported_at" ON "store_disputes" USING btree ("reported_at");