CREATE TABLE "store_tax_changes" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_tax_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_vital_sums" (
	"day" date NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_vital_sums_day_list_name_metric_bucket_pk" PRIMARY KEY("day","list","name","metric","bucket")
);
--> statement-breakpoint
DROP INDEX "search_entries_words";--> statement-breakpoint
DROP INDEX "store_customers_words";--> statement-breakpoint
DROP INDEX "store_orders_words";--> statement-breakpoint
DROP INDEX "store_products_words";--> statement-breakpoint
DROP INDEX "store_products_categories";--> statement-breakpoint
DROP INDEX "store_subscriptions_words";--> statement-breakpoint
CREATE INDEX "store_tax_changes_day" ON "store_tax_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "store_categories_order" ON "store_categories" USING btree ("position","name","id");--> statement-breakpoint
CREATE INDEX "store_categories_words" ON "store_categories" USING gin (to_tsvector('simple', translate("name" || ' ' || "id", '@._+-/<>&', '         '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_customers_words" ON "store_customers" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_orders_words" ON "store_orders" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_products_words" ON "store_products" USING gin (to_tsvector('simple', translate("name" || ' ' || "id", '@._+-/<>&', '         '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_products_categories" ON "store_products" USING gin ("categories") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_subscriptions_words" ON "store_subscriptions" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         '))) WITH (fastupdate=false);--> statement-breakpoint
-- The days on which an order that was paid then counts: that of its payment, and those of its refunds, none of which counts before it.
CREATE FUNCTION store_note_tax_days(order_id text, paid timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	INSERT INTO store_tax_changes (day)
		SELECT (moment AT TIME ZONE 'UTC')::date FROM (
			SELECT paid AS moment UNION ALL SELECT greatest(refund.created_at, paid) FROM store_refunds refund WHERE refund.order_id = $1
		) moments WHERE paid IS NOT NULL GROUP BY 1;
$$;
--> statement-breakpoint
CREATE FUNCTION store_note_order_tax() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM store_note_tax_days(OLD.id, OLD.paid_at);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM store_note_tax_days(NEW.id, NEW.paid_at);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_orders_tax_insert AFTER INSERT ON store_orders
	FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION store_note_order_tax();
--> statement-breakpoint
CREATE TRIGGER store_orders_tax_delete AFTER DELETE ON store_orders
	FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION store_note_order_tax();
--> statement-breakpoint
-- What else changes of an order, such as its note, changes no sum.
CREATE TRIGGER store_orders_tax_update AFTER UPDATE ON store_orders
	FOR EACH ROW WHEN (
		(OLD.paid_at, OLD.state IN ('refunded', 'canceled'), OLD.currency, OLD.location, OLD.tax_rules, OLD.tax_cents, OLD.gift_card_cents,
			OLD.grand_total_cents, OLD.is_reverse_charge)
		IS DISTINCT FROM
		(NEW.paid_at, NEW.state IN ('refunded', 'canceled'), NEW.currency, NEW.location, NEW.tax_rules, NEW.tax_cents, NEW.gift_card_cents,
			NEW.grand_total_cents, NEW.is_reverse_charge)
	) EXECUTE FUNCTION store_note_order_tax();
--> statement-breakpoint
-- Refunds of one order are made one after another: the order is locked first.
CREATE FUNCTION store_note_refund_tax() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid timestamp with time zone;
BEGIN
	SELECT paid_at INTO paid FROM store_orders WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END FOR UPDATE;
	IF paid IS NULL THEN
		RETURN NULL;
	END IF;
	PERFORM store_note_tax_days(CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END, paid);
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO store_tax_changes (day) VALUES ((greatest(OLD.created_at, paid) AT TIME ZONE 'UTC')::date);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_refunds_tax_insert AFTER INSERT ON store_refunds
	FOR EACH ROW WHEN (NEW.state = 'settled') EXECUTE FUNCTION store_note_refund_tax();
--> statement-breakpoint
CREATE TRIGGER store_refunds_tax_delete AFTER DELETE ON store_refunds
	FOR EACH ROW WHEN (OLD.state = 'settled') EXECUTE FUNCTION store_note_refund_tax();
--> statement-breakpoint
CREATE TRIGGER store_refunds_tax_update AFTER UPDATE ON store_refunds
	FOR EACH ROW WHEN ((OLD.state = 'settled', OLD.cents, OLD.created_at) IS DISTINCT FROM (NEW.state = 'settled', NEW.cents, NEW.created_at))
	EXECUTE FUNCTION store_note_refund_tax();
