CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"fuser_id" text,
	"contact" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"is_given" boolean NOT NULL,
	"source" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('offer', 'personal-data', 'marketing', 'cookies')),
	CONSTRAINT "consents_source" CHECK ("consents"."source" in ('checkout', 'registration', 'form', 'newsletter', 'subscriptions', 'unsubscribe-link', 'cookie-question', 'erasure'))
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","kind","scope") WHERE "consents"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_contact" ON "consents" USING btree ("contact") WHERE "consents"."contact" <> '';--> statement-breakpoint
CREATE INDEX "erasure_requests_erase_at_index" ON "erasure_requests" USING btree ("erase_at");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'leads.read', 'leads.take', 'leads.move', 'leads.note', 'appointments.desks', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.create', 'content.draft', 'content.plan', 'content.cancel-plan', 'content.publish', 'content.roll-back', 'content.hide', 'stores.change', 'customers.export', 'customers.erase', 'customers.ask-erasure', 'customers.keep', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));