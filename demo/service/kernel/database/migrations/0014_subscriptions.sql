CREATE TABLE "store_subscription_orders" (
	"subscription_id" text NOT NULL,
	"cycle" integer NOT NULL,
	"order_id" text NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "store_subscription_orders_subscription_id_cycle_pk" PRIMARY KEY("subscription_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "store_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"token" text NOT NULL,
	"order_id" text NOT NULL,
	"rhythm" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"currency" varchar(3) NOT NULL,
	"lines" jsonb NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"payments" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"first_day" text NOT NULL,
	"cycle" integer DEFAULT 1 NOT NULL,
	"paid" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_day" text,
	"next_at" timestamp with time zone,
	"ends_day" text,
	"canceled_by" text,
	"is_cancel_sent" boolean DEFAULT true NOT NULL,
	"reported_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_subscriptions_number_unique" UNIQUE("number"),
	CONSTRAINT "store_subscriptions_token_unique" UNIQUE("token"),
	CONSTRAINT "store_subscriptions_order" UNIQUE("order_id","rhythm"),
	CONSTRAINT "store_subscriptions_reference" UNIQUE("provider","reference"),
	CONSTRAINT "store_subscriptions_state" CHECK ("store_subscriptions"."state" in ('active', 'pastDue', 'canceled', 'ended', 'unpaid')),
	CONSTRAINT "store_subscriptions_period" CHECK ("store_subscriptions"."unit" in ('week', 'month', 'year') and "store_subscriptions"."value" >= 1 and "store_subscriptions"."payments" >= 0),
	CONSTRAINT "store_subscriptions_counts" CHECK ("store_subscriptions"."cycle" >= 1 and "store_subscriptions"."paid" >= 0 and "store_subscriptions"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_subscription_orders" ADD CONSTRAINT "store_subscription_orders_subscription_id_store_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."store_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_subscription_orders" ADD CONSTRAINT "store_subscription_orders_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_subscriptions" ADD CONSTRAINT "store_subscriptions_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_subscription_orders_order" ON "store_subscription_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_subscriptions_next_at" ON "store_subscriptions" USING btree ("next_at");