CREATE TABLE "applied_certificates" (
	"account_id" integer NOT NULL,
	"certificate_id" uuid NOT NULL,
	"is_applied" boolean NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applied_certificates_account_id_certificate_id_pk" PRIMARY KEY("account_id","certificate_id")
);
--> statement-breakpoint
ALTER TABLE "applied_certificates" ADD CONSTRAINT "applied_certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_certificates" ADD CONSTRAINT "applied_certificates_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applied_certificates_certificate_id_index" ON "applied_certificates" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "applied_certificates_applied_at_index" ON "applied_certificates" USING btree ("applied_at");