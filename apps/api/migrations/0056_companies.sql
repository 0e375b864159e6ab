ALTER TABLE "orders" ADD COLUMN "company" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company" CHECK ("orders"."company" is null or ("orders"."company" ->> 'inn' ~ '^([0-9]{10}|[0-9]{12})?$'
        and ("orders"."company" ->> 'kpp' ~ '^[0-9]{9}$') = (length("orders"."company" ->> 'inn') = 10)
        and "orders"."company" ?& array['inn', 'kpp', 'name', 'address']
        and "orders"."payment_kind" in ('invoice', 'card') and "orders"."bonus_to_earn" = 0));