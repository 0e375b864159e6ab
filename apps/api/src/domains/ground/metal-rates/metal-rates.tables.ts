import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { METALS } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { oneOf } from '#src/platform/one-of.ts';

/**
 * Fetched rates, one for each day on which the central bank set one. Never deleted, because estimates
 * refer to them.
 */
export const metalRates = pgTable(
  'metal_rates',
  {
    metal: text({ enum: METALS }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Kopecks. */
    perGram: bigint({ mode: 'number' }).notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.metal, table.date] }),
    check('metal_rates_metal', oneOf(table.metal, METALS)),
    check('metal_rates_price', sql`${table.perGram} > 0`),
  ],
);
