CREATE TABLE "submission_payments" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cents" integer NOT NULL,
	"currency" varchar(3) NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"order_number" integer,
	"provider" text,
	"reference" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "submission_payments_token_unique" UNIQUE("token"),
	CONSTRAINT "submission_payments_state" CHECK ("submission_payments"."state" in ('waiting', 'paid', 'failed', 'canceled', 'expired', 'refunded')),
	CONSTRAINT "submission_payments_cents" CHECK ("submission_payments"."cents" > 0 and "submission_payments"."refunded_cents" between 0 and "submission_payments"."cents")
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "pay_field" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "holds_place_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "return_path" text;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "canceled_because" text;--> statement-breakpoint
ALTER TABLE "submission_payments" ADD CONSTRAINT "submission_payments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_payments_state" ON "submission_payments" USING btree ("state");