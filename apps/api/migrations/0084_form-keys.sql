ALTER TABLE "cart_lines" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "form_sent_at" timestamp with time zone;