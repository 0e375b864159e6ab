import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BELL_KINDS, BELL_STATES, type BellKind, type BellState } from '@yahont/contracts/bells/bells.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** Who wants one message, about what, and until when. Personal data. */
export const bells = pgTable(
  'bells',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<BellKind>().notNull(),
    state: text().$type<BellState>().notNull(),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Address of a person without an account, in lower case. */
    email: text(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Whole kopecks; null for a bell that waits for a size. */
    atMost: bigint({ mode: 'number' }),
    /** City of the caller: its stores, and its quiet hours. */
    cityId: integer().notNull(),
    isCityOnly: boolean().notNull(),
    byMail: boolean().notNull(),
    bySms: boolean().notNull(),
    byPush: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the letter with the link of a visitor was sent; proof of consent together with `confirmedAt`. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    /** When it ends by itself. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    rungAt: timestamp({ withTimezone: true }),
    /** What was found, and its price then. */
    rungSkuId: integer().references(() => skus.id),
    rungPrice: bigint({ mode: 'number' }),
    endedAt: timestamp({ withTimezone: true }),
    /** Network of the person, as `networkOf` returns it. */
    network: text().notNull(),
  },
  (table) => [
    uniqueIndex('bells_of_account')
      .on(table.accountId, table.productId, table.kind)
      .where(sql`${table.state} = 'waiting' and ${table.accountId} is not null`),
    // A changed wish is asked beside the bell that waits until its own link confirms it.
    uniqueIndex('bells_of_address')
      .on(table.email, table.productId, table.kind, table.state)
      .where(sql`${table.state} in ('asked', 'waiting') and ${table.email} is not null`),
    // The bells that a run goes through, page by page.
    index('bells_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.accountId),
    index().on(table.email),
    index().on(table.productId),
    check('bells_kind', oneOf(table.kind, BELL_KINDS)),
    check('bells_state', oneOf(table.state, BELL_STATES)),
    check('bells_owner', sql`num_nonnulls(${table.accountId}, ${table.email}) = 1`),
    check('bells_price', sql`(${table.kind} = 'price') = (${table.atMost} is not null)`),
    check('bells_rung', sql`${table.state} <> 'rung' or ${table.rungAt} is not null`),
  ],
);

export type BellRow = typeof bells.$inferSelect;

/** The sizes that will do for a bell. */
export const bellSkus = pgTable(
  'bell_skus',
  {
    bellId: integer()
      .notNull()
      .references(() => bells.id, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
  },
  (table) => [primaryKey({ columns: [table.bellId, table.skuId] }), index().on(table.skuId)],
);
