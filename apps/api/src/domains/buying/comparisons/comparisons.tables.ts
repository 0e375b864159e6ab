import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';

/** What visitors compare: one stone or product per row. */
export const comparisons = pgTable(
  'comparisons',
  {
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    stoneId: integer().references(() => stones.id),
    productId: integer().references(() => products.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('comparisons_once')
      .on(table.accountId, table.fuserId, table.stoneId, table.productId)
      .nullsNotDistinct(),
    index('comparisons_fuser')
      .on(table.fuserId)
      .where(sql`${table.fuserId} is not null`),
    index('comparisons_anonymous')
      .on(table.createdAt)
      .where(sql`${table.fuserId} is not null`),
    index().on(table.stoneId),
    index().on(table.productId),
    check('comparisons_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
    check('comparisons_one_thing', sql`num_nonnulls(${table.stoneId}, ${table.productId}) = 1`),
  ],
);
