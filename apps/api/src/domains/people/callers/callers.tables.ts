import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

/** Numbers of the house itself; those of stores are in `stores`. */
export const housePhones = pgTable('house_phones', {
  /** `+7` and ten digits. */
  phone: text().primaryKey(),
  owner: text().notNull(),
  callsOut: boolean().notNull(),
  isEnded: boolean().notNull(),
});

/** Badges of those who meet shoppers: consultants, masters, couriers. They need not be `staff` of the office. */
export const badges = pgTable(
  'badges',
  {
    /** Six digits. */
    number: text().primaryKey(),
    firstName: text().notNull(),
    /** `badgeNameKey` of the whole name, which is not stored otherwise. */
    nameKey: text().notNull(),
    /** Null for those who work in no store. */
    storeId: integer().references(() => stores.id, { onDelete: 'cascade' }),
    /** «служба доставки»; empty for those of a store. */
    service: text().notNull(),
    hasLeft: boolean().notNull(),
  },
  (table) => [
    index().on(table.nameKey),
    index().on(table.storeId),
    check('badges_place', sql`(${table.storeId} is null) = (${table.service} <> '')`),
  ],
);
