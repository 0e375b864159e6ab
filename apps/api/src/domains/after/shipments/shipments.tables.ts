import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf } from '#src/platform/one-of.ts';
import { PARCEL_STATES } from '#src/domains/goods/delivery/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';

/** Beside what a carrier says of a parcel, `elsewhere`: staff sent it without the carrier. */
const SHIPMENT_STATES = [...PARCEL_STATES, 'elsewhere'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** Parcels of orders that a carrier brings. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** A stuck parcel that staff have registered again is in its next round, under another number at the carrier. */
    round: integer().notNull().default(1),
    /** At the carrier, of this round; null until it is registered there. */
    carrierId: text().unique(),
    /** Null until the carrier has it. */
    state: text().$type<ShipmentState>(),
    stateSince: timestamp({ withTimezone: true }).notNull(),
    /** Why the carrier refused it, in its words. */
    problem: text(),
    /** Of this round; 0 until a later round is tried for the first time. */
    attempts: integer().notNull().default(1),
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('shipments_state', oneOf(table.state, SHIPMENT_STATES)),
    check('shipments_round', sql`${table.round} >= 1`),
    index('shipments_open')
      .on(table.triedAt)
      .where(sql`${table.state} is null or ${table.state} in ('accepted', 'moving', 'at-point')`),
    index('shipments_stuck')
      .on(table.orderId)
      .where(sql`${table.state} is null or ${table.state} in ('refused', 'cancelled', 'returned')`),
  ],
);
