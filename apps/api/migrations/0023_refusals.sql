CREATE TABLE "failed_sign_ins" (
	"minute" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"staff_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failed_sign_ins_minute_network_staff_id_pk" PRIMARY KEY("minute","network","staff_id")
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.publish', 'customers.export', 'customers.erase', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" in ('order', 'item', 'product', 'price-plan', 'payment', 'refund', 'return', 'account', 'text', 'store', 'promo-code', 'certificate', 'setting', 'approval', 'staff', 'call', 'network', 'import'));