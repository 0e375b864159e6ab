CREATE TABLE "favourite_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"fuser_id" text,
	"name" text NOT NULL,
	"day" date,
	"share_token" text,
	"hinted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_lists_shareToken_unique" UNIQUE("share_token"),
	CONSTRAINT "favourite_lists_one_owner" CHECK (num_nonnulls("favourite_lists"."account_id", "favourite_lists"."fuser_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "favourite_list_gifts" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"account_id" integer,
	"fuser_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_list_gifts_list_id_product_id_pk" PRIMARY KEY("list_id","product_id"),
	CONSTRAINT "favourite_list_gifts_one_giver" CHECK (num_nonnulls("favourite_list_gifts"."account_id", "favourite_list_gifts"."fuser_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "favourite_list_hints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_list_hints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_list_products" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_then" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_list_products_list_id_product_id_pk" PRIMARY KEY("list_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "visitor_uses" DROP CONSTRAINT "visitor_uses_kind";--> statement-breakpoint
ALTER TABLE "favourite_lists" ADD CONSTRAINT "favourite_lists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_gifts" ADD CONSTRAINT "favourite_list_gifts_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_gifts" ADD CONSTRAINT "favourite_list_gifts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_gifts" ADD CONSTRAINT "favourite_list_gifts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_products" ADD CONSTRAINT "favourite_list_products_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_products" ADD CONSTRAINT "favourite_list_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_lists_account_id_index" ON "favourite_lists" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "favourite_lists_fuser" ON "favourite_lists" USING btree ("fuser_id") WHERE "favourite_lists"."fuser_id" is not null;--> statement-breakpoint
CREATE INDEX "favourite_lists_anonymous" ON "favourite_lists" USING btree ("changed_at") WHERE "favourite_lists"."fuser_id" is not null;--> statement-breakpoint
CREATE INDEX "favourite_list_gifts_product_id_index" ON "favourite_list_gifts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "favourite_list_gifts_account_id_index" ON "favourite_list_gifts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "favourite_list_gifts_fuser" ON "favourite_list_gifts" USING btree ("fuser_id") WHERE "favourite_list_gifts"."fuser_id" is not null;--> statement-breakpoint
CREATE INDEX "favourite_list_gifts_created_at_index" ON "favourite_list_gifts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "favourite_list_hints_email_index" ON "favourite_list_hints" USING btree ("email");--> statement-breakpoint
CREATE INDEX "favourite_list_hints_sent_at_index" ON "favourite_list_hints" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "favourite_list_products_product_id_index" ON "favourite_list_products" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "visitor_uses" ADD CONSTRAINT "visitor_uses_kind" CHECK ("visitor_uses"."kind" = any ('{callback,lead,newsletter,appointment,promo-try,certificate-try,caller-check,parcel-try,card-look,review,review-reaction,hold,bell,list-hint}'::text[]));