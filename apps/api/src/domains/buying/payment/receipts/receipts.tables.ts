import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  RECEIPT_KINDS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
  type ReceiptKind,
  type ReceiptMeans,
  type ReceiptState,
} from '@yahont/contracts/payment/receipts.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { payments } from '../payment.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';

/** Fiscal receipts of an order (54-ФЗ): of its sale, and of each refund of money. */
export const receipts = pgTable(
  'receipts',
  {
    /** Also the idempotence key at the provider. */
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The payment with which it is registered; null when staff make it by hand. */
    paymentId: uuid().references(() => payments.id),
    /**
     * For `refund`, the refund whose provider makes the receipt with it; null when staff make it by
     * hand. For `advance-back`, the refund that restored the certificate. Null for a receipt of the
     * sale.
     */
    refundId: uuid().references(() => refunds.id),
    kind: text().$type<ReceiptKind>().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** How money taken at a hand-over was paid; null for every other receipt. */
    means: text().$type<ReceiptMeans>(),
    state: text().$type<ReceiptState>().notNull(),
    /** Id at the provider, known once it has answered. */
    providerId: text(),
    tries: integer().notNull().default(0),
    nextTryAt: timestamp({ withTimezone: true }).notNull(),
    /** Why the last try failed, for staff. */
    fault: text(),
    /** Fiscal number of the document, number of the drive, and the fiscal sign. */
    documentNumber: text(),
    storageNumber: text(),
    fiscalSign: text(),
    /** When the fiscal drive registered it, according to the provider. */
    registeredAt: timestamp({ withTimezone: true }),
    /** The time of the sale, which decides the VAT rate, or that of the refund. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    uniqueIndex('receipts_closing')
      .on(table.orderId)
      .where(sql`${table.kind} in ('closing', 'sale')`),
    uniqueIndex('receipts_of_payment')
      .on(table.paymentId, table.kind)
      .where(sql`${table.kind} not in ('refund', 'advance-back')`),
    uniqueIndex('receipts_of_refund')
      .on(table.refundId, table.paymentId)
      .where(sql`${table.kind} = 'refund' and ${table.refundId} is not null`),
    uniqueIndex('receipts_advance_back')
      .on(table.refundId)
      .where(sql`${table.kind} = 'advance-back'`),
    index('receipts_unfinished')
      .on(table.nextTryAt)
      .where(sql`${table.state} in ('waiting', 'registering')`),
    index('receipts_for_staff')
      .on(table.changedAt)
      .where(sql`${table.state} in ('dead', 'by-hand')`),
    check('receipts_amount', sql`${table.amount} > 0`),
    check('receipts_kind', oneOf(table.kind, RECEIPT_KINDS)),
    check('receipts_means', oneOf(table.means, RECEIPT_MEANS)),
    check('receipts_state', oneOf(table.state, RECEIPT_STATES)),
    check(
      'receipts_refund',
      sql`(${table.refundId} is not null) = (${table.kind} = 'advance-back' or (${table.kind} = 'refund' and ${table.paymentId} is not null))`,
    ),
    check(
      'receipts_by_hand',
      sql`${table.paymentId} is not null or ${table.state} in ('by-hand', 'registered')`,
    ),
  ],
);
