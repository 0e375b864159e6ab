CREATE TABLE "bell_skus" (
	"bell_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	CONSTRAINT "bell_skus_bell_id_sku_id_pk" PRIMARY KEY("bell_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "bells" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bells_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"account_id" integer,
	"email" text,
	"product_id" integer NOT NULL,
	"at_most" bigint,
	"city_id" integer NOT NULL,
	"is_city_only" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_sms" boolean NOT NULL,
	"by_push" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"rung_at" timestamp with time zone,
	"rung_sku_id" integer,
	"rung_price" bigint,
	"ended_at" timestamp with time zone,
	"network" text NOT NULL,
	CONSTRAINT "bells_kind" CHECK ("bells"."kind" = any ('{back,price}'::text[])),
	CONSTRAINT "bells_state" CHECK ("bells"."state" = any ('{asked,waiting,rung,ended,over}'::text[])),
	CONSTRAINT "bells_owner" CHECK (num_nonnulls("bells"."account_id", "bells"."email") = 1),
	CONSTRAINT "bells_price" CHECK (("bells"."kind" = 'price') = ("bells"."at_most" is not null)),
	CONSTRAINT "bells_rung" CHECK ("bells"."state" <> 'rung' or "bells"."rung_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "office_settings" DROP CONSTRAINT "office_settings_code";--> statement-breakpoint
ALTER TABLE "visitor_uses" DROP CONSTRAINT "visitor_uses_kind";--> statement-breakpoint
ALTER TABLE "bell_skus" ADD CONSTRAINT "bell_skus_bell_id_bells_id_fk" FOREIGN KEY ("bell_id") REFERENCES "public"."bells"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bell_skus" ADD CONSTRAINT "bell_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bells" ADD CONSTRAINT "bells_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bells" ADD CONSTRAINT "bells_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bells" ADD CONSTRAINT "bells_rung_sku_id_skus_id_fk" FOREIGN KEY ("rung_sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bell_skus_sku_id_index" ON "bell_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bells_of_account" ON "bells" USING btree ("account_id","product_id","kind") WHERE "bells"."state" = 'waiting' and "bells"."account_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bells_of_address" ON "bells" USING btree ("email","product_id","kind") WHERE "bells"."state" in ('asked', 'waiting') and "bells"."email" is not null;--> statement-breakpoint
CREATE INDEX "bells_waiting" ON "bells" USING btree ("city_id") WHERE "bells"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bells_account_id_index" ON "bells" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bells_email_index" ON "bells" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bells_product_id_index" ON "bells" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "office_settings" ADD CONSTRAINT "office_settings_code" CHECK ("office_settings"."code" = any ('{refund-limit,price-change-percent,bonus-limit,storage-days,extended-storage-days,callbacks-hourly,hold-hours,hold-price-limit,holds-at-once,bell-days,approval-hours-money,approval-hours-price,approval-hours-stock,approval-hours-points,approval-hours-rights}'::text[]));--> statement-breakpoint
ALTER TABLE "visitor_uses" ADD CONSTRAINT "visitor_uses_kind" CHECK ("visitor_uses"."kind" = any ('{callback,lead,newsletter,appointment,promo-try,certificate-try,caller-check,parcel-try,card-look,review,review-reaction,hold,bell}'::text[]));