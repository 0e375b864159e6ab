CREATE TABLE "order_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"channel" text NOT NULL,
	"text" text NOT NULL,
	"once" text NOT NULL,
	"held_until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_messages_channel" CHECK ("order_messages"."channel" = any ('{sms,mail}'::text[]))
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_note";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order_id_id_index" ON "order_messages" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "order_messages_key" ON "order_messages" USING btree ("order_id","key");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK ("order_events"."note" = any ('{placed,placed-with-points,payment-received,payment-overdue,cancelled-by-buyer,cancelled-by-store,delivery-failed,new-day,new-day-by-buyer,changed-by-store,money-returned,reserved-for-exchange,exchanged,exchange-dropped}'::text[]));