CREATE TABLE "till_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"tender_id" uuid NOT NULL,
	"way" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"document" text NOT NULL,
	"storage" text NOT NULL,
	"sign" text NOT NULL,
	"store_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"refund_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "till_parts_way" CHECK ("till_parts"."way" = any ('{in,out}'::text[])),
	CONSTRAINT "till_parts_method" CHECK ("till_parts"."method" = any ('{cash,card}'::text[])),
	CONSTRAINT "till_parts_amount" CHECK ("till_parts"."amount" > 0),
	CONSTRAINT "till_parts_refund" CHECK (("till_parts"."refund_id" is null) = ("till_parts"."way" = 'in'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_kind";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_kind";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
DROP INDEX "receipts_of_refund";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parts_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
UPDATE "payments" SET "method" = t."kind" FROM "order_tenders" t WHERE t."id" = "payments"."tender_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "method" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "till_parts" ADD CONSTRAINT "till_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_parts" ADD CONSTRAINT "till_parts_tender_id_order_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."order_tenders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_parts" ADD CONSTRAINT "till_parts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_parts" ADD CONSTRAINT "till_parts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_parts" ADD CONSTRAINT "till_parts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_parts_order_id_index" ON "till_parts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "till_parts_once" ON "till_parts" USING btree ("storage","document");--> statement-breakpoint
CREATE UNIQUE INDEX "till_parts_of_refund" ON "till_parts" USING btree ("refund_id","tender_id");--> statement-breakpoint
CREATE INDEX "orders_parts_to_remind" ON "orders" USING btree ("expires_at") WHERE "orders"."payment_kind" = 'parts' and "orders"."status" = 'awaiting-payment' and "orders"."parts_reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_refund" ON "receipts" USING btree ("refund_id","payment_id") WHERE "receipts"."refund_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_kind" CHECK ("orders"."payment_kind" = any ('{card,sbp,sberpay,parts,cash,credit,invoice,bonus}'::text[]));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_kind" CHECK ("order_tenders"."kind" = any ('{bonus,certificate,card,sbp,sberpay,credit,cash,invoice,till,parts}'::text[]));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_kind" CHECK ("payments"."method" = any ('{card,sbp,sberpay,credit}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" = any ('{orders.place,orders.move,orders.refund,orders.scan,orders.replace-piece,orders.extend-storage,orders.track,orders.change-visit,parcels.again,parcels.elsewhere,payments.invoice-paid,payments.invoice-returned,payments.part-taken,payments.part-returned,receipts.made,receipts.again,returns.move,returns.scan,returns.check,returns.pay-cash,appointments.cancel,leads.read,leads.take,leads.move,leads.note,support.read,support.answer,support.close,appointments.desks,delivery.capacity,items.place,items.send,items.receive,items.hold,items.release,items.lose,items.find,items.write-off,items.take-back,certificates.issue,certificates.expire,certificates.void,certificates.send-again,products.hide,products.show,prices.set,prices.plan,prices.apply,prices.end,prices.cancel-plan,content.create,content.draft,content.plan,content.cancel-plan,content.publish,content.roll-back,content.hide,stores.change,customers.export,customers.erase,customers.ask-erasure,customers.keep,customers.birth-date,messages.resend,messages.letter,staff.create,staff.roles,staff.session,staff.session-end,sign-in-failed,refused,import}'::text[]));