ALTER TABLE "refresh_tokens" ADD COLUMN "parent_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "wider_network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "is_known_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_codes_wider_network_created_at_index" ON "sign_in_codes" USING btree ("wider_network","created_at");