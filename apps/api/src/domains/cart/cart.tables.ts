import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, bigint } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import { skus } from '#src/domains/catalogue/catalogue.tables.ts';

/** Belongs to an account or to an anonymous visitor, never to both. */
export const carts = pgTable(
  'carts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Subject of the Fuser-Token. */
    fuserId: text().unique(),
    promoCode: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('carts_anonymous')
      .on(table.updatedAt)
      .where(sql`${table.fuserId} is not null`),
    check('carts_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    cartId: bigint({ mode: 'number' })
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    quantity: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the shopper removed it; it can be restored for an hour. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cart_lines_cart_sku').on(table.cartId, table.skuId),
    index().on(table.skuId),
    index('cart_lines_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 10`),
  ],
);
