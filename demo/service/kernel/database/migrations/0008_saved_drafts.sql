CREATE TABLE "saved_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"page" text NOT NULL,
	"data" text NOT NULL,
	"mask" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "save_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_drafts" ADD CONSTRAINT "saved_drafts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_drafts_form_id" ON "saved_drafts" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "saved_drafts_expires_at" ON "saved_drafts" USING btree ("expires_at");