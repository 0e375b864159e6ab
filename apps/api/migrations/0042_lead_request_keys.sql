ALTER TABLE "leads" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_requestKey_unique" UNIQUE("request_key");