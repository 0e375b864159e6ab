ALTER TABLE "stores" ADD COLUMN "imported" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Stores that staff have changed keep what they have: which of the columns were theirs is not known.
UPDATE "stores" SET "imported" = jsonb_build_object('hours', "hours", 'specialDays', "special_days", 'services', "services", 'events', "events")
WHERE NOT EXISTS (SELECT 1 FROM "audit" WHERE "action" = 'stores.change' AND "subject_type" = 'store' AND "subject_id" = "stores"."id"::text);
