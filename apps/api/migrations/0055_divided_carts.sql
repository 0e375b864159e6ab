ALTER TABLE "orders" ADD COLUMN "companion_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_companion_id_orders_id_fk" FOREIGN KEY ("companion_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_companion_of" ON "orders" USING btree ("companion_id") WHERE "orders"."companion_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_companion" CHECK ("orders"."companion_id" <> "orders"."id");