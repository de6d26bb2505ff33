ALTER TABLE "forms" ADD COLUMN "takes_unknown_files" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "count" bigint DEFAULT 0 NOT NULL;