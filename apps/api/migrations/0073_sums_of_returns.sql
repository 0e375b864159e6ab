ALTER TABLE "receipts" DROP CONSTRAINT "receipts_kind";--> statement-breakpoint
ALTER TABLE "receipts" DROP CONSTRAINT "receipts_refund";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
DROP INDEX "receipts_of_payment";--> statement-breakpoint
DROP INDEX "receipts_of_refund";--> statement-breakpoint
ALTER TABLE "demo_bank_receipts" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "demo_bank_receipts" ADD CONSTRAINT "demo_bank_receipts_refund_id_demo_bank_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."demo_bank_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_advance_back" ON "receipts" USING btree ("refund_id") WHERE "receipts"."kind" = 'advance-back';--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_payment" ON "receipts" USING btree ("payment_id","kind") WHERE "receipts"."kind" not in ('refund', 'advance-back');--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_refund" ON "receipts" USING btree ("refund_id","payment_id") WHERE "receipts"."kind" = 'refund' and "receipts"."refund_id" is not null;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" = any ('{payment,closing,sale,refund,advance-back}'::text[]));--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refund" CHECK (("receipts"."refund_id" is not null) = ("receipts"."kind" = 'advance-back' or ("receipts"."kind" = 'refund' and "receipts"."payment_id" is not null)));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" = any ('{cancelled,late-payment,paid-twice,not-kept,returned}'::text[]));--> statement-breakpoint
-- A return without a request was made at the door.
UPDATE "refunds" SET "reason" = 'not-kept' FROM "returns"
WHERE "returns"."refund_id" = "refunds"."id" AND "refunds"."reason" = 'returned'
  AND NOT EXISTS (SELECT FROM "return_events" WHERE "return_events"."return_id" = "returns"."id" AND "return_events"."state" = 'requested');
