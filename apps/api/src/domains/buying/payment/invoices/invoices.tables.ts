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

/** The invoice of an order paid by bank transfer, with a copy of everything that may change later. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The last day on which the money is accepted, in Moscow. */
    payBy: date().notNull(),
    seller: jsonb().$type<InvoiceSeller>().notNull(),
    /** Tax rate in the prices; null: none. */
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

/** Bank transfers of orders by invoice, as staff enter them from the bank statement. Rows are only added. */
export const invoiceTransfers = pgTable(
  'invoice_transfers',
  {
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.orderId),
    way: text().$type<TransferWay>().notNull(),
    /** Number of the payment order, and its day. */
    number: text().notNull(),
    paidOn: date().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The refund that it carries out; null for incoming money, and for a surplus that was sent back. */
    refundId: uuid().references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A payment entered twice counts once.
    uniqueIndex('invoice_transfers_once').on(table.orderId, table.way, table.number, table.paidOn),
    uniqueIndex('invoice_transfers_of_refund').on(table.refundId),
    check('invoice_transfers_way', oneOf(table.way, TRANSFER_WAYS)),
    check('invoice_transfers_amount', sql`${table.amount} > 0`),
    check('invoice_transfers_refund', sql`${table.refundId} is null or ${table.way} = 'out'`),
  ],
);
