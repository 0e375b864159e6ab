import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Editors' texts: the home page under `home`, text pages under `page:/delivery/`. */
export const contentBlocks = pgTable('content_blocks', {
  key: text().primaryKey(),
  body: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
  /** A trigger raises it with every change of the body, so that two editors cannot overwrite each other. */
  version: integer().notNull().default(1),
});
