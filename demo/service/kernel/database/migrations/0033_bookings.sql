CREATE TABLE "booking_services" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"step_minutes" integer NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"most_people" integer DEFAULT 1 NOT NULL,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"change_minutes" integer DEFAULT 0 NOT NULL,
	"days_ahead" integer DEFAULT 60 NOT NULL,
	"time_zone" text NOT NULL,
	"hours" text[] NOT NULL,
	"closed_days" text[] DEFAULT '{}' NOT NULL,
	"notify" text,
	"remind_minutes" integer DEFAULT 1440 NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_services_times" CHECK ("booking_services"."minutes" between 5 and 1440 and "booking_services"."step_minutes" between 5 and 1440),
	CONSTRAINT "booking_services_buffer" CHECK ("booking_services"."buffer_minutes" between 0 and 1440),
	CONSTRAINT "booking_services_seats" CHECK ("booking_services"."seats" between 1 and 1000 and "booking_services"."most_people" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"service_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"people" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_booking_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."booking_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_service" ON "bookings" USING btree ("service_id","state","ends_at");--> statement-breakpoint
CREATE INDEX "bookings_starts_at" ON "bookings" USING btree ("starts_at","id");