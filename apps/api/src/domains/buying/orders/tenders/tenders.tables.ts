import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { TENDER_KINDS, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { TenderState } from '@yahont/contracts/orders/orders.ts';
import { oneOf } from '#src/platform/one-of.ts';
import { orders } from '../orders.tables.ts';

/**
 * The means by which an order is paid. A deferred trigger of the migration (`order_tenders_sum`)
 * ensures at each commit that the amounts of an order add up to its total.
 */
export const orderTenders = pgTable(
  'order_tenders',
  {
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text().$type<TenderKind>().notNull(),
    /** Kopecks. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text().$type<TenderState>().notNull(),
    /** Id of the certificate, or of the payment at the provider for a card or credit. */
    reference: text(),
    /** Kopecks refunded, or planned to be refunded. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    /** Kopecks of `refunded` that were never taken: cash for pieces that stayed with the courier. */
    notTaken: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether a payment on receipt was made by card, at a terminal; otherwise it was cash. */
    byCard: boolean().notNull().default(false),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('order_tenders_position').on(table.orderId, table.position),
    check('order_tenders_kind', oneOf(table.kind, TENDER_KINDS)),
    check('order_tenders_state', oneOf(table.state, TenderState.options)),
    check('order_tenders_by_card', sql`not ${table.byCard} or ${table.kind} = 'cash'`),
    check('order_tenders_amount', sql`${table.amount} > 0`),
    check('order_tenders_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
    check(
      'order_tenders_not_taken',
      sql`${table.notTaken} = 0 or (${table.kind} = 'cash' and ${table.notTaken} between 0 and ${table.refunded})`,
    ),
    check('order_tenders_refunded_is_paid', sql`${table.refunded} = 0 or ${table.state} = 'paid'`),
  ],
);
