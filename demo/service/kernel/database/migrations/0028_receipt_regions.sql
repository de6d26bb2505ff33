ALTER TABLE "consent_receipts" ADD COLUMN "region_rule" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_region_rule" CHECK ("consent_receipts"."region_rule" in ('', 'opt-in', 'opt-out', 'no-banner'));