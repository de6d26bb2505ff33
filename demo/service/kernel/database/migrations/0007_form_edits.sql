CREATE TABLE "submission_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "edit_days" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "edits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD CONSTRAINT "submission_versions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_versions_submission_id" ON "submission_versions" USING btree ("submission_id","replaced_at");