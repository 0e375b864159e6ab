ALTER TABLE "products" DROP CONSTRAINT "products_kind";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_audience";--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "weight_mg" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "of_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" = any ('{ring,earrings,pendant,chain,bracelet,brooch,necklace,cufflinks}'::text[]));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_audience" CHECK ("products"."audience" = any ('{women,men,everyone,kids}'::text[]));--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_price_of_size" CHECK (("skus"."price" is null) = ("skus"."of_price" is null));--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_positive" CHECK ("skus"."weight_mg" > 0 and "skus"."price" > 0 and "skus"."of_price" > 0);