ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guide_sections" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seo_pages" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "articles" CASCADE;--> statement-breakpoint
DROP TABLE "guide_sections" CASCADE;--> statement-breakpoint
DROP TABLE "seo_pages" CASCADE;--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action";--> statement-breakpoint
DROP TRIGGER "content_blocks_version" ON "content_blocks";--> statement-breakpoint
DROP FUNCTION "content_blocks_raise_version";--> statement-breakpoint
ALTER TABLE "content_blocks" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action" CHECK ("audit"."action" in ('orders.place', 'orders.move', 'orders.refund', 'orders.scan', 'orders.replace-piece', 'orders.extend-storage', 'returns.move', 'returns.scan', 'returns.check', 'returns.pay-cash', 'appointments.cancel', 'leads.read', 'leads.take', 'leads.move', 'leads.note', 'appointments.desks', 'items.place', 'items.send', 'items.receive', 'items.hold', 'items.release', 'items.lose', 'items.find', 'items.write-off', 'items.take-back', 'certificates.issue', 'certificates.expire', 'certificates.void', 'certificates.send-again', 'products.hide', 'products.show', 'prices.set', 'prices.plan', 'prices.apply', 'prices.end', 'prices.cancel-plan', 'content.create', 'content.draft', 'content.plan', 'content.cancel-plan', 'content.publish', 'content.roll-back', 'content.hide', 'stores.change', 'customers.export', 'customers.erase', 'staff.create', 'staff.roles', 'staff.session', 'staff.session-end', 'sign-in-failed', 'refused', 'import'));
