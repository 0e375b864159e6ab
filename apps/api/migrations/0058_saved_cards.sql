CREATE TABLE "demo_bank_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"last4" text NOT NULL,
	"valid_until" text NOT NULL,
	CONSTRAINT "demo_bank_methods_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "demo_bank_methods_outcome" CHECK ("demo_bank_methods"."outcome" in ('accepted', 'refused', 'confirmation', 'refused-when-saved', 'revoked-when-saved'))
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"valid_until" text NOT NULL,
	"order_id" bigint NOT NULL,
	"consent_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_last4" CHECK ("saved_cards"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_cards_valid_until" CHECK ("saved_cards"."valid_until" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "demo_bank_payments" DROP CONSTRAINT "demo_bank_payments_reason";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refusal";--> statement-breakpoint
ALTER TABLE "demo_bank_payments" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_card_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_id" text;--> statement-breakpoint
ALTER TABLE "demo_bank_methods" ADD CONSTRAINT "demo_bank_methods_payment_id_demo_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."demo_bank_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_card" ON "saved_cards" USING btree ("account_id","provider","last4","valid_until","brand");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_order" ON "saved_cards" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_method" ON "saved_cards" USING btree ("provider","method_id");--> statement-breakpoint
ALTER TABLE "demo_bank_payments" ADD CONSTRAINT "demo_bank_payments_reason" CHECK ("demo_bank_payments"."reason" in ('insufficient-funds', 'declined', 'card-expired', 'card-revoked', 'wrong-code', 'timed-out'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('offer', 'personal-data', 'marketing', 'cookies', 'saved-card'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK ("consents"."source" in ('checkout', 'registration', 'form', 'newsletter', 'subscriptions', 'unsubscribe-link', 'cookie-question', 'erasure', 'saved-cards', 'payment'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method_id" is null or "payments"."saved_card_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refusal" CHECK ("payments"."refusal" in ('insufficient-funds', 'declined', 'card-expired', 'card-revoked', 'wrong-code', 'timed-out'));