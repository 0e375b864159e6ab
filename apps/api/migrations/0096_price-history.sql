CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"source" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_source" CHECK ("price_history"."source" = any ('{import,staff,plan,plan-end,start}'::text[])),
	CONSTRAINT "price_history_price" CHECK ("price_history"."price" > 0 and ("price_history"."old_price" is null or "price_history"."old_price" > "price_history"."price"))
);
--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_product_id_since_index" ON "price_history" USING btree ("product_id","since");--> statement-breakpoint
INSERT INTO "price_history" ("product_id", "price", "old_price", "source", "since") SELECT "id", "price", "old_price", 'start', now() FROM "products";
