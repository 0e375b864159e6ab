CREATE TABLE "bonus_notices" (
	"account_id" integer NOT NULL,
	"burns_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_notices_account_id_burns_at_pk" PRIMARY KEY("account_id","burns_at")
);
--> statement-breakpoint
CREATE TABLE "bonus_uses" (
	"debit_id" bigint NOT NULL,
	"credit_id" bigint NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "bonus_uses_debit_id_credit_id_pk" PRIMARY KEY("debit_id","credit_id"),
	CONSTRAINT "bonus_uses_points" CHECK ("bonus_uses"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "bonus_entries" DROP CONSTRAINT "bonus_entries_reason";--> statement-breakpoint
ALTER TABLE "bonus_entries" DROP CONSTRAINT "bonus_entries_sign";--> statement-breakpoint
ALTER TABLE "bonus_entries" DROP CONSTRAINT "bonus_entries_order";--> statement-breakpoint
DROP INDEX "bonus_entries_once";--> statement-breakpoint
DROP INDEX "bonus_entries_refund";--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD COLUMN "burns_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD COLUMN "credit_id" bigint;--> statement-breakpoint
ALTER TABLE "bonus_notices" ADD CONSTRAINT "bonus_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_uses" ADD CONSTRAINT "bonus_uses_debit_id_bonus_entries_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."bonus_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_uses" ADD CONSTRAINT "bonus_uses_credit_id_bonus_entries_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bonus_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_uses_credit" ON "bonus_uses" USING btree ("credit_id");--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_credit_id_bonus_entries_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."bonus_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Points live through whole days of Moscow. What would have burnt already lives once more, from the day of this migration on.
WITH lives AS (
	SELECT id, created_at, CASE reason WHEN 'welcome' THEN interval '60 days' WHEN 'birthday' THEN interval '30 days' ELSE interval '12 months' END AS life
	FROM "bonus_entries" WHERE points > 0
), days AS (
	SELECT id, life, (created_at AT TIME ZONE 'Europe/Moscow')::date + life AS last_day, (now() AT TIME ZONE 'Europe/Moscow')::date AS today FROM lives
)
UPDATE "bonus_entries" AS entry
SET burns_at = ((CASE WHEN last_day < today THEN today + life ELSE last_day END) + interval '1 day') AT TIME ZONE 'Europe/Moscow'
FROM days WHERE days.id = entry.id;--> statement-breakpoint
-- Debits took from the oldest points. Both are put end to end: where a debit overlaps points, it took them.
WITH credits AS (
	SELECT id, account_id, points AS open, sum(points) OVER (PARTITION BY account_id ORDER BY created_at, id) AS upto
	FROM "bonus_entries" WHERE points > 0
), debits AS (
	SELECT id, account_id, -points AS open, sum(-points) OVER (PARTITION BY account_id ORDER BY created_at, id) AS upto
	FROM "bonus_entries" WHERE points < 0
)
INSERT INTO "bonus_uses" (debit_id, credit_id, points)
SELECT debits.id, credits.id, least(debits.upto, credits.upto) - greatest(debits.upto - debits.open, credits.upto - credits.open)
FROM debits JOIN credits ON credits.account_id = debits.account_id
	AND debits.upto - debits.open < credits.upto AND credits.upto - credits.open < debits.upto;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_burnt" ON "bonus_entries" USING btree ("credit_id") WHERE "bonus_entries"."reason" = 'burnt';--> statement-breakpoint
CREATE INDEX "bonus_entries_burning" ON "bonus_entries" USING btree ("burns_at") WHERE "bonus_entries"."burns_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_once" ON "bonus_entries" USING btree ("order_id","reason",coalesce("credit_id", 0)) WHERE "bonus_entries"."order_id" is not null and "bonus_entries"."refund_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_refund" ON "bonus_entries" USING btree ("refund_id","reason",coalesce("credit_id", 0)) WHERE "bonus_entries"."refund_id" is not null;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_burns_at" CHECK (("bonus_entries"."points" > 0) = ("bonus_entries"."burns_at" is not null));--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_credit" CHECK ("bonus_entries"."reason" in ('burnt', 'returned') or "bonus_entries"."credit_id" is null);--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_burnt_credit" CHECK ("bonus_entries"."reason" <> 'burnt' or "bonus_entries"."credit_id" is not null);--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_reason" CHECK ("bonus_entries"."reason" in ('welcome', 'birthday', 'earned', 'spent', 'returned', 'reversed', 'burnt'));--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_sign" CHECK ("bonus_entries"."points" <> 0 and ("bonus_entries"."reason" in ('spent', 'reversed', 'burnt')) = ("bonus_entries"."points" < 0));--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_order" CHECK (("bonus_entries"."reason" in ('welcome', 'birthday', 'burnt')) = ("bonus_entries"."order_id" is null));--> statement-breakpoint
-- Holds the points that are taken until the transaction ends, so that two transactions cannot pass the check together.
CREATE FUNCTION "bonus_uses_check"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	credit "bonus_entries";
	debit "bonus_entries";
BEGIN
	SELECT * INTO credit FROM "bonus_entries" WHERE id = NEW.credit_id FOR NO KEY UPDATE;
	SELECT * INTO debit FROM "bonus_entries" WHERE id = NEW.debit_id FOR NO KEY UPDATE;
	IF credit.account_id <> debit.account_id OR credit.points < 0 OR debit.points > 0
		OR (SELECT sum(points) FROM "bonus_uses" WHERE credit_id = NEW.credit_id) > credit.points
		OR (SELECT sum(points) FROM "bonus_uses" WHERE debit_id = NEW.debit_id) > -debit.points
	THEN RAISE EXCEPTION 'bonus_uses: more points are taken than there are' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "bonus_uses_within" AFTER INSERT ON "bonus_uses" FOR EACH ROW EXECUTE FUNCTION "bonus_uses_check"();--> statement-breakpoint
CREATE FUNCTION "bonus_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger of points is append-only' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "bonus_entries_append_only" BEFORE UPDATE OR DELETE ON "bonus_entries" FOR EACH ROW EXECUTE FUNCTION "bonus_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "bonus_uses_append_only" BEFORE UPDATE OR DELETE ON "bonus_uses" FOR EACH ROW EXECUTE FUNCTION "bonus_refuse_change"();