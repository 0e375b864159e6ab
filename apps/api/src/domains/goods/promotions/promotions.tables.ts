import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** Upper case. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    /** Smallest sum of goods for which the code is valid, kopecks. */
    minTotal: bigint({ mode: 'number' }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('promo_codes_percent', sql`${table.percent} between 1 and 90`),
    check('promo_codes_days', sql`${table.startsAt} < ${table.endsAt}`),
    check('promo_codes_minimum', sql`${table.minTotal} >= 0`),
  ],
);
