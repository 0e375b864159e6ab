import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    region: text().notNull(),
    translit: text().notNull().unique(),
    timezoneOffset: integer().notNull(),
    sort: integer().notNull(),
    fias: text().notNull(),
    prepositional: text().notNull(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    population: integer().notNull(),
  },
  (table) => [index().on(table.sort)],
);
