import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { lineKindChecks, type LineOptions } from '#src/domains/buying/line-kinds/index.ts';
import { sets } from '#src/domains/goods/sets/sets.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';

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
  // No index on `updatedAt`: every change of a cart would then write an entry into all indexes. The daily purge reads the table.
  (table) => [check('carts_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    cartId: bigint({ mode: 'number' })
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text().$type<LineKind>().notNull(),
    /** The line to which a service belongs. */
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => cartLines.id, { onDelete: 'cascade' }),
    skuId: integer().references(() => skus.id),
    stoneId: integer().references(() => stones.id),
    service: text().$type<ServiceCode>(),
    options: jsonb().$type<LineOptions>().notNull().default({}),
    /** A service is done once per piece of its parent line; its own quantity is 1. */
    quantity: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the shopper removed it; it can be restored for an hour. */
    removedAt: timestamp({ withTimezone: true }),
    /**
     * Lines of a set that were put in together have the same one. A line with a group and no set was kept apart from
     * another line of its SKU, which has other services.
     */
    setGroup: uuid(),
    setId: integer().references(() => sets.id),
    /** Which piece of the set it is. */
    setPart: integer(),
    /** Key of the no-script form that added last, and when: see `FormKey`. */
    formKey: text(),
    formSentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cart_lines_cart_sku')
      .on(table.cartId, table.skuId)
      .where(sql`${table.kind} = 'jewellery' and ${table.setGroup} is null`),
    uniqueIndex('cart_lines_cart_stone')
      .on(table.cartId, table.stoneId)
      .where(sql`${table.stoneId} is not null`),
    uniqueIndex('cart_lines_parent_service')
      .on(table.parentId, table.service)
      .where(sql`${table.parentId} is not null`),
    uniqueIndex('cart_lines_set_part')
      .on(table.cartId, table.setGroup, table.setPart)
      .where(sql`${table.setGroup} is not null`),
    index().on(table.cartId),
    index().on(table.skuId),
    index('cart_lines_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    ...lineKindChecks('cart_lines', table),
    check('cart_lines_parent_kind', sql`(${table.kind} = 'service') = (${table.parentId} is not null)`),
    check(
      'cart_lines_amount',
      sql`(${table.kind} = 'certificate') = (${table.options}->>'amount' is not null) and
        (${table.kind} <> 'certificate' or (${table.options}->>'amount')::bigint > 0)`,
    ),
    check(
      'cart_lines_set',
      sql`num_nonnulls(${table.setId}, ${table.setPart}) in (0, 2)
        and (${table.setId} is null or (${table.setGroup} is not null and ${table.quantity} = 1))
        and (${table.setGroup} is null or ${table.kind} = 'jewellery')`,
    ),
    check(
      'cart_lines_quantity',
      sql`${table.quantity} between 1 and 10
        and (${table.quantity} = 1 or ${table.kind} in ('jewellery', 'certificate'))`,
    ),
  ],
);
