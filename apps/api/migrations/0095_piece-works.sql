CREATE TABLE "piece_works" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "piece_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uin" text NOT NULL,
	"work" text NOT NULL,
	"store_id" integer NOT NULL,
	"ticket" text NOT NULL,
	"done_on" date NOT NULL,
	"price" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"struck_at" timestamp with time zone,
	CONSTRAINT "piece_works_uin" CHECK ("piece_works"."uin" ~ '^[0-9]{16}$'),
	CONSTRAINT "piece_works_work" CHECK ("piece_works"."work" = any ('{cleaning,check,polishing,rhodium,resizing,soldering,clasp,stone-setting,engraving}'::text[])),
	CONSTRAINT "piece_works_price" CHECK ("piece_works"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "visitor_uses" DROP CONSTRAINT "visitor_uses_kind";--> statement-breakpoint
ALTER TABLE "piece_works" ADD CONSTRAINT "piece_works_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_works" ADD CONSTRAINT "piece_works_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "piece_works_once" ON "piece_works" USING btree ("store_id","ticket","uin","work") WHERE "piece_works"."struck_at" is null;--> statement-breakpoint
CREATE INDEX "piece_works_uin_index" ON "piece_works" USING btree ("uin");--> statement-breakpoint
CREATE INDEX "store_purchase_lines_uin_index" ON "store_purchase_lines" USING btree ("uin");--> statement-breakpoint
ALTER TABLE "visitor_uses" ADD CONSTRAINT "visitor_uses_kind" CHECK ("visitor_uses"."kind" = any ('{callback,lead,newsletter,appointment,promo-try,certificate-try,caller-check,parcel-try,card-look}'::text[]));