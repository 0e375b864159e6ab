DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "items_available";--> statement-breakpoint
DROP INDEX "audit_position";--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit" USING btree ("actor_id","id") WHERE "audit"."actor_kind" = 'staff';--> statement-breakpoint
CREATE INDEX "items_available" ON "items" USING btree ("sku_id","store_id" NULLS FIRST,"uin") WHERE "items"."state" = 'available';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_position" ON "audit" USING btree ("position") WHERE "audit"."position" is not null;--> statement-breakpoint
-- By row: an order changes one or two pieces, and the tables that a statement-level trigger reads cost more than its work.
DROP TRIGGER "items_changed" ON "items";--> statement-breakpoint
DROP FUNCTION "items_keep_change"();--> statement-breakpoint
CREATE FUNCTION "items_keep_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE actor text := current_setting('yahont.actor', true);
BEGIN
	INSERT INTO "item_events" ("uin", "at", "state", "store_id", "place", "is_on_its_way", "order_id", "actor_kind", "actor_id")
	VALUES (NEW."uin", NEW."changed_at", NEW."state", NEW."store_id", NEW."place", NEW."sent_at" IS NOT NULL, NEW."order_id",
		nullif(split_part(actor, ':', 1), ''), nullif(substr(actor, strpos(actor, ':') + 1), ''));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "items_changed" AFTER UPDATE ON "items" FOR EACH ROW
	WHEN ((OLD."state", OLD."store_id", OLD."place", OLD."sent_at", OLD."order_id") IS DISTINCT FROM (NEW."state", NEW."store_id", NEW."place", NEW."sent_at", NEW."order_id"))
	EXECUTE FUNCTION "items_keep_change"();
