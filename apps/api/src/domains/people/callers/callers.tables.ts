import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** The shop's own phone numbers; those of stores are in `stores`. */
export const housePhones = pgTable('house_phones', {
  /** `+7` and ten digits. */
  phone: text().primaryKey(),
  owner: text().notNull(),
  callsOut: boolean().notNull(),
  isEnded: boolean().notNull(),
});

/**
 * Badges of people who meet shoppers: consultants, masters, couriers. They need not be `staff` of the
 * office.
 */
export const badges = pgTable(
  'badges',
  {
    /** Six digits. */
    number: text().primaryKey(),
    firstName: text().notNull(),
    /** `badgeNameKey` of the full name, which is not stored in any other form. */
    nameKey: text().notNull(),
    /** Null for people who do not work in a store. */
    storeId: integer().references(() => stores.id, { onDelete: 'cascade' }),
    /** «служба доставки»; empty for people of a store. */
    service: text().notNull(),
    hasLeft: boolean().notNull(),
  },
  (table) => [
    index().on(table.nameKey),
    index().on(table.storeId),
    check('badges_place', sql`(${table.storeId} is null) = (${table.service} <> '')`),
  ],
);
