import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Directions, Facade, StoreEvent } from '@yahont/contracts/stores/store-parts.ts';
import type { DayHours, SpecialDay } from '@yahont/values/dates/opening-hours.ts';
import type { StoreService } from '@yahont/values/store-services.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';

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
    hours: jsonb().$type<(DayHours | null)[]>().notNull(),
    specialDays: jsonb().$type<SpecialDay[]>().notNull().default([]),
    services: jsonb().$type<StoreService[]>().notNull(),
    directions: jsonb()
      .$type<Directions>()
      .notNull()
      .default({ exit: '', steps: [], parking: '', floor: '' }),
    facade: jsonb().$type<Facade>().notNull().default({
      building: 'street',
      storeys: 2,
      bays: 3,
      head: 'flat',
      door: 'centre',
      wall: 'plain',
      hasAwning: false,
    }),
    events: jsonb().$type<StoreEvent[]>().notNull().default([]),
    /**
     * Values of `STAFF_COLUMNS` from the last import. A later import changes only those that staff have
     * not changed since.
     */
    imported: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /**
     * A trigger increments it with every change of the row, so that two people cannot overwrite each
     * other.
     */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.cityId)],
);

/** Fields that staff may change; all others come from the import. */
export const STAFF_COLUMNS = [stores.hours, stores.specialDays, stores.services, stores.events] as const;
