import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Queries that found nothing, without anything about who asked. */
export const missedQueries = pgTable(
  'missed_queries',
  {
    /** In small letters, one space between words. */
    query: text().primaryKey(),
    count: integer().notNull(),
    lastAskedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.count)],
);
