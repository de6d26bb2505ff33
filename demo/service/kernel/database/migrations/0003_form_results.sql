DROP INDEX "submissions_counted";--> statement-breakpoint
CREATE INDEX "submissions_counted" ON "submissions" USING btree ("form_id","created_at") WHERE not is_spam and deleted_at is null;