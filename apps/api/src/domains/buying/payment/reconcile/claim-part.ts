import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { lockTenders, restOf, splitRest, type lockOrder } from '#src/domains/buying/orders/index.ts';
import { OPEN, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';

type Claim = {
  payment: Pick<PaymentRow, 'id' | 'orderId' | 'amount' | 'method'>;
  order: Pick<Awaited<ReturnType<typeof lockOrder>>, 'status'>;
  at: Date;
};

/**
 * Assigns money that a bank took for a part of an order: it becomes its own tender while it fits into
 * the rest. A larger sum, or money for an ended order, is a surplus. Lock order and payment first.
 */
export async function claimPart(
  tx: Db,
  { payment: { id, orderId, amount, method }, order, at }: Claim,
): Promise<{ state: 'succeeded'; tenderId: string } | { state: 'surplus' }> {
  const tenders = await lockTenders(tx, orderId);
  const rest = restOf(tenders);
  if (order.status !== 'awaiting-payment' || !rest || amount > rest.amount) return { state: 'surplus' };
  const { tenderId, left } = await splitRest(tx, { tenders, kind: method, amount, at });
  await replaceLarger(tx, { restId: rest.id, left, exceptId: id, at });
  return { state: 'succeeded', tenderId };
}

type Larger = { restId: string; left: number; exceptId?: string; at: Date };

/**
 * Open attempts that ask for more than the rest are replaced: their bank is asked to release the money,
 * and anything that arrives is a surplus.
 */
export async function replaceLarger(tx: Db, { restId, left, exceptId, at }: Larger): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'replaced', changedAt: at })
    .where(
      and(
        eq(payments.tenderId, restId),
        inArray(payments.state, [...OPEN]),
        gt(payments.amount, left),
        exceptId === undefined ? undefined : ne(payments.id, exceptId),
      ),
    );
}
