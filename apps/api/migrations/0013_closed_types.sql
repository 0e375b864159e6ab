DROP INDEX "articles_address";--> statement-breakpoint
ALTER TABLE "sections" ALTER COLUMN "parent_path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "section" DROP NOT NULL;--> statement-breakpoint
-- '' meant none, which no foreign key takes.
UPDATE "sections" SET "parent_path" = NULL WHERE "parent_path" = '';--> statement-breakpoint
UPDATE "articles" SET "section" = NULL WHERE "section" = '';--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_parent_path_sections_path_fk" FOREIGN KEY ("parent_path") REFERENCES "public"."sections"("path") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_section_guide_sections_code_fk" FOREIGN KEY ("section") REFERENCES "public"."guide_sections"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_ended_at_index" ON "sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_created_at_index" ON "sign_in_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cart_lines_removed" ON "cart_lines" USING btree ("removed_at") WHERE "cart_lines"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_once" UNIQUE NULLS NOT DISTINCT("kind","section","code");--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_channel" CHECK ("sent_messages"."channel" in ('sms', 'mail', 'operators'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_platform" CHECK ("accounts"."platform" in ('landing', 'shop'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_code" CHECK ("subscriptions"."code" in ('novelties', 'actions', 'guide', 'actions-sms'));--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_background" CHECK ("pictures"."background" in ('light', 'dark'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" in ('ring', 'earrings', 'pendant', 'chain', 'bracelet', 'brooch'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tier" CHECK ("products"."tier" in ('common', 'royal', 'diamond'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_audience" CHECK ("products"."audience" in ('women', 'men', 'everyone'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_metal" CHECK ("products"."metal" in ('yellow-gold', 'white-gold', 'rose-gold', 'mixed-gold', 'platinum', 'silver'));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('news', 'action', 'guide'));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_section" CHECK (("articles"."kind" = 'guide') = ("articles"."section" is not null));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('awaiting-payment', 'new', 'paid', 'assembling', 'ready', 'in-delivery', 'completed', 'cancelled', 'expired', 'refunded'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_note" CHECK ("order_events"."note" in ('placed', 'placed-with-points', 'payment-received', 'payment-overdue', 'cancelled-by-buyer', 'money-returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('awaiting-payment', 'new', 'paid', 'assembling', 'ready', 'in-delivery', 'completed', 'cancelled', 'expired', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_kind" CHECK ("orders"."delivery_kind" in ('courier', 'pickup'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_kind" CHECK ("orders"."payment_kind" in ('card', 'cash', 'credit', 'bonus'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_store" CHECK (("orders"."delivery_kind" = 'pickup') = ("orders"."store_id" is not null));--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_topic" CHECK ("support_requests"."topic" in ('order', 'product', 'service', 'bonus', 'account', 'other'));