CREATE TABLE "differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"of" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"payment_id" uuid,
	"order_id" bigint,
	"here_state" text,
	"here_amount" bigint,
	"there_state" text,
	"there_amount" bigint,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"staff_id" integer,
	"reason" text,
	CONSTRAINT "differences_kind" CHECK ("differences"."kind" = any ('{missing-there,missing-here,amount,state}'::text[])),
	CONSTRAINT "differences_thing" CHECK ("differences"."of" = any ('{payment,refund}'::text[])),
	CONSTRAINT "differences_here" CHECK (("differences"."here_state" is null) = ("differences"."here_amount" is null)),
	CONSTRAINT "differences_there" CHECK (("differences"."there_state" is null) = ("differences"."there_amount" is null)),
	CONSTRAINT "differences_reason" CHECK (("differences"."staff_id" is null) = ("differences"."reason" is null)),
	CONSTRAINT "differences_closed" CHECK ("differences"."staff_id" is null or "differences"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "differences" ADD CONSTRAINT "differences_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "differences_open" ON "differences" USING btree ("provider","provider_id","of","kind") WHERE "differences"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "differences_of_thing" ON "differences" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "differences_payment_id_index" ON "differences" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "differences_order_id_index" ON "differences" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "differences_staff_id_index" ON "differences" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" = any ('{orders.place,orders.move,orders.refund,orders.scan,orders.work,orders.replace-piece,orders.extend-storage,orders.track,orders.change-visit,orders.power-of-attorney,orders.change-way,parcels.again,parcels.elsewhere,payments.invoice-paid,payments.invoice-returned,payments.close-difference,payments.on-receipt,payments.part-taken,payments.part-returned,receipts.made,receipts.again,returns.move,returns.scan,returns.check,returns.pay-cash,returns.postage,returns.open-file,returns.exchange,sales.record,sales.undo,appointments.cancel,appointments.came,appointments.no-show,appointments.bought,leads.read,leads.take,leads.move,leads.note,support.read,support.open-file,support.answer,support.close,appointments.desks,delivery.capacity,items.place,items.send,items.receive,items.hold,items.release,items.lose,items.find,items.write-off,items.take-back,certificates.issue,certificates.expire,certificates.void,certificates.send-again,products.hide,products.show,prices.set,prices.plan,prices.apply,prices.end,prices.cancel-plan,content.create,content.draft,content.plan,content.cancel-plan,content.publish,content.roll-back,content.hide,stores.change,customers.export,customers.erase,customers.ask-erasure,customers.keep,customers.birth-date,messages.resend,messages.letter,customers.bonus,approvals.ask,approvals.question,approvals.answer,approvals.decide,approvals.execute,approvals.not-carried-out,approvals.withdraw,approvals.lapse,settings.change,staff.create,staff.roles,staff.session,staff.session-end,sign-in-failed,refused,import}'::text[]));