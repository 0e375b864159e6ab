import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { oneOf } from '#src/platform/one-of.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { payments } from '../payment.tables.ts';

/**
 * `paid-twice`: a replaced payment brought money after another attempt had paid. `not-kept`: the lines were tried on at the door and
 * left with the courier, so they were never sold. `exchanged`: it pays another order and left nobody's hands; `exchange-ended`: that order
 * gave it back, to the tenders that had paid it.
 */
export const REFUND_REASONS = [
  'cancelled',
  'late-payment',
  'paid-twice',
  'not-kept',
  'returned',
  'exchanged',
  'exchange-ended',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundState = 'pending' | 'done';

/** Money, points and certificates on their way back, kopecks. An order may have several. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotence key towards the provider. */
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** All parts together; a deferred trigger of the migration (`refund_parts_sum`) makes sure of it. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The part of `amount` that the delivery had cost. */
    delivery: bigint({ mode: 'number' }).notNull().default(0),
    reason: text().$type<RefundReason>().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The refund `exchanged` of which this is the rest, or which this gives back. */
    exchangedId: uuid().references((): AnyPgColumn => refunds.id),
    /** Earned points that were taken back. */
    pointsTaken: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index('refunds_pending')
      .on(table.changedAt)
      .where(sql`${table.state} = 'pending'`),
    index('refunds_exchanged')
      .on(table.exchangedId)
      .where(sql`${table.exchangedId} is not null`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_delivery', sql`${table.delivery} between 0 and ${table.amount}`),
    check('refunds_points', sql`${table.pointsTaken} >= 0`),
    check('refunds_reason', oneOf(table.reason, REFUND_REASONS)),
    check(
      'refunds_exchanged_of',
      sql`${table.exchangedId} is null or ${table.reason} in ('returned', 'exchange-ended')`,
    ),
    check('refunds_state', sql`${table.state} in ('pending', 'done')`),
  ],
);

/** What goes back to each tender. What goes back of a surplus payment is no part of what its tender has brought. */
export const refundParts = pgTable(
  'refund_parts',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    tenderId: uuid()
      .notNull()
      .references(() => orderTenders.id),
    /** The surplus payment that it gives back, which only one part does; null: the payment that paid the tender. */
    paymentId: uuid().references(() => payments.id),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Points given back, for a tender of points. */
    points: integer(),
    state: text().$type<RefundState>().notNull(),
    /** Of money that goes back through a provider; null when it only released what it held, and while the provider has no refund. */
    providerId: text(),
    /** How many refunds of this part the provider has cancelled. */
    attempt: integer().notNull().default(0),
    /** Kopecks of a part that pays another order, which that order has given back. */
    movedBack: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.tenderId] }),
    index().on(table.tenderId),
    uniqueIndex('refund_parts_payment').on(table.paymentId),
    check('refund_parts_amount', sql`${table.amount} > 0`),
    check('refund_parts_moved_back', sql`${table.movedBack} between 0 and ${table.amount}`),
    check('refund_parts_attempt', sql`${table.attempt} >= 0`),
    check('refund_parts_state', sql`${table.state} in ('pending', 'done')`),
  ],
);

/** Which lines a refund pays back; a line is paid back once. */
export const refundLines = pgTable(
  'refund_lines',
  {
    orderLineId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orderLines.id),
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.refundId), check('refund_lines_amount', sql`${table.amount} >= 0`)],
);
