CREATE TABLE "repeated_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text,
	"form_id" text NOT NULL,
	"payload_hash" text NOT NULL,
	"email" text NOT NULL,
	"not_stored" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeated_submissions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "submission_senders" (
	"form_id" text NOT NULL,
	"sender_hash" text NOT NULL,
	"submission_id" text NOT NULL,
	CONSTRAINT "submission_senders_form_id_sender_hash_pk" PRIMARY KEY("form_id","sender_hash")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "max_submissions" integer;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "once_per" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "closed_text" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sender_hash" text;--> statement-breakpoint
ALTER TABLE "repeated_submissions" ADD CONSTRAINT "repeated_submissions_key_submission_keys_key_fk" FOREIGN KEY ("key") REFERENCES "public"."submission_keys"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_submissions" ADD CONSTRAINT "repeated_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_senders" ADD CONSTRAINT "submission_senders_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_senders" ADD CONSTRAINT "submission_senders_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeated_submissions_created_at" ON "repeated_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submission_senders_submission_id" ON "submission_senders" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submissions_counted" ON "submissions" USING btree ("form_id") WHERE not is_spam and deleted_at is null;