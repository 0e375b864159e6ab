import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Refusal } from '#src/domains/payment/provider.ts';

export type DemoBankState = 'pending' | 'waiting-for-confirmation' | 'succeeded' | 'cancelled';

/** The books of the built-in demo bank: what a real bank would keep on its side. */
export const demoBankPayments = pgTable(
  'demo_bank_payments',
  {
    id: uuid().primaryKey(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<DemoBankState>().notNull(),
    reason: text().$type<Refusal>(),
    triesLeft: integer().notNull().default(3),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('demo_bank_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`)],
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
