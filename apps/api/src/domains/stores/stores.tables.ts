import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cities } from '#src/domains/locations/locations.tables.ts';

export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    address: text().notNull(),
    metro: text().notNull(),
    phone: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    /** Monday first; null: closed. */
    hours: jsonb().$type<({ from: string; to: string } | null)[]>().notNull(),
    hoursText: text().notNull(),
    services: jsonb().$type<string[]>().notNull(),
  },
  (table) => [index().on(table.cityId)],
);
