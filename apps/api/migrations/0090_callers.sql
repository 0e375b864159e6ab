CREATE TABLE "badges" (
	"number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"name_key" text NOT NULL,
	"store_id" integer,
	"service" text NOT NULL,
	"has_left" boolean NOT NULL,
	CONSTRAINT "badges_place" CHECK (("badges"."store_id" is null) = ("badges"."service" <> ''))
);
--> statement-breakpoint
CREATE TABLE "house_phones" (
	"phone" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"calls_out" boolean NOT NULL,
	"is_ended" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_uses" DROP CONSTRAINT "visitor_uses_kind";--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badges_name_key_index" ON "badges" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "badges_store_id_index" ON "badges" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "visitor_uses" ADD CONSTRAINT "visitor_uses_kind" CHECK ("visitor_uses"."kind" = any ('{callback,lead,newsletter,appointment,promo-try,certificate-try,caller-check}'::text[]));