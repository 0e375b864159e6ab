import { date, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';

/**
 * Results of comparing a day's payments and refunds with the providers' records. The last run of a day
 * counts.
 */
export const reconciliations = pgTable('reconciliations', {
  /** A Moscow day. */
  day: date().primaryKey(),
  ranAt: timestamp({ withTimezone: true }).notNull(),
  payments: integer().notNull(),
  refunds: integer().notNull(),
  differences: jsonb().$type<Difference[]>().notNull(),
});
