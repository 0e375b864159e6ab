CREATE TABLE "operator_line" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_subject";--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_subject_type";--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "taken_by" integer;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "first_taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_line" ADD CONSTRAINT "operator_line_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_taken_by_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_requests_open" ON "callback_requests" USING btree (coalesce("due_at", "created_at"),"id") WHERE "callback_requests"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "callback_requests_ended" ON "callback_requests" USING btree ("ended_at","id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_subject" CHECK ("approvals"."subject_type" = any ('{order,item,product,price-plan,payment,refund,return,sale,appointment,hold,callback,lead,support-request,review,product-question,courier-interval,account,text,store,promo-code,certificate,setting,approval,staff,message,call,network,import}'::text[]));--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_state" CHECK ("callback_requests"."state" = any ('{waiting,taken,done}'::text[]));--> statement-breakpoint
ALTER TABLE "callback_requests" ADD CONSTRAINT "callback_requests_result" CHECK ("callback_requests"."result" = any ('{talked,no-answer,busy,wrong-number,later}'::text[]));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_subject_type" CHECK ("audit"."subject_type" = any ('{order,item,product,price-plan,payment,refund,return,sale,appointment,hold,callback,lead,support-request,review,product-question,courier-interval,account,text,store,promo-code,certificate,setting,approval,staff,message,call,network,import}'::text[]));--> statement-breakpoint
-- Requests from before are the matter of the operators who got them.
UPDATE "callback_requests" SET "state" = 'done', "ended_at" = "created_at";
