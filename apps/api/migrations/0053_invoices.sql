CREATE TABLE "invoice_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"way" text NOT NULL,
	"number" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"refund_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_transfers_way" CHECK ("invoice_transfers"."way" in ('in', 'out')),
	CONSTRAINT "invoice_transfers_amount" CHECK ("invoice_transfers"."amount" > 0),
	CONSTRAINT "invoice_transfers_refund" CHECK ("invoice_transfers"."refund_id" is null or "invoice_transfers"."way" = 'out')
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"pay_by" date NOT NULL,
	"seller" jsonb NOT NULL,
	"vat_percent" integer,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "invoices_vat" CHECK ("invoices"."vat_percent" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_kind";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_kind";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "invoice_transfers" ADD CONSTRAINT "invoice_transfers_order_id_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoices"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_transfers" ADD CONSTRAINT "invoice_transfers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_transfers_once" ON "invoice_transfers" USING btree ("order_id","way","number","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_transfers_of_refund" ON "invoice_transfers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("pay_by") WHERE "invoices"."reminded_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_kind" CHECK ("orders"."payment_kind" in ('card', 'sbp', 'sberpay', 'cash', 'credit', 'invoice', 'bonus'));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_kind" CHECK ("order_tenders"."kind" in ('bonus', 'certificate', 'card', 'sbp', 'sberpay', 'credit', 'cash', 'invoice'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'orders.track', 'payments.invoice-paid', 'payments.invoice-returned', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'leads.read', 'leads.take', 'leads.move', 'leads.note', 'support.read', 'support.answer', 'support.close', 'appointments.desks', 'delivery.capacity', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.create', 'content.draft', 'content.plan', 'content.cancel-plan', 'content.publish', 'content.roll-back', 'content.hide', 'stores.change', 'customers.export', 'customers.erase', 'customers.ask-erasure', 'customers.keep', 'messages.resend', 'messages.letter', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));