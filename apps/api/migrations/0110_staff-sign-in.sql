CREATE TABLE "staff_backup_codes" (
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_backup_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_staffId_unique" UNIQUE("staff_id"),
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_kind" CHECK ("staff_invitations"."kind" = any ('{invitation,reset}'::text[]))
);
--> statement-breakpoint
CREATE TABLE "staff_keys" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_since" timestamp with time zone NOT NULL,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_step" bigint
);
--> statement-breakpoint
CREATE TABLE "staff_tries" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"closed_until" timestamp with time zone,
	CONSTRAINT "staff_tries_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "staff_tries_scope" CHECK ("staff_tries"."scope" = any ('{person,network}'::text[]))
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "step" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "ends_idle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_backup_codes" ADD CONSTRAINT "staff_backup_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_keys" ADD CONSTRAINT "staff_keys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_tries_last_at_index" ON "staff_tries" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email") WHERE "staff"."left_at" is null;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_step" CHECK ("staff_sessions"."step" = any ('{open,second-step,enrolment}'::text[]));