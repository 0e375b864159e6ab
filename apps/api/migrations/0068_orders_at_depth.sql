CREATE TABLE "account_devices" (
	"account_id" integer NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_devices_account_id_device_pk" PRIMARY KEY("account_id","device")
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_note";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_sent";--> statement-breakpoint
DROP INDEX "payments_unfinished";--> statement-breakpoint
DROP INDEX "receipts_of_payment";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "no_calls" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hides_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "storage_reminded_on" date;--> statement-breakpoint
ALTER TABLE "order_tenders" ADD COLUMN "not_taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_two_stage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "registered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "account_devices" ADD CONSTRAINT "account_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_in_work" ON "orders" USING btree ("state_since","id") WHERE "orders"."status" in ('new', 'paid', 'assembling', 'ready', 'in-delivery');--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_phone_tail" ON "orders" USING btree (right(contact ->> 'phone', 4),"id");--> statement-breakpoint
CREATE INDEX "orders_stored" ON "orders" USING btree ("store_until") WHERE "orders"."store_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_refund" ON "receipts" USING btree ("refund_id") WHERE "receipts"."refund_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_parts_payment" ON "refund_parts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("changed_at") WHERE "payments"."state" in ('created', 'pending', 'waiting-for-confirmation', 'replaced');--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_payment" ON "receipts" USING btree ("payment_id","kind") WHERE "receipts"."kind" <> 'refund';--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK ("consents"."source" in ('checkout', 'registration', 'sign-in', 'form', 'newsletter', 'subscriptions', 'unsubscribe-link', 'cookie-question', 'erasure', 'saved-cards', 'payment'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK ("order_events"."note" in ('placed', 'placed-with-points', 'payment-received', 'payment-overdue', 'cancelled-by-buyer', 'cancelled-by-store', 'delivery-failed', 'new-day', 'new-day-by-buyer', 'money-returned'));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_not_taken" CHECK ("order_tenders"."not_taken" = 0 or ("order_tenders"."kind" = 'cash' and "order_tenders"."not_taken" between 0 and "order_tenders"."refunded"));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'pending', 'waiting-for-confirmation', 'held', 'succeeded', 'refused', 'cancelled', 'replaced', 'surplus'));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund" CHECK (("receipts"."refund_id" is not null) = ("receipts"."kind" = 'refund' and "receipts"."payment_id" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('cancelled', 'late-payment', 'paid-twice', 'returned'));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_sent" CHECK (case "items"."state" when 'in-transit' then "items"."sent_at" is not null when 'reserved' then true when 'on-hold' then true else "items"."sent_at" is null end);--> statement-breakpoint
INSERT INTO "account_devices" ("account_id", "device", "first_seen_at") SELECT "account_id", "device", min("created_at") FROM "sessions" WHERE "device" <> '' GROUP BY "account_id", "device";
