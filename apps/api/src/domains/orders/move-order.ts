import { eq } from 'drizzle-orm';
import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { earn } from '#src/domains/loyalty/index.ts';
import { releaseItems, sellItems } from '#src/domains/stock/index.ts';
import { canMove } from './order-states.ts';
import { orderEvents, orders } from './orders.tables.ts';
import { captureTenders, releaseTenders } from './tenders/tenders.ts';

export type MoveResult =
  | { ok: true; from: OrderStatus }
  | { ok: false; reason: 'illegal-move'; from: OrderStatus };

type Move = { orderId: number; to: OrderStatus; note: OrderNote | null; at: Date };

/**
 * Moves an order to another status: history, items, points and messages, all in the caller's transaction. A move that
 * the state table does not allow is refused and changes nothing.
 */
export async function moveOrder(tx: Db, { orderId, to, note, at }: Move): Promise<MoveResult> {
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  if (!canMove(from, to)) return { ok: false, reason: 'illegal-move', from };

  const isPaidNow = to === 'paid' || (to === 'completed' && order.paidAt === null);
  await tx
    .update(orders)
    .set({ status: to, ...(isPaidNow ? { paidAt: at } : {}) })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, status: to, note, at });
  if (isPaidNow) await captureTenders(tx, { orderId, at });
  await applyEffects(tx, order, { to, at });
  await enqueue(tx, { topic: 'order-changed', payload: { orderId, status: to } });
  return { ok: true, from };
}

type LockedOrder = {
  id: number;
  accountId: number;
  status: OrderStatus;
  bonusToEarn: number;
  paidAt: Date | null;
};

/** Locks the order until the transaction ends. Throws `order-not-found`. */
export async function lockOrder(tx: Db, orderId: number): Promise<LockedOrder> {
  const [order] = await tx
    .select({
      id: orders.id,
      accountId: orders.accountId,
      status: orders.status,
      bonusToEarn: orders.bonusToEarn,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) throw notFound('order');
  return order;
}

async function applyEffects(tx: Db, order: LockedOrder, { to, at }: Pick<Move, 'to' | 'at'>): Promise<void> {
  const { id: orderId, accountId } = order;
  switch (to) {
    case 'cancelled':
    case 'expired':
      await releaseItems(tx, orderId);
      // What was paid goes back by a refund.
      if (order.paidAt === null) await releaseTenders(tx, { orderId, at });
      return;
    case 'completed':
      await sellItems(tx, orderId);
      await earn(tx, { accountId, orderId, points: order.bonusToEarn, now: at });
      return;
    case 'awaiting-payment':
    case 'new':
    case 'paid':
    case 'assembling':
    case 'ready':
    case 'in-delivery':
    case 'refunded':
  }
}
