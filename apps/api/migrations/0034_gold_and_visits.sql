CREATE TABLE "store_desks" (
	"store_id" integer NOT NULL,
	"desk" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "store_desks_store_id_desk_pk" PRIMARY KEY("store_id","desk"),
	CONSTRAINT "store_desks_desk" CHECK ("store_desks"."desk" in ('consultant', 'appraiser', 'engraver')),
	CONSTRAINT "store_desks_visitors" CHECK ("store_desks"."visitors" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "metal_rates" (
	"metal" text NOT NULL,
	"date" date NOT NULL,
	"per_gram" bigint NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "metal_rates_metal_date_pk" PRIMARY KEY("metal","date"),
	CONSTRAINT "metal_rates_metal" CHECK ("metal_rates"."metal" in ('gold', 'silver', 'platinum', 'palladium')),
	CONSTRAINT "metal_rates_price" CHECK ("metal_rates"."per_gram" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_kind";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_of_kind";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "store_desks" ADD CONSTRAINT "store_desks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_details" CHECK (case when "appointments"."kind" in ('stone', 'product') then "appointments"."details" is null else "appointments"."details" is not null and "appointments"."details" ->> 'kind' = "appointments"."kind" end);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" in ('stone', 'product', 'fitting', 'gold', 'engraving'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_of_kind" CHECK (case "appointments"."kind" when 'stone' then "appointments"."stone_id" is not null and "appointments"."product_id" is null when 'product' then "appointments"."product_id" is not null and "appointments"."stone_id" is null when 'gold' then "appointments"."stone_id" is null and "appointments"."sku_id" is null else "appointments"."stone_id" is null and "appointments"."product_id" is null and "appointments"."sku_id" is null end);--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'appointments.desks', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.publish', 'stores.change', 'customers.export', 'customers.erase', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));