import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PaymentRefusal, TestCardOutcome } from '@yahont/contracts/payment/payment.ts';
import { oneOf } from '#src/platform/one-of.ts';

export const DEMO_BANK_STATES = ['pending', 'waiting-for-confirmation', 'succeeded', 'cancelled'] as const;
export type DemoBankState = (typeof DEMO_BANK_STATES)[number];

/** How many times the code of a card may be typed. */
export const CODE_TRIES = 3;

/** The ledger of the built-in demo bank: what a real bank would record on its side. */
export const demoBankPayments = pgTable(
  'demo_bank_payments',
  {
    id: uuid().primaryKey(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<DemoBankState>().notNull(),
    reason: text().$type<PaymentRefusal>(),
    triesLeft: integer().notNull().default(CODE_TRIES),
    /** Whether the card is remembered when the payment succeeds. */
    savesCard: boolean().notNull().default(false),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('demo_bank_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check('demo_bank_payments_state', oneOf(table.state, DEMO_BANK_STATES)),
    check('demo_bank_payments_reason', oneOf(table.reason, PaymentRefusal.options)),
  ],
);

/**
 * Cards of payments that save them; usable once the payment has succeeded. Stores what the test card
 * does, not a card number.
 */
export const demoBankMethods = pgTable(
  'demo_bank_methods',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => demoBankPayments.id),
    outcome: text().$type<TestCardOutcome>().notNull(),
    last4: text().notNull(),
    /** `2029-09` */
    validUntil: text().notNull(),
  },
  (table) => [check('demo_bank_methods_outcome', oneOf(table.outcome, TestCardOutcome.options))],
);

/** Refunds by the id that the shop gave them: the same id gives money back once. */
export const demoBankRefunds = pgTable('demo_bank_refunds', {
  id: uuid().primaryKey(),
  paymentId: uuid()
    .notNull()
    .references(() => demoBankPayments.id),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Closing receipts and receipts of restored advances, by the id that the shop gave them: a repeated id
 * makes no second receipt.
 */
export const demoBankReceipts = pgTable('demo_bank_receipts', {
  id: uuid().primaryKey(),
  paymentId: uuid()
    .notNull()
    .references(() => demoBankPayments.id),
  /** Id of the refund whose advance it restores; null for the receipt of a hand-over. */
  refundId: uuid().references(() => demoBankRefunds.id),
  amount: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
