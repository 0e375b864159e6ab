CREATE TABLE "close_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "close_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"ring" integer,
	"finger" text NOT NULL,
	"chain" integer,
	"bracelet" integer,
	"metal" text NOT NULL,
	"ears" text NOT NULL,
	"day" text,
	"occasion" text NOT NULL,
	"remind" boolean NOT NULL,
	"remind_on" date,
	"reminded_on" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "close_people_day" CHECK ("close_people"."day" ~ '^[01][0-9]-[0-3][0-9]$'),
	CONSTRAINT "close_people_reminded" CHECK ("close_people"."remind" = ("close_people"."remind_on" is not null)),
	CONSTRAINT "close_people_reminded_day" CHECK (not "close_people"."remind" or "close_people"."day" is not null)
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source";--> statement-breakpoint
ALTER TABLE "close_people" ADD CONSTRAINT "close_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_people_account_id_index" ON "close_people" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "close_people_due" ON "close_people" USING btree ("remind_on") WHERE "close_people"."remind_on" is not null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" = any ('{offer,personal-data,marketing,cookies,saved-card,reminder}'::text[]));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK ("consents"."source" = any ('{checkout,registration,sign-in,form,newsletter,subscriptions,unsubscribe-link,cookie-question,erasure,saved-cards,payment,close-people}'::text[]));