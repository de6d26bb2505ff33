ALTER TABLE "subscribers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "letter_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "subscribers_submission_id" ON "subscribers" USING btree ("submission_id");
--> statement-breakpoint
UPDATE "subscribers" SET "letter_at" = "created_at", "confirmed_at" = "created_at";
