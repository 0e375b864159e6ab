import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
 * `paid-twice`: a replaced payment brought money after another attempt had paid. `not-kept`: the lines
 * were tried on at the door and taken back by the courier, so they were never sold. `exchanged`: it
 * pays another order and no money moved; `exchange-ended`: that order returned it, to the tenders that
 * had paid it.
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

/** Refunds of money, points and certificates, kopecks. An order may have several. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotence key at the provider. */
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** All parts together; a deferred trigger of the migration (`refund_parts_sum`) ensures it. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The part of `amount` that refunds the delivery. */
    delivery: bigint({ mode: 'number' }).notNull().default(0),
    reason: text().$type<RefundReason>().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The refund `exchanged` of which this is the remainder, or which this reverses. */
    exchangedId: uuid().references((): AnyPgColumn => refunds.id),
    /** Earned points that were taken back. */
    pointsTaken: integer().notNull().default(0),
    /**
     * Of a gift that its receiver exchanges (decision 0128): no message about it goes to the buyer. One of the
     * reason `exchanged` also takes no points back and is not shown, until the exchange has ended.
     */
    ofGift: boolean().notNull().default(false),
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

/** Amount refunded to each tender. A refund of a surplus is not subtracted from what its tender has brought. */
export const refundParts = pgTable(
  'refund_parts',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    tenderId: uuid()
      .notNull()
      .references(() => orderTenders.id),
    /** The surplus payment that it refunds, each by only one part; null: the payment that paid the tender. */
    paymentId: uuid().references(() => payments.id),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Returned points, for a tender of points. */
    points: integer(),
    state: text().$type<RefundState>().notNull(),
    /** Id of the refund at the provider; null when held money was only released, and until the provider has a refund. */
    providerId: text(),
    /** How many refunds of this part the provider has cancelled. */
    attempt: integer().notNull().default(0),
    /** Kopecks of a part carried over to another order that this order has returned. */
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

/** The lines that a refund covers; a line is refunded once. */
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
    /** The part of `amount` that points had paid; null in older refunds: the line's own share of the points. */
    fromPoints: bigint({ mode: 'number' }),
  },
  (table) => [
    index().on(table.refundId),
    check('refund_lines_amount', sql`${table.amount} >= 0`),
    check('refund_lines_points', sql`${table.fromPoints} between 0 and ${table.amount}`),
  ],
);
