DROP INDEX "store_orders_email";--> statement-breakpoint
CREATE INDEX "store_customers_words" ON "store_customers" USING gin (to_tsvector('simple', translate("name" || ' ' || "email", '@._+-/<>&', '         ')));--> statement-breakpoint
CREATE INDEX "store_orders_buyer" ON "store_orders" USING btree (lower("email"),"created_at","number");