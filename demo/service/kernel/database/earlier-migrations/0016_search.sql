CREATE TABLE "search_entries" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"keywords" text NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (
      setweight(to_tsvector('simple', "search_entries"."title"), 'A') || setweight(to_tsvector('english', "search_entries"."title"), 'A')
      || setweight(to_tsvector('simple', "search_entries"."keywords" || ' ' || "search_entries"."section"), 'B') || setweight(to_tsvector('english', "search_entries"."keywords"), 'B')
      || setweight(to_tsvector('simple', "search_entries"."text"), 'D') || setweight(to_tsvector('english', "search_entries"."text"), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");