import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The home page, under the key `home`. Other texts are documents. */
export const contentBlocks = pgTable('content_blocks', {
  key: text().primaryKey(),
  body: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
