CREATE TABLE "courier_capacities" (
	"zone" text NOT NULL,
	"date" date NOT NULL,
	"from" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "courier_capacities_zone_date_from_pk" PRIMARY KEY("zone","date","from"),
	CONSTRAINT "courier_capacities_not_negative" CHECK ("courier_capacities"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_tariffs" (
	"starts_on" date PRIMARY KEY NOT NULL,
	"zones" jsonb NOT NULL,
	"express" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"carrier_id" text,
	"state" text,
	"problem" text,
	"attempts" integer DEFAULT 1 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_carrierId_unique" UNIQUE("carrier_id"),
	CONSTRAINT "shipments_state" CHECK ("shipments"."state" in ('accepted', 'refused', 'moving', 'at-point', 'delivered', 'returned', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_kind";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "track_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "point_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_zone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_to" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_open" ON "shipments" USING btree ("tried_at") WHERE "shipments"."state" is null or "shipments"."state" in ('accepted', 'moving', 'at-point');--> statement-breakpoint
CREATE INDEX "orders_courier_visits" ON "orders" USING btree ("delivery_zone","delivery_date") WHERE "orders"."delivery_zone" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_hours" CHECK (("orders"."delivery_zone" is null or ("orders"."delivery_kind" = 'courier' and "orders"."delivery_from" is not null))
        and ("orders"."delivery_from" is null or "orders"."delivery_to" is not null)
        and ("orders"."delivery_to" is null or "orders"."delivery_kind" in ('courier', 'express')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_point" CHECK (("orders"."delivery_kind" = 'point') = ("orders"."point_code" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier" CHECK (("orders"."delivery_kind" <> 'point' or "orders"."carrier" is not null)
        and ("orders"."carrier" is null or "orders"."delivery_kind" in ('courier', 'point')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kind" CHECK ("orders"."delivery_kind" in ('courier', 'express', 'pickup', 'point', 'electronic'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'orders.track', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'leads.read', 'leads.take', 'leads.move', 'leads.note', 'appointments.desks', 'delivery.capacity', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.create', 'content.draft', 'content.plan', 'content.cancel-plan', 'content.publish', 'content.roll-back', 'content.hide', 'stores.change', 'customers.export', 'customers.erase', 'customers.ask-erasure', 'customers.keep', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" in ('order', 'item', 'product', 'price-plan', 'payment', 'refund', 'return', 'appointment', 'lead', 'courier-interval', 'account', 'text', 'store', 'promo-code', 'certificate', 'setting', 'approval', 'staff', 'call', 'network', 'import'));