ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_set";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_set" CHECK (num_nonnulls("cart_lines"."set_id", "cart_lines"."set_part") in (0, 2)
        and ("cart_lines"."set_id" is null or ("cart_lines"."set_group" is not null and "cart_lines"."quantity" = 1))
        and ("cart_lines"."set_group" is null or "cart_lines"."kind" = 'jewellery'));