import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';

/** People for whom an account buys: measures and a day of the year. Personal data of people who are no customers. */
export const closePeople = pgTable(
  'close_people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    relation: text().notNull(),
    /** Sizes in hundredths of a millimetre. */
    ring: integer(),
    finger: text().notNull(),
    chain: integer(),
    bracelet: integer(),
    metal: text().notNull(),
    ears: text().notNull(),
    /** Month first: `12-25`. */
    day: text(),
    occasion: text().notNull(),
    remind: boolean().notNull(),
    /** Moscow day of the next letter. */
    remindOn: date(),
    /** Moscow day of the last letter. */
    remindedOn: date(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.accountId),
    index('close_people_due')
      .on(table.remindOn)
      .where(sql`${table.remindOn} is not null`),
    check('close_people_day', sql`${table.day} ~ '^[01][0-9]-[0-3][0-9]$'`),
    check('close_people_reminded', sql`${table.remind} = (${table.remindOn} is not null)`),
    check('close_people_reminded_day', sql`not ${table.remind} or ${table.day} is not null`),
  ],
);
export type ClosePersonRow = typeof closePeople.$inferSelect;
