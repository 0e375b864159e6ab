ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "special_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "directions" jsonb DEFAULT '{"exit":"","steps":[],"parking":"","floor":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "facade" jsonb DEFAULT '{"building":"street","storeys":2,"bays":3,"head":"flat","door":"centre","wall":"plain","hasAwning":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "hours_text";--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.publish', 'stores.change', 'customers.export', 'customers.erase', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));--> statement-breakpoint
UPDATE "stores" SET "services" = (
	SELECT coalesce(jsonb_agg("code") FILTER (WHERE "code" IS NOT NULL), '[]'::jsonb)
	FROM (SELECT CASE replace("name", chr(160), ' ') WHEN 'Чистка' THEN 'cleaning' WHEN 'Подбор размера' THEN 'ring-sizing' WHEN 'Ремонт' THEN 'repair' WHEN 'Подарочная упаковка' THEN 'gift-wrap' WHEN 'Гравировка' THEN 'engraving' WHEN 'Обмен золота' THEN 'gold' WHEN 'Примерка по записи' THEN 'fitting' WHEN 'Подбор бриллианта' THEN 'diamonds' WHEN 'Показ царских камней' THEN 'royal' END AS "code" FROM jsonb_array_elements_text("services") AS "name") AS "known"
);--> statement-breakpoint
CREATE FUNCTION "stores_raise_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."version" := OLD."version" + 1;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stores_version" BEFORE UPDATE ON "stores" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "stores_raise_version"();
