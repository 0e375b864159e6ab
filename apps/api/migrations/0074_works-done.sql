CREATE TABLE "order_works" (
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_works_order_id_line_id_pk" PRIMARY KEY("order_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
ALTER TABLE "order_works" ADD CONSTRAINT "order_works_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_works" ADD CONSTRAINT "order_works_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_works" ADD CONSTRAINT "order_works_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_works_line_id_index" ON "order_works" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" = any ('{orders.place,orders.move,orders.refund,orders.scan,orders.work,orders.replace-piece,orders.extend-storage,orders.track,orders.change-visit,parcels.again,parcels.elsewhere,payments.invoice-paid,payments.invoice-returned,payments.part-taken,payments.part-returned,receipts.made,receipts.again,returns.move,returns.scan,returns.check,returns.pay-cash,returns.postage,returns.exchange,appointments.cancel,leads.read,leads.take,leads.move,leads.note,support.read,support.answer,support.close,appointments.desks,delivery.capacity,items.place,items.send,items.receive,items.hold,items.release,items.lose,items.find,items.write-off,items.take-back,certificates.issue,certificates.expire,certificates.void,certificates.send-again,products.hide,products.show,prices.set,prices.plan,prices.apply,prices.end,prices.cancel-plan,content.create,content.draft,content.plan,content.cancel-plan,content.publish,content.roll-back,content.hide,stores.change,customers.export,customers.erase,customers.ask-erasure,customers.keep,customers.birth-date,messages.resend,messages.letter,staff.create,staff.roles,staff.session,staff.session-end,sign-in-failed,refused,import}'::text[]));