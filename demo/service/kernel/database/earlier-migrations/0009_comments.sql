CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"thread" text NOT NULL,
	"root_id" text,
	"parent_id" text,
	"state" text NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"suspicion" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread","state","created_at");--> statement-breakpoint
CREATE INDEX "comments_root" ON "comments" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "comments_state" ON "comments" USING btree ("state","created_at");