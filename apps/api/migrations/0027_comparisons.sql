CREATE TABLE "comparisons" (
	"account_id" integer,
	"fuser_id" text,
	"stone_id" integer,
	"product_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comparisons_once" UNIQUE NULLS NOT DISTINCT("account_id","fuser_id","stone_id","product_id"),
	CONSTRAINT "comparisons_one_owner" CHECK (num_nonnulls("comparisons"."account_id", "comparisons"."fuser_id") = 1),
	CONSTRAINT "comparisons_one_thing" CHECK (num_nonnulls("comparisons"."stone_id", "comparisons"."product_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_fuser" ON "comparisons" USING btree ("fuser_id") WHERE "comparisons"."fuser_id" is not null;--> statement-breakpoint
CREATE INDEX "comparisons_anonymous" ON "comparisons" USING btree ("created_at") WHERE "comparisons"."fuser_id" is not null;--> statement-breakpoint
CREATE INDEX "comparisons_stone_id_index" ON "comparisons" USING btree ("stone_id");--> statement-breakpoint
CREATE INDEX "comparisons_product_id_index" ON "comparisons" USING btree ("product_id");