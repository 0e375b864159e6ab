ALTER TABLE "refunds" ADD COLUMN "exchanged_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "ended_refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_exchanged_id_refunds_id_fk" FOREIGN KEY ("exchanged_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_ended_refund_id_refunds_id_fk" FOREIGN KEY ("ended_refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_exchanged" ON "refunds" USING btree ("exchanged_id") WHERE "refunds"."exchanged_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "returns_ended_refund" ON "returns" USING btree ("ended_refund_id") WHERE "returns"."ended_refund_id" is not null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_exchanged_of" CHECK ("refunds"."exchanged_id" is null or "refunds"."reason" in ('returned', 'exchange-ended'));--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_ended" CHECK ("returns"."ended_refund_id" is null or ("returns"."exchange_order_id" is not null and "returns"."state" = 'refunded'));--> statement-breakpoint
UPDATE refunds SET exchanged_id = paid.reference::uuid
FROM returns JOIN order_tenders AS paid ON paid.order_id = returns.exchange_order_id AND paid.kind = 'exchange'
WHERE refunds.id = returns.refund_id AND paid.reference IS NOT NULL AND refunds.reason IN ('returned', 'exchange-ended');--> statement-breakpoint
UPDATE refunds SET exchanged_id = one.id
FROM (SELECT order_id, min(id::text)::uuid AS id FROM refunds WHERE reason = 'exchanged' GROUP BY order_id HAVING count(*) = 1) AS one
WHERE one.order_id = refunds.order_id AND refunds.reason = 'exchange-ended' AND refunds.exchanged_id IS NULL;--> statement-breakpoint
UPDATE returns SET ended_refund_id = back.id
FROM order_tenders AS paid
JOIN orders ON orders.id = paid.order_id AND orders.status IN ('cancelled', 'expired')
JOIN refunds AS back ON back.exchanged_id::text = paid.reference AND back.reason = 'exchange-ended'
WHERE paid.order_id = returns.exchange_order_id AND paid.kind = 'exchange' AND returns.refund_id IS DISTINCT FROM back.id;
