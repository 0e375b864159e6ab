import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { orderNumber } from '#src/domains/orders/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { payments } from './payment.tables.ts';
import { refunds } from './refunds/refunds.tables.ts';

/** Payments and refunds stay with their orders and hold no person; a refund under way needs the contact for its receipt. */
export const paymentData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const [paid, back] = await Promise.all([
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
        .where(eq(orders.accountId, accountId))
        .orderBy(asc(refunds.createdAt)),
    ]);
    return paid.length + back.length === 0 ? [] : { payments: paid, refunds: back };
  },
  findHindrance: async (tx, { accountId }) => {
    const owed = await tx
      .selectDistinct({ id: orders.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(eq(orders.accountId, accountId), eq(refunds.state, 'pending')));
    if (owed.length === 0) return null;
    return { reason: 'open-payments', orders: owed.map(({ id }) => orderNumber(id)) };
  },
  erase: () => Promise.resolve(),
};
