CREATE TABLE "support_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"message_id" integer,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "support_files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"quick_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" bigint
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
-- What was asked before there were threads was answered by phone and by mail.
UPDATE "support_requests" SET "last_at" = "created_at", "state" = 'closed';--> statement-breakpoint
ALTER TABLE "support_requests" ALTER COLUMN "last_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_files_request_id_index" ON "support_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "support_files_message_id_index" ON "support_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_messages_request_id_id_index" ON "support_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "support_messages_staff_id_index" ON "support_messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_messages_order_id_index" ON "support_messages" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "support_requests_state_id_index" ON "support_requests" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_state" CHECK ("support_requests"."state" in ('waiting', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'orders.track', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'leads.read', 'leads.take', 'leads.move', 'leads.note', 'support.read', 'support.answer', 'support.close', 'appointments.desks', 'delivery.capacity', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.create', 'content.draft', 'content.plan', 'content.cancel-plan', 'content.publish', 'content.roll-back', 'content.hide', 'stores.change', 'customers.export', 'customers.erase', 'customers.ask-erasure', 'customers.keep', 'messages.resend', 'messages.letter', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" in ('order', 'item', 'product', 'price-plan', 'payment', 'refund', 'return', 'appointment', 'lead', 'support-request', 'courier-interval', 'account', 'text', 'store', 'promo-code', 'certificate', 'setting', 'approval', 'staff', 'message', 'call', 'network', 'import'));