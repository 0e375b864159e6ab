DROP INDEX "bells_waiting";--> statement-breakpoint
CREATE INDEX "bells_waiting" ON "bells" USING btree ("id") WHERE "bells"."state" = 'waiting';