import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf } from '#src/platform/one-of.ts';
import { PARCEL_STATES } from '#src/domains/delivery/index.ts';
import type { ParcelState } from '#src/domains/delivery/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';

/** Parcels of orders that a carrier brings. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** At the carrier; null until it is registered there. */
    carrierId: text().unique(),
    /** Null until the carrier has it. */
    state: text().$type<ParcelState>(),
    /** Why the carrier refused it, in its words. */
    problem: text(),
    attempts: integer().notNull().default(1),
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('shipments_state', oneOf(table.state, PARCEL_STATES)),
    index('shipments_open')
      .on(table.triedAt)
      .where(sql`${table.state} is null or ${table.state} in ('accepted', 'moving', 'at-point')`),
  ],
);
