import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { oneOf } from '#src/platform/one-of.ts';
import { PARCEL_STATES } from '#src/domains/goods/delivery/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';

/** Beside the carrier's own states, `elsewhere`: staff sent it without the carrier. */
const SHIPMENT_STATES = [...PARCEL_STATES, 'elsewhere'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** Parcels of orders that a carrier delivers. */
export const shipments = pgTable(
  'shipments',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /**
     * A stuck parcel that staff register again enters its next round, with another reference at the
     * carrier.
     */
    round: integer().notNull().default(1),
    /** The carrier's id in this round; null until it is registered there. */
    carrierId: text().unique(),
    /** Null until the carrier has registered it. */
    state: text().$type<ShipmentState>(),
    stateSince: timestamp({ withTimezone: true }).notNull(),
    /** Why the carrier refused it, in its words. */
    problem: text(),
    /** Attempts in this round; 0 until a later round is first tried. */
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
