import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PaymentRefusal } from '@yahont/contracts/payment/payment.ts';
import { ONLINE_KINDS, type OnlineKind } from '@yahont/values/sums/tenders.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';

export const PAYMENT_STATES = [
  'created',
  'pending',
  'waiting-for-confirmation',
  'held',
  'succeeded',
  'refused',
  'cancelled',
  /**
   * Another attempt pays the tender instead. The provider may still take money for this one, so it is
   * queried until it ends.
   */
  'replaced',
  /** It brought money although another attempt has paid the tender: all of it is refunded. */
  'surplus',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const CAPTURE_STAGES = ['prepayment', 'settlement'] as const;
export type CaptureStage = (typeof CAPTURE_STAGES)[number];

/**
 * One attempt to pay a tender of an order at a provider. A tender has at most one active attempt.
 * Paying a part of an order is an attempt to pay the tender of the rest; once it has brought money, it
 * belongs to its own tender (decision 0080).
 */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotence key for the provider. */
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    tenderId: uuid()
      .notNull()
      .references(() => orderTenders.id),
    provider: text().notNull(),
    /** The way to pay; each part of an order has its own. */
    method: text().$type<OnlineKind>().notNull(),
    /** Id at the provider, known once it has answered. */
    providerId: text(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<PaymentState>().notNull(),
    refusal: text().$type<PaymentRefusal>(),
    confirmationUrl: text(),
    /** The saved card that pays. Not a foreign key: the card may be removed. */
    savedCardId: uuid(),
    /** The provider's token of that card, until the payment is created there. A secret: see `saved_cards`. */
    methodId: text(),
    /**
     * Whether the provider is asked to hold the money first even when the shop captures it at once:
     * another attempt may be paid too, and held money can be released. If the way to pay cannot hold
     * money, it is taken at once.
     */
    isTwoStage: boolean().notNull().default(false),
    /** When the provider's hold expires; kept after the money was captured or released. */
    heldUntil: timestamp({ withTimezone: true }),
    /**
     * The part of held money to capture, kopecks; 0 releases it. Written before the provider is asked,
     * and never changed.
     */
    captureAmount: bigint({ mode: 'number' }),
    /**
     * The subject of the capture's receipt; `settlement`: the buyer has the goods, and no closing
     * receipt follows.
     */
    captureStage: text().$type<CaptureStage>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payments_provider')
      .on(table.provider, table.providerId)
      .where(sql`${table.providerId} is not null`),
    uniqueIndex('payments_alive')
      .on(table.tenderId)
      .where(sql`${table.state} in ('created', 'pending', 'waiting-for-confirmation', 'held', 'succeeded')`),
    index('payments_unfinished')
      .on(table.changedAt)
      .where(sql`${table.state} in ('created', 'pending', 'waiting-for-confirmation', 'replaced')`),
    // For the daily comparison: everything created on a day has changed since the day began, so this
    // index also finds new payments.
    index('payments_changed').on(table.changedAt),
    index('payments_held')
      .on(table.heldUntil)
      .where(sql`${table.state} = 'held'`),
    check('payments_held_until', sql`${table.state} <> 'held' or ${table.heldUntil} is not null`),
    check('payments_method', sql`${table.methodId} is null or ${table.savedCardId} is not null`),
    check('payments_capture', sql`${table.captureAmount} between 0 and ${table.amount}`),
    check(
      'payments_capture_stage_given',
      sql`(${table.captureAmount} is null) = (${table.captureStage} is null)`,
    ),
    check('payments_capture_stage', oneOf(table.captureStage, CAPTURE_STAGES)),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_method_kind', oneOf(table.method, ONLINE_KINDS)),
    check('payments_state', oneOf(table.state, PAYMENT_STATES)),
    check('payments_refusal', oneOf(table.refusal, PaymentRefusal.options)),
  ],
);
