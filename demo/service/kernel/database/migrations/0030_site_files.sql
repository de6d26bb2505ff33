CREATE TABLE "site_file_parts" (
	"upload_id" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "site_file_parts_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_file_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"is_replacement" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"size" integer NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text DEFAULT '' NOT NULL,
	"focal_x" real,
	"focal_y" real,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_files_content_id_unique" UNIQUE("content_id")
);
--> statement-breakpoint
ALTER TABLE "site_file_parts" ADD CONSTRAINT "site_file_parts_upload_id_site_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."site_file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_file_uploads_created_at" ON "site_file_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_files_newest" ON "site_files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "site_files_folder" ON "site_files" USING btree ("folder","created_at","id");