DROP INDEX "store_products_position";--> statement-breakpoint
DROP INDEX "store_reviews_pending";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "product_id" text;--> statement-breakpoint
CREATE INDEX "search_entries_product" ON "search_entries" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "store_refunds_created_at" ON "store_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_products_order" ON "store_products" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "store_products_categories" ON "store_products" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "store_reviews_listed" ON "store_reviews" USING btree ((not "is_published"),"created_at","id");
--> statement-breakpoint
-- The name of a category is found with each of its products.
CREATE FUNCTION store_note_category_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_product_changes (product_id)
		SELECT id FROM store_products WHERE categories @> ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END];
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_categories_change AFTER INSERT OR UPDATE OF name OR DELETE ON store_categories
	FOR EACH ROW EXECUTE FUNCTION store_note_category_change();
