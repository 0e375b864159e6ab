import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';

/** Named lists of favourites. Personal data. */
export const favouriteLists = pgTable(
  'favourite_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    name: text().notNull(),
    /** The day for which it is gathered. */
    day: date(),
    /** Ending of the address of its page for others; null while it is not shared. */
    shareToken: text().unique(),
    hintedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Last change by its owner. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index('favourite_lists_fuser')
      .on(table.fuserId)
      .where(sql`${table.fuserId} is not null`),
    index('favourite_lists_anonymous')
      .on(table.changedAt)
      .where(sql`${table.fuserId} is not null`),
    check('favourite_lists_one_owner', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
  ],
);

export type ListRow = typeof favouriteLists.$inferSelect;

/** Products in lists; one may be in several. */
export const listProducts = pgTable(
  'favourite_list_products',
  {
    listId: integer()
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Whole kopecks, when it was put there. */
    priceThen: bigint({ mode: 'number' }).notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] }), index().on(table.productId)],
);

/**
 * Who gives what of a list. The owner of the list must never learn of a row. It outlives its product in the list: one
 * that is taken out and put back is still given.
 */
export const listGifts = pgTable(
  'favourite_list_gifts',
  {
    listId: integer()
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    fuserId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index().on(table.productId),
    index().on(table.accountId),
    index('favourite_list_gifts_fuser')
      .on(table.fuserId)
      .where(sql`${table.fuserId} is not null`),
    index().on(table.createdAt),
    check('favourite_list_gifts_one_giver', sql`num_nonnulls(${table.accountId}, ${table.fuserId}) = 1`),
  ],
);

/** Addresses that got a hint lately, in lower case. Neither the list nor who hinted is stored. */
export const listHints = pgTable(
  'favourite_list_hints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.email), index().on(table.sentAt)],
);
