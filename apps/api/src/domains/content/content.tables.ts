import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Editors' texts: the home page under `home`, text pages under `page:/delivery/`. */
export const contentBlocks = pgTable('content_blocks', {
  key: text().primaryKey(),
  body: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
