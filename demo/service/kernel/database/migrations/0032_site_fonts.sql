CREATE TABLE "site_fonts" (
	"id" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"category" text NOT NULL,
	"style" text NOT NULL,
	"weight_from" integer NOT NULL,
	"weight_to" integer NOT NULL,
	"axes" jsonb NOT NULL,
	"subset" text DEFAULT '' NOT NULL,
	"unicode_range" text DEFAULT '' NOT NULL,
	"license" text DEFAULT '' NOT NULL,
	"source" text,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "site_fonts_source_unique" UNIQUE("source")
);
--> statement-breakpoint
CREATE INDEX "site_fonts_family" ON "site_fonts" USING btree ("family","style","weight_from","id");