CREATE INDEX "store_orders_imported_number" ON "store_orders" USING btree ("imported_number");--> statement-breakpoint
CREATE INDEX "store_orders_words" ON "store_orders" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         ')));--> statement-breakpoint
CREATE INDEX "store_products_words" ON "store_products" USING gin (to_tsvector('simple', translate("name" || ' ' || "id", '@._+-/<>&', '         ')));--> statement-breakpoint
CREATE INDEX "store_variants_sku" ON "store_variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "store_subscriptions_next_day" ON "store_subscriptions" USING btree ("next_day","number");--> statement-breakpoint
CREATE INDEX "store_subscriptions_words" ON "store_subscriptions" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         ')));