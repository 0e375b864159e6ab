import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { TRANSFER_WAYS, type TransferWay } from '@yahont/contracts/office/money/invoices.ts';
import type { InvoiceSeller } from '@yahont/contracts/payment/invoice.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';

/** The invoice of an order that is paid by a bank transfer, with what may change later as it was on its day. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last day on which the money is waited for, in Moscow. */
    payBy: date().notNull(),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    /** Rate of the tax in the prices; null: none. */
    vatPercent: integer(),
    /** When the buyer was reminded of it. */
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('invoices_to_remind')
      .on(table.payBy)
      .where(sql`${table.remindedAt} is null`),
    check('invoices_vat', sql`${table.vatPercent} between 1 and 99`),
  ],
);

/** Bank transfers of orders by invoice, as staff read them from the statement of the bank. Rows are only added. */
export const invoiceTransfers = pgTable(
  'invoice_transfers',
  {
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.orderId),
    way: text().$type<TransferWay>().notNull(),
    /** Of the payment order, and its day. */
    number: text().notNull(),
    paidOn: date().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The refund that it carries out; null for what came, and for money that paid for nothing. */
    refundId: uuid().references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // The same payment entered twice is once.
    uniqueIndex('invoice_transfers_once').on(table.orderId, table.way, table.number, table.paidOn),
    uniqueIndex('invoice_transfers_of_refund').on(table.refundId),
    check('invoice_transfers_way', oneOf(table.way, TRANSFER_WAYS)),
    check('invoice_transfers_amount', sql`${table.amount} > 0`),
    check('invoice_transfers_refund', sql`${table.refundId} is null or ${table.way} = 'out'`),
  ],
);
