import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import { products } from '#src/domains/catalogue/catalogue.tables.ts';

export const favourites = pgTable(
  'favourites',
  {
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('favourites_account')
      .on(table.accountId, table.productId)
      .where(sql`${table.accountId} is not null`),
    uniqueIndex('favourites_fuser')
      .on(table.fuserId, table.productId)
      .where(sql`${table.fuserId} is not null`),
    index('favourites_anonymous')
      .on(table.createdAt)
      .where(sql`${table.fuserId} is not null`),
    index().on(table.productId),
    check('favourites_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
  ],
);
