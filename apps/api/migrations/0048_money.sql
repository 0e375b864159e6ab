CREATE TABLE "demo_bank_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"payments" integer NOT NULL,
	"refunds" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"fault" text,
	"document_number" text,
	"storage_number" text,
	"fiscal_sign" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_kind" CHECK ("receipts"."kind" in ('payment', 'closing', 'sale')),
	CONSTRAINT "receipts_state" CHECK ("receipts"."state" in ('waiting', 'registering', 'registered', 'by-hand', 'dead')),
	CONSTRAINT "receipts_by_hand" CHECK ("receipts"."payment_id" is not null or "receipts"."state" = 'by-hand')
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
DROP INDEX "payments_alive";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_stage" text;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "demo_bank_receipts" ADD CONSTRAINT "demo_bank_receipts_payment_id_demo_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."demo_bank_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_order_id_index" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_closing" ON "receipts" USING btree ("order_id") WHERE "receipts"."kind" in ('closing', 'sale');--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_of_payment" ON "receipts" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "receipts_unfinished" ON "receipts" USING btree ("next_try_at") WHERE "receipts"."state" in ('waiting', 'registering');--> statement-breakpoint
CREATE INDEX "receipts_for_staff" ON "receipts" USING btree ("changed_at") WHERE "receipts"."state" in ('dead', 'by-hand');--> statement-breakpoint
CREATE INDEX "payments_held" ON "payments" USING btree ("held_until") WHERE "payments"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_alive" ON "payments" USING btree ("tender_id") WHERE "payments"."state" in ('created', 'pending', 'waiting-for-confirmation', 'held', 'succeeded');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held_until" CHECK ("payments"."state" <> 'held' or "payments"."held_until" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture" CHECK ("payments"."capture_amount" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture_stage_given" CHECK (("payments"."capture_amount" is null) = ("payments"."capture_stage" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture_stage" CHECK ("payments"."capture_stage" in ('prepayment', 'settlement'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('created', 'pending', 'waiting-for-confirmation', 'held', 'succeeded', 'refused', 'cancelled'));