import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { orderNumber } from '#src/domains/orders/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { payments } from './payment.tables.ts';

/** Payments stay with their orders and hold no person; a refund that is under way needs the contact for its receipt. */
export const paymentData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({
        orderId: payments.orderId,
        amount: payments.amount,
        state: payments.state,
        refunded: payments.refunded,
        createdAt: payments.createdAt,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.accountId, accountId))
      .orderBy(asc(payments.createdAt)),
  findHindrance: async (tx, { accountId }) => {
    const owed = await tx
      .select({ id: orders.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(
          eq(orders.accountId, accountId),
          inArray(orders.status, ['cancelled', 'expired']),
          eq(payments.state, 'succeeded'),
          lt(payments.refunded, payments.amount),
        ),
      );
    if (owed.length === 0) return null;
    return { reason: 'open-payments', orders: owed.map(({ id }) => orderNumber(id)) };
  },
  erase: () => Promise.resolve(),
};
