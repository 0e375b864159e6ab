import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { COMINGS, HOLD_STATES } from '@yahont/contracts/holds/hold-terms.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** Pieces that stores keep for shoppers without an order; personal data, kept for 90 days after the term. */
export const holds = pgTable(
  'holds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** Null for a visitor who was not signed in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** Four digits that no other open hold of the store has. */
    code: text().notNull(),
    state: text({ enum: HOLD_STATES }).notNull(),
    /** `+79XXXXXXXXX` */
    phone: text().notNull(),
    coming: text({ enum: COMINGS }).notNull(),
    /** What else the shopper wants to see; empty for nothing. */
    wish: text().notNull(),
    /** Price when it was put aside, kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    /** When the shopper asked for one more term. */
    extendedAt: timestamp({ withTimezone: true }),
    /** When a seller took it out of the showcase. */
    readyAt: timestamp({ withTimezone: true }),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('holds_code')
      .on(table.storeId, table.code)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('holds_once')
      .on(table.phone, table.skuId)
      .where(sql`${table.state} = 'open'`),
    index('holds_term')
      .on(table.until)
      .where(sql`${table.state} = 'open'`),
    index().on(table.accountId),
    index().on(table.phone, table.createdAt),
    index().on(table.storeId, table.until),
    index().on(table.skuId),
    index().on(table.endedAt),
    check('holds_state', oneOf(table.state, HOLD_STATES)),
    check('holds_coming', oneOf(table.coming, COMINGS)),
    check('holds_code_digits', sql`${table.code} ~ '^[0-9]{4}$'`),
    check('holds_ended', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);
export type HoldRow = typeof holds.$inferSelect;
