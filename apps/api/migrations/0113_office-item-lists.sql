CREATE INDEX "items_state" ON "items" USING btree ("state","changed_at","uin");--> statement-breakpoint
CREATE INDEX "items_store" ON "items" USING btree ("store_id","state","changed_at","uin");--> statement-breakpoint
CREATE INDEX "items_sku" ON "items" USING btree ("sku_id") WHERE "items"."sku_id" is not null;