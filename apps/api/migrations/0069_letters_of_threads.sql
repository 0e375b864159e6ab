ALTER TABLE "support_messages" ADD COLUMN "letter_key" text;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_letter" UNIQUE("request_id","letter_key");