import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Loose stones, each with its certificate: by law none is sold without one. Where a stone lies, its УИН and who holds
 * it is its row in `items`. Characteristics to search by arrive with the selection of diamonds.
 */
export const stones = pgTable(
  'stones',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** «Бриллиант, круг 0,50 ct, D/VVS1». */
    name: text().notNull(),
    laboratory: text().notNull(),
    certificate: text().notNull(),
    /** Whole kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stones_certificate').on(table.laboratory, table.certificate),
    check('stones_price', sql`${table.price} > 0`),
    check('stones_certified', sql`${table.laboratory} <> '' and ${table.certificate} <> ''`),
  ],
);
