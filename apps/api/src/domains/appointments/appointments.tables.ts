import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { APPOINTMENT_STATES } from '@yahont/contracts/appointments/appointments.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import { skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/stones/stones.tables.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';

/** Visits to a store to see a stone; personal data, kept for 90 days after the visit. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    /** Null for a visitor who was not signed in. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    stoneId: integer()
      .notNull()
      .references(() => stones.id),
    /** The setting to try; null: the stone alone. */
    skuId: integer().references(() => skus.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: APPOINTMENT_STATES }).notNull(),
    name: text().notNull(),
    /** `+79XXXXXXXXX` */
    phone: text().notNull(),
    /** Network of the visitor, as `networkOf` returns it. */
    network: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('appointments_once')
      .on(table.phone, table.stoneId)
      .where(sql`${table.state} = 'requested'`),
    index('appointments_slots')
      .on(table.storeId, table.startsAt)
      .where(sql`${table.state} = 'requested'`),
    index().on(table.accountId),
    index().on(table.phone, table.createdAt),
    index().on(table.network, table.createdAt),
    index().on(table.startsAt),
    index().on(table.stoneId),
    index().on(table.skuId),
    check('appointments_state', oneOf(table.state, APPOINTMENT_STATES)),
  ],
);
