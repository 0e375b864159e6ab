CREATE TABLE "return_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
	"about" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "return_files_key_unique" UNIQUE("key"),
	CONSTRAINT "return_files_about" CHECK ("return_files"."about" = any ('{defect,postage}'::text[]))
);
--> statement-breakpoint
CREATE TABLE "return_postages" (
	"return_id" bigint PRIMARY KEY NOT NULL,
	"asked" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid" bigint,
	"paid_at" timestamp with time zone,
	"paid_by" integer,
	"way" text,
	"payment_order" text,
	CONSTRAINT "return_postages_way" CHECK ("return_postages"."way" = any ('{transfer,cash}'::text[])),
	CONSTRAINT "return_postages_sums" CHECK ("return_postages"."asked" > 0 and "return_postages"."paid" > 0 and "return_postages"."paid" <= "return_postages"."asked"),
	CONSTRAINT "return_postages_paid" CHECK (num_nulls("return_postages"."paid", "return_postages"."paid_at", "return_postages"."paid_by", "return_postages"."way") in (0, 4)
        and ("return_postages"."way" is not distinct from 'transfer') = ("return_postages"."payment_order" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_note";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_kind";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "refund_parts" ADD COLUMN "moved_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "exchange_order_id" bigint;--> statement-breakpoint
ALTER TABLE "return_files" ADD CONSTRAINT "return_files_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_postages" ADD CONSTRAINT "return_postages_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_postages" ADD CONSTRAINT "return_postages_paid_by_staff_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_files_return_id_index" ON "return_files" USING btree ("return_id");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_exchange_order_id_orders_id_fk" FOREIGN KEY ("exchange_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_exchange_order" ON "returns" USING btree ("exchange_order_id") WHERE "returns"."exchange_order_id" is not null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK ("order_events"."note" = any ('{placed,placed-with-points,payment-received,payment-overdue,cancelled-by-buyer,cancelled-by-store,delivery-failed,new-day,new-day-by-buyer,money-returned,reserved-for-exchange,exchanged,exchange-dropped}'::text[]));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_kind" CHECK ("order_tenders"."kind" = any ('{bonus,certificate,exchange,card,sbp,sberpay,credit,cash,invoice,till,parts}'::text[]));--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_moved_back" CHECK ("refund_parts"."moved_back" between 0 and "refund_parts"."amount");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" = any ('{cancelled,late-payment,paid-twice,not-kept,returned,exchanged,exchange-ended}'::text[]));