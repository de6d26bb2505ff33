CREATE TABLE "figure_pairs" (
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"other_kind" text NOT NULL,
	"other_name" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"onward" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figure_pairs_period_kind_name_other_kind_other_name_pk" PRIMARY KEY("period","kind","name","other_kind","other_name")
);
--> statement-breakpoint
CREATE TABLE "figure_settings" (
	"id" text PRIMARY KEY DEFAULT 'figures' NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "figure_settings_one" CHECK ("figure_settings"."id" = 'figures'),
	CONSTRAINT "figure_settings_value" CHECK (jsonb_typeof("figure_settings"."value") = 'object')
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"onward" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "figures_period_kind_name_pk" PRIMARY KEY("period","kind","name")
);
--> statement-breakpoint
CREATE INDEX "figure_pairs_other" ON "figure_pairs" USING btree ("period","other_kind","other_name");