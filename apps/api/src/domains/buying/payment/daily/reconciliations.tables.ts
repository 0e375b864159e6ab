import { date, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';

/** What came of comparing the payments and refunds of a day with the books of the providers. The last run of a day counts. */
export const reconciliations = pgTable('reconciliations', {
  /** A day of Moscow. */
  day: date().primaryKey(),
  ranAt: timestamp({ withTimezone: true }).notNull(),
  payments: integer().notNull(),
  refunds: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
});
