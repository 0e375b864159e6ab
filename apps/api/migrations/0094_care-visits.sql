ALTER TABLE "appointments" DROP CONSTRAINT "appointments_kind";--> statement-breakpoint
ALTER TABLE "store_desks" DROP CONSTRAINT "store_desks_desk";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_kind" CHECK ("appointments"."kind" = any ('{stone,product,fitting,gold,engraving,care}'::text[]));--> statement-breakpoint
ALTER TABLE "store_desks" ADD CONSTRAINT "store_desks_desk" CHECK ("store_desks"."desk" = any ('{consultant,appraiser,engraver,master}'::text[]));