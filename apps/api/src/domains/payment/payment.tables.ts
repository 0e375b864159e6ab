import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentRefusal } from '@yahont/contracts/payment/payment.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';

export type PaymentState =
  | 'created'
  | 'pending'
  | 'waiting-for-confirmation'
  | 'succeeded'
  | 'refused'
  | 'cancelled';

/** An attempt to pay an order. At most one is open. */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotence key for the provider. */
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** Id at the provider, known once it has answered. */
    providerId: text(),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<PaymentState>().notNull(),
    refusal: text().$type<PaymentRefusal>(),
    confirmationUrl: text(),
    /** Refunded kopecks. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('payments_provider')
      .on(table.provider, table.providerId)
      .where(sql`${table.providerId} is not null`),
    uniqueIndex('payments_alive')
      .on(table.orderId)
      .where(sql`${table.state} in ('created', 'pending', 'waiting-for-confirmation', 'succeeded')`),
  ],
);
