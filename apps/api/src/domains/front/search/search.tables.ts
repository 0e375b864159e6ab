import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Queries without results; nothing about who searched. */
export const missedQueries = pgTable(
  'missed_queries',
  {
    /** In lower case, one space between words. */
    query: text().primaryKey(),
    count: integer().notNull(),
    lastAskedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.count)],
);
