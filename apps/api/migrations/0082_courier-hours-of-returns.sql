ALTER TABLE "returns" ADD COLUMN "courier_from" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "courier_to" text;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_courier_hours" CHECK (num_nulls("returns"."courier_from", "returns"."courier_to") in (0, 2)
        and ("returns"."courier_from" is null or "returns"."courier_date" is not null));