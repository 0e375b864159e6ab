ALTER TABLE "visitor_uses" DROP CONSTRAINT "visitor_uses_kind";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "of_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "of_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "of_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "returns_of_gifts" ON "returns" USING btree ("created_at") WHERE "returns"."of_gift";--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_of_gift" CHECK (not "returns"."of_gift" or "returns"."exchange_order_id" is not null);--> statement-breakpoint
ALTER TABLE "visitor_uses" ADD CONSTRAINT "visitor_uses_kind" CHECK ("visitor_uses"."kind" = any ('{callback,lead,newsletter,appointment,promo-try,certificate-try,caller-check,parcel-try,card-look,review,review-reaction,gift-exchange,hold,bell,list-hint,question}'::text[]));