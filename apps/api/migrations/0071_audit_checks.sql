CREATE TABLE "audit_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_checks_one" CHECK ("audit_checks"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "payments_changed" ON "payments" USING btree ("changed_at");