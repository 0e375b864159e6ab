DROP INDEX "favourites_account";--> statement-breakpoint
DROP INDEX "favourites_fuser";--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "stone_id" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_stone_id_index" ON "favourites" USING btree ("stone_id");--> statement-breakpoint
CREATE INDEX "favourites_fuser" ON "favourites" USING btree ("fuser_id") WHERE "favourites"."fuser_id" is not null;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_once" UNIQUE NULLS NOT DISTINCT("account_id","fuser_id","stone_id","product_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_one_thing" CHECK (num_nonnulls("favourites"."stone_id", "favourites"."product_id") = 1);