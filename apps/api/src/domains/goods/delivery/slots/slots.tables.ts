import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** How many visits an interval accepts on a day, when staff have changed the tariffs' value. */
export const courierCapacities = pgTable(
  'courier_capacities',
  {
    zone: text().notNull(),
    date: date().notNull(),
    /** «10:00» */
    from: text().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zone, table.date, table.from] }),
    check('courier_capacities_not_negative', sql`${table.capacity} >= 0`),
  ],
);
