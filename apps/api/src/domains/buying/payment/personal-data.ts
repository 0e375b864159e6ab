import { and, asc, eq, exists, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { cardConsent } from './cards/card-consent.ts';
import { savedCards } from './cards/saved-cards.tables.ts';
import { differences } from './differences/differences.tables.ts';
import { invoiceTransfers } from './invoices/invoices.tables.ts';
import { payments } from './payment.tables.ts';
import { receipts } from './receipts/receipts.tables.ts';
import { refunds } from './refunds/refunds.tables.ts';

/**
 * Saved cards go with the person. Payments and refunds stay with their orders and contain no personal
 * data. A receipt needs the contact, so nobody is erased while money is held or on its way back, while
 * a replaced payment may still bring some, while the shop and a provider differ, or while a receipt
 * waits, for its provider or for staff.
 */
export const paymentData = {
  exportData: async (db, { accountId }) => {
    const [cards, paid, back, transfers] = await Promise.all([
      db
        .select({
          brand: savedCards.brand,
          last4: savedCards.last4,
          validUntil: savedCards.validUntil,
          createdAt: savedCards.createdAt,
        })
        .from(savedCards)
        .where(eq(savedCards.accountId, accountId))
        .orderBy(asc(savedCards.createdAt)),
      db
        .select({
          orderId: payments.orderId,
          amount: payments.amount,
          state: payments.state,
          createdAt: payments.createdAt,
        })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.accountId, accountId))
        .orderBy(asc(payments.createdAt)),
      db
        .select({
          orderId: refunds.orderId,
          amount: refunds.amount,
          state: refunds.state,
          createdAt: refunds.createdAt,
        })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        // What moves to an exchanged gift is not shown to its buyer.
        .where(
          and(
            eq(orders.accountId, accountId),
            eq(orders.ofGift, false),
            or(eq(refunds.ofGift, false), ne(refunds.reason, 'exchanged')),
          ),
        )
        .orderBy(asc(refunds.createdAt)),
      db
        .select({
          orderId: invoiceTransfers.orderId,
          way: invoiceTransfers.way,
          number: invoiceTransfers.number,
          paidOn: invoiceTransfers.paidOn,
          amount: invoiceTransfers.amount,
        })
        .from(invoiceTransfers)
        .innerJoin(orders, eq(orders.id, invoiceTransfers.orderId))
        .where(eq(orders.accountId, accountId))
        .orderBy(asc(invoiceTransfers.createdAt)),
    ]);
    if (paid.length + back.length + transfers.length === 0) return [];
    return {
      payments: paid,
      refunds: back,
      ...(transfers.length === 0 ? {} : { transfers }),
      ...(cards.length === 0 ? {} : { savedCards: cards }),
    };
  },
  findHindrance: async (tx, { accountId }) => {
    const owed = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, accountId),
          or(
            hasOpen(tx, refunds, eq(refunds.state, 'pending')),
            hasOpen(tx, payments, inArray(payments.state, ['held', 'replaced'])),
            hasOpen(tx, receipts, inArray(receipts.state, ['waiting', 'by-hand', 'dead'])),
            hasOpen(tx, differences, isNull(differences.closedAt)),
          ),
        ),
      )
      .orderBy(asc(orders.id));
    if (owed.length === 0) return null;
    return { reason: 'open-payments', orders: owed.map(({ id }) => orderNumber(id)) };
  },
  erase: async (tx, { accountId }, { now }) => {
    const gone = await tx
      .delete(savedCards)
      .where(eq(savedCards.accountId, accountId))
      .returning({ orderId: savedCards.orderId });
    await recordConsents(
      tx,
      { accountId, network: '', source: 'erasure', at: now() },
      gone.map(({ orderId }) => cardConsent(orderId, { isGiven: false })),
    );
  },
} satisfies PersonalData;

function hasOpen(
  tx: Db,
  table: typeof refunds | typeof payments | typeof receipts | typeof differences,
  isOpen: SQL,
) {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.orderId, orders.id), isOpen)),
  );
}
