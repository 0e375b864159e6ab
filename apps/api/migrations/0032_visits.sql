CREATE TABLE "appointment_link_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_link_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_state";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
DROP INDEX "appointments_once";--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "stone_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "kind" text NOT NULL DEFAULT 'stone';--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "subject" text;--> statement-breakpoint
UPDATE "appointments" SET "subject" = 'stone:' || "stone_id";--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "visit_id" uuid NOT NULL DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "visit_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "ended_by_id" integer;--> statement-breakpoint
-- Nobody wrote down who moved the earlier ones; accounts and phones could.
UPDATE "appointments" SET "ended_at" = "created_at", "ended_by" = 'link' WHERE "state" = 'replaced';--> statement-breakpoint
CREATE INDEX "appointment_link_requests_phone_at_index" ON "appointment_link_requests" USING btree ("phone","at");--> statement-breakpoint
CREATE INDEX "appointment_link_requests_network_at_index" ON "appointment_link_requests" USING btree ("network","at");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_product_id_index" ON "appointments" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "appointments_visit_id_index" ON "appointments" USING btree ("visit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_once" ON "appointments" USING btree ("phone","subject") WHERE "appointments"."state" = 'requested';--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" in ('stone', 'product'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_kind" CHECK (case "appointments"."kind" when 'stone' then "appointments"."stone_id" is not null and "appointments"."product_id" is null when 'product' then "appointments"."product_id" is not null and "appointments"."stone_id" is null end);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_ended_by" CHECK ("appointments"."ended_by" in ('link', 'account', 'staff'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_ended" CHECK (("appointments"."state" in ('requested', 'past')) = ("appointments"."ended_at" is null) and ("appointments"."ended_at" is null) = ("appointments"."ended_by" is null));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_state" CHECK ("appointments"."state" in ('requested', 'replaced', 'cancelled', 'past'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.publish', 'customers.export', 'customers.erase', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" in ('order', 'item', 'product', 'price-plan', 'payment', 'refund', 'return', 'appointment', 'account', 'text', 'store', 'promo-code', 'certificate', 'setting', 'approval', 'staff', 'call', 'network', 'import'));