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
ALTER TABLE "store_orders" DROP CONSTRAINT "store_orders_total";--> statement-breakpoint
ALTER TABLE "store_carts" ADD COLUMN "gift_cards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "gift_card_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_gift_card_uses" ADD CONSTRAINT "store_gift_card_uses_code_store_gift_cards_code_fk" FOREIGN KEY ("code") REFERENCES "public"."store_gift_cards"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gift_card_uses" ADD CONSTRAINT "store_gift_card_uses_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_gift_cards" ADD CONSTRAINT "store_gift_cards_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_gift_cards_order" ON "store_gift_cards" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_gift_card" CHECK ("store_orders"."gift_card_cents" >= 0 and "store_orders"."grand_total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_total" CHECK ("store_orders"."grand_total_cents" = "store_orders"."subtotal_cents" - "store_orders"."discount_cents" + "store_orders"."shipping_cost_cents" + "store_orders"."added_tax_cents" - "store_orders"."gift_card_cents");