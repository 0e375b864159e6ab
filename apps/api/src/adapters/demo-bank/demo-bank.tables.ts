import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Refusal } from '#src/domains/payment/provider.ts';

export type DemoBankState = 'pending' | 'waiting-for-confirmation' | 'succeeded' | 'cancelled';

/** Ledger of the built-in demo bank: what a real bank would store on its side. */
export const demoBankPayments = pgTable('demo_bank_payments', {
  id: uuid().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  state: text().$type<DemoBankState>().notNull(),
  reason: text().$type<Refusal>(),
  triesLeft: integer().notNull().default(3),
  refunded: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
