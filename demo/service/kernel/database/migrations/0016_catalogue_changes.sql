CREATE TABLE "store_product_changes" (
	"transaction" bigint DEFAULT txid_current() NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_product_changes_transaction" ON "store_product_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "store_product_changes_created_at" ON "store_product_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_orders_paid_at" ON "store_orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "store_orders_state" ON "store_orders" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "store_reviews_pending" ON "store_reviews" USING btree ("is_published","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE FUNCTION store_note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO store_product_changes (product_id) VALUES (to_jsonb(OLD) ->> TG_ARGV[0]);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO store_product_changes (product_id) VALUES (to_jsonb(NEW) ->> TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_products_change AFTER INSERT OR UPDATE OR DELETE ON store_products
	FOR EACH ROW EXECUTE FUNCTION store_note_product_change('id');
--> statement-breakpoint
CREATE TRIGGER store_variants_change AFTER INSERT OR DELETE ON store_variants
	FOR EACH ROW EXECUTE FUNCTION store_note_product_change('product_id');
--> statement-breakpoint
-- An order changes stock: a product is found differently only when nothing is left, or something is again.
CREATE TRIGGER store_variants_update AFTER UPDATE ON store_variants
	FOR EACH ROW WHEN (
		(OLD.sku, OLD.product_id, OLD.price_cents, OLD.sale_price_cents, OLD.on_sale, OLD.unlimited, OLD.position, OLD.qty_in_stock > 0)
		IS DISTINCT FROM
		(NEW.sku, NEW.product_id, NEW.price_cents, NEW.sale_price_cents, NEW.on_sale, NEW.unlimited, NEW.position, NEW.qty_in_stock > 0)
	) EXECUTE FUNCTION store_note_product_change('product_id');
--> statement-breakpoint
CREATE TRIGGER store_reviews_change AFTER INSERT OR UPDATE OR DELETE ON store_reviews
	FOR EACH ROW EXECUTE FUNCTION store_note_product_change('product_id');
