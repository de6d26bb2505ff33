ALTER TABLE "consent_receipts" ADD COLUMN "granted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD COLUMN "declined" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD COLUMN "policy_version" text DEFAULT '' NOT NULL;