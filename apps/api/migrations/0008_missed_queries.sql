CREATE TABLE "missed_queries" (
	"query" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missed_queries_count_index" ON "missed_queries" USING btree ("count");