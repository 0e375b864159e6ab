CREATE TABLE "paid_answers" (
	"service" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paid_answers_service_question_pk" PRIMARY KEY("service","question")
);
--> statement-breakpoint
CREATE TABLE "paid_questions" (
	"service" text NOT NULL,
	"account_id" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "paid_questions_account_id_service_seconds_ends_at_pk" PRIMARY KEY("account_id","service","seconds","ends_at")
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"build" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_build_builds_id_fk" FOREIGN KEY ("build") REFERENCES "public"."builds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_answers_expires_at_index" ON "paid_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "paid_questions_ends_at_index" ON "paid_questions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "processes_seen_at_index" ON "processes" USING btree ("seen_at");