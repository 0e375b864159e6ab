CREATE TABLE "demo_application_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"tries_left" integer DEFAULT 3 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_applications_refunded" CHECK ("demo_applications"."refunded" between 0 and "demo_applications"."amount"),
	CONSTRAINT "demo_applications_state" CHECK ("demo_applications"."state" in ('applied', 'asks-for-more', 'approved', 'signed', 'in-force', 'refused', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "instalment_contracts" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"schedule" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "instalment_contracts_state" CHECK ("instalment_contracts"."state" in ('applied', 'asks-for-more', 'approved', 'signed', 'in-force', 'refused', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_kind";--> statement-breakpoint
ALTER TABLE "order_tenders" DROP CONSTRAINT "order_tenders_kind";--> statement-breakpoint
ALTER TABLE "demo_application_refunds" ADD CONSTRAINT "demo_application_refunds_application_id_demo_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."demo_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalment_contracts" ADD CONSTRAINT "instalment_contracts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_kind" CHECK ("orders"."payment_kind" in ('card', 'sbp', 'sberpay', 'cash', 'credit', 'bonus'));--> statement-breakpoint
ALTER TABLE "order_tenders" ADD CONSTRAINT "order_tenders_kind" CHECK ("order_tenders"."kind" in ('bonus', 'certificate', 'card', 'sbp', 'sberpay', 'credit', 'cash'));