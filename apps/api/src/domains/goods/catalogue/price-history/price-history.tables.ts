import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PRICE_SOURCES, type PriceSource } from '@yahont/contracts/catalogue/price-history.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { products } from '../catalogue.tables.ts';

/**
 * Each price of a product from its moment on, whole kopecks. Everything that changes a price writes here
 * (`keepPrices`); sizes follow in proportion, so a history of the product is one of its sizes too.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    price: bigint({ mode: 'number' }).notNull(),
    /** The struck-out price beside it. */
    oldPrice: bigint({ mode: 'number' }),
    source: text().$type<PriceSource>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.productId, table.since),
    check('price_history_source', oneOf(table.source, PRICE_SOURCES)),
    check(
      'price_history_price',
      sql`${table.price} > 0 and (${table.oldPrice} is null or ${table.oldPrice} > ${table.price})`,
    ),
  ],
);
