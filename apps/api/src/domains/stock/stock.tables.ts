import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';

export type ItemState = 'available' | 'reserved' | 'sold';

/** One row per physical item: the law demands its УИН, and two shoppers cannot buy the same ring. */
export const items = pgTable(
  'items',
  {
    uin: text().primaryKey(),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** null: the central warehouse. */
    storeId: integer().references(() => stores.id),
    state: text().$type<ItemState>().notNull().default('available'),
    /** The order that reserved or bought it. No foreign key, because `stock` must not know `orders`. */
    orderId: bigint({ mode: 'number' }),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('items_available')
      .on(table.skuId, table.storeId)
      .where(sql`${table.state} = 'available'`),
    index('items_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    check('items_state', sql`(${table.state} = 'available') = (${table.orderId} is null)`),
    check('items_uin', sql`${table.uin} ~ '^[0-9]{16}$'`),
  ],
);
