ALTER TABLE "appointments" DROP CONSTRAINT "appointments_state";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_ended";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_subject";--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_state";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
DROP INDEX "store_purchases_receipt";--> statement-breakpoint
ALTER TABLE "store_purchase_lines" ADD COLUMN "list_price" bigint;--> statement-breakpoint
ALTER TABLE "store_purchase_lines" ADD COLUMN "sku_id" integer;--> statement-breakpoint
ALTER TABLE "store_purchase_lines" ADD COLUMN "stone_id" integer;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "sold_on" date;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "total" bigint;--> statement-breakpoint
UPDATE "store_purchases" SET
	"sold_on" = (SELECT (("store_purchases"."sold_at" AT TIME ZONE 'UTC') + make_interval(hours => cities."timezone_offset"))::date FROM "stores" JOIN "cities" ON cities."id" = stores."city_id" WHERE stores."id" = "store_purchases"."store_id"),
	"total" = coalesce((SELECT sum(line."price") FROM "store_purchase_lines" AS line WHERE line."purchase_id" = "store_purchases"."id"), 1);--> statement-breakpoint
ALTER TABLE "store_purchases" ALTER COLUMN "sold_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_purchases" ALTER COLUMN "total" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "fiscal_storage" text;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "fiscal_document" text;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "fiscal_shift" integer;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_events" ADD COLUMN "sale_id" bigint;--> statement-breakpoint
ALTER TABLE "item_events" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "sale_id" bigint;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "appointment_id" integer;--> statement-breakpoint
ALTER TABLE "store_purchase_lines" ADD CONSTRAINT "store_purchase_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_purchase_lines" ADD CONSTRAINT "store_purchase_lines_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_purchase_lines_sku_id_index" ON "store_purchase_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "store_purchase_lines_stone_id_index" ON "store_purchase_lines" USING btree ("stone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_purchases_recorded" ON "store_purchases" USING btree ("store_id","sold_on","receipt") WHERE "store_purchases"."recorded_at" is not null and "store_purchases"."undone_at" is null and "store_purchases"."fiscal_storage" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_purchases_fiscal" ON "store_purchases" USING btree ("fiscal_storage","fiscal_document") WHERE "store_purchases"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "store_purchases_day" ON "store_purchases" USING btree ("store_id","sold_on","id");--> statement-breakpoint
CREATE INDEX "store_purchases_appointment" ON "store_purchases" USING btree ("appointment_id") WHERE "store_purchases"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "items_sale" ON "items" USING btree ("sale_id") WHERE "items"."sale_id" is not null;--> statement-breakpoint
CREATE INDEX "items_appointment" ON "items" USING btree ("appointment_id") WHERE "items"."appointment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_purchases_receipt" ON "store_purchases" USING btree ("store_id","receipt") WHERE "store_purchases"."recorded_at" is null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_state" CHECK ("appointments"."state" = any ('{requested,replaced,cancelled,past,came,no-show,bought}'::text[]));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_ended" CHECK (("appointments"."state" not in ('replaced', 'cancelled')) = ("appointments"."ended_at" is null) and ("appointments"."ended_at" is null) = ("appointments"."ended_by" is null));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_subject" CHECK ("approvals"."subject_type" = any ('{order,item,product,price-plan,payment,refund,return,sale,appointment,lead,support-request,courier-interval,account,text,store,promo-code,certificate,setting,approval,staff,message,call,network,import}'::text[]));--> statement-breakpoint
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_fiscal_marks" CHECK (("store_purchases"."fiscal_storage" is null) = ("store_purchases"."fiscal_document" is null) and ("store_purchases"."fiscal_shift" is null or "store_purchases"."fiscal_storage" is not null));--> statement-breakpoint
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_total" CHECK ("store_purchases"."total" > 0);--> statement-breakpoint
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_undone" CHECK ("store_purchases"."undone_at" is null or "store_purchases"."recorded_at" is not null);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_visit" CHECK ("items"."appointment_id" is null or "items"."state" = 'on-hold');--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_state" CHECK (case "items"."state" when 'reserved' then "items"."order_id" is not null and "items"."sale_id" is null when 'sold' then num_nonnulls("items"."order_id", "items"."sale_id") = 1 else num_nonnulls("items"."order_id", "items"."sale_id") = 0 end);--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" = any ('{orders.place,orders.move,orders.refund,orders.scan,orders.work,orders.replace-piece,orders.extend-storage,orders.track,orders.change-visit,parcels.again,parcels.elsewhere,payments.invoice-paid,payments.invoice-returned,payments.part-taken,payments.part-returned,receipts.made,receipts.again,returns.move,returns.scan,returns.check,returns.pay-cash,returns.postage,returns.exchange,sales.record,sales.undo,appointments.cancel,appointments.came,appointments.no-show,appointments.bought,leads.read,leads.take,leads.move,leads.note,support.read,support.answer,support.close,appointments.desks,delivery.capacity,items.place,items.send,items.receive,items.hold,items.release,items.lose,items.find,items.write-off,items.take-back,certificates.issue,certificates.expire,certificates.void,certificates.send-again,products.hide,products.show,prices.set,prices.plan,prices.apply,prices.end,prices.cancel-plan,content.create,content.draft,content.plan,content.cancel-plan,content.publish,content.roll-back,content.hide,stores.change,customers.export,customers.erase,customers.ask-erasure,customers.keep,customers.birth-date,messages.resend,messages.letter,customers.bonus,approvals.ask,approvals.question,approvals.answer,approvals.decide,approvals.execute,approvals.not-carried-out,approvals.withdraw,approvals.lapse,settings.change,staff.create,staff.roles,staff.session,staff.session-end,sign-in-failed,refused,import}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" = any ('{order,item,product,price-plan,payment,refund,return,sale,appointment,lead,support-request,courier-interval,account,text,store,promo-code,certificate,setting,approval,staff,message,call,network,import}'::text[]));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "items_keep_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE actor text := current_setting('yahont.actor', true);
BEGIN
	INSERT INTO "item_events" ("uin", "at", "state", "store_id", "place", "is_on_its_way", "order_id", "sale_id", "appointment_id", "actor_kind", "actor_id")
	VALUES (NEW."uin", NEW."changed_at", NEW."state", NEW."store_id", NEW."place", NEW."sent_at" IS NOT NULL, NEW."order_id", NEW."sale_id", NEW."appointment_id",
		nullif(split_part(actor, ':', 1), ''), nullif(substr(actor, strpos(actor, ':') + 1), ''));
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "items_changed" ON "items";--> statement-breakpoint
CREATE TRIGGER "items_changed" AFTER UPDATE ON "items" FOR EACH ROW
	WHEN ((OLD."state", OLD."store_id", OLD."place", OLD."sent_at", OLD."order_id", OLD."sale_id", OLD."appointment_id") IS DISTINCT FROM (NEW."state", NEW."store_id", NEW."place", NEW."sent_at", NEW."order_id", NEW."sale_id", NEW."appointment_id"))
	EXECUTE FUNCTION "items_keep_change"();
