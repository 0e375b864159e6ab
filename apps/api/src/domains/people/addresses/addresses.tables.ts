import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';

/** Delivery addresses of shoppers. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    street: text().notNull(),
    /** The street in the form used for comparison: see `streetKey`. */
    streetKey: text().notNull(),
    house: text().notNull(),
    flat: text().notNull(),
    entrance: text().notNull(),
    floor: text().notNull(),
    intercom: text().notNull(),
    hint: text().notNull(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    isDefault: boolean().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index('addresses_street').on(table.cityId, table.streetKey.op('text_pattern_ops')),
    uniqueIndex('addresses_one_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
    check('addresses_position', sql`(${table.lat} is null) = (${table.lon} is null)`),
  ],
);
export type AddressRow = typeof addresses.$inferSelect;
