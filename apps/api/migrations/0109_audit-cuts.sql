CREATE TABLE "audit_cuts" (
	"position" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"cut_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- A sealed row may go once the chain was cut off behind it, and never before it is five years old.
CREATE OR REPLACE FUNCTION "audit_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF OLD."position" IS NULL AND NEW."position" IS NOT NULL
			AND to_jsonb(NEW) - '{position,previous_hash,hash}'::text[] = to_jsonb(OLD) - '{position,previous_hash,hash}'::text[]
		THEN RETURN NEW;
		END IF;
	END IF;
	IF TG_OP = 'DELETE' THEN
		IF OLD."position" <= (SELECT max("position") FROM "audit_cuts")
			AND OLD."at" < (SELECT max("before") FROM "audit_cuts") AND OLD."at" < now() - interval '5 years'
		THEN RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION "audit_cuts_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'cuts of the audit log are append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_cuts_append_only" BEFORE UPDATE OR DELETE ON "audit_cuts" FOR EACH ROW EXECUTE FUNCTION "audit_cuts_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_cuts_never_emptied" BEFORE TRUNCATE ON "audit_cuts" FOR EACH STATEMENT EXECUTE FUNCTION "audit_cuts_refuse_change"();
