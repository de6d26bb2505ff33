CREATE TABLE "form_progress" (
	"form_id" text NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"field" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "form_progress_form_id_day_event_field_pk" PRIMARY KEY("form_id","day","event","field")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "count_starts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "starts_counted_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_progress" ADD CONSTRAINT "form_progress_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;