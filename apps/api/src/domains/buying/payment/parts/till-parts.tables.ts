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
import { TILL_METHODS, type TillMethod } from '@yahont/contracts/office/money/till-parts.ts';
import { TRANSFER_WAYS, type TransferWay } from '@yahont/contracts/office/money/invoices.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';

/** Parts of orders that a store received at its till, or refunded there. Rows are only added. */
export const tillParts = pgTable(
  'till_parts',
  {
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    tenderId: uuid()
      .notNull()
      .references(() => orderTenders.id),
    way: text().$type<TransferWay>().notNull(),
    method: text().$type<TillMethod>().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Fiscal data of the receipt: its number, the number of the fiscal drive, and the fiscal sign. */
    document: text().notNull(),
    storage: text().notNull(),
    sign: text().notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** The refund that it carries out; null for incoming money. */
    refundId: uuid().references(() => refunds.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    // A receipt entered twice is one payment.
    uniqueIndex('till_parts_once').on(table.storage, table.document),
    uniqueIndex('till_parts_of_refund').on(table.refundId, table.tenderId),
    check('till_parts_way', oneOf(table.way, TRANSFER_WAYS)),
    check('till_parts_method', oneOf(table.method, TILL_METHODS)),
    check('till_parts_amount', sql`${table.amount} > 0`),
    check('till_parts_refund', sql`(${table.refundId} is null) = (${table.way} = 'in')`),
  ],
);
