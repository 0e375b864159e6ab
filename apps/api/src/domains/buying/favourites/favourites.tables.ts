import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';

/** Visitors' favourites: one stone or product per row. */
export const favourites = pgTable(
  'favourites',
  {
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    productId: integer().references(() => products.id),
    stoneId: integer().references(() => stones.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('favourites_once')
      .on(table.accountId, table.fuserId, table.stoneId, table.productId)
      .nullsNotDistinct(),
    index('favourites_fuser')
      .on(table.fuserId)
      .where(sql`${table.fuserId} is not null`),
    index('favourites_anonymous')
      .on(table.createdAt)
      .where(sql`${table.fuserId} is not null`),
    index().on(table.productId),
    index().on(table.stoneId),
    check('favourites_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
    check('favourites_one_thing', sql`num_nonnulls(${table.stoneId}, ${table.productId}) = 1`),
  ],
);
