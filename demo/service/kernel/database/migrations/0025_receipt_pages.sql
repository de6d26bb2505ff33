CREATE TABLE "receipt_settings" (
	"id" text PRIMARY KEY DEFAULT 'receipts' NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "receipt_settings_one" CHECK ("receipt_settings"."id" = 'receipts'),
	CONSTRAINT "receipt_settings_value" CHECK (jsonb_typeof("receipt_settings"."value") = 'object')
);
--> statement-breakpoint
CREATE INDEX "consent_receipts_created_at" ON "consent_receipts" USING btree ("created_at","id");