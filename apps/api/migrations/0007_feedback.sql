ALTER TABLE "support_requests" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "support_requests_phone_created_at_index" ON "support_requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_network_created_at_index" ON "support_requests" USING btree ("network","created_at");