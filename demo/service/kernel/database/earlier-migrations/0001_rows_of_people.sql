ALTER TABLE "forms" ALTER COLUMN "edited_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "edited_at" SET DEFAULT now();