ALTER TABLE "push_endpoints" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_endpoints" ADD CONSTRAINT "push_endpoints_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_endpoints_session_id_index" ON "push_endpoints" USING btree ("session_id");