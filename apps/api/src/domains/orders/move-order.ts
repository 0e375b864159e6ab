import { eq, sql } from 'drizzle-orm';
import { OFFICE_LIMITS } from '@yahont/contracts/office/limits.ts';
import type { OrderNote, OrderStatus } from '@yahont/contracts/orders.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/outbox.ts';
import { earn, returnSpent } from '#src/domains/loyalty/index.ts';
import { releaseItems, sellItems } from '#src/domains/stock/index.ts';
import { canMove } from './order-states.ts';
import { orderEvents, orders } from './orders.tables.ts';

export type MoveResult =
  | { ok: true; from: OrderStatus }
  | { ok: false; reason: 'illegal-move'; from: OrderStatus };

export type Move = {
  orderId: number;
  to: OrderStatus;
  note: OrderNote | null;
  /** In the words of the person who moves it. */
  reason?: string;
  /** Cell or safe of a ready order. */
  place?: string;
};

const DAY_MS = 86_400_000;

/**
 * Moves an order along its state table: history, log, pieces, points and the message to the outside, all in the caller's
 * transaction. A move that the table does not know is refused and changes nothing.
 */
export async function moveOrder(
  tx: Db,
  ctx: ActingContext,
  { orderId, to, note, reason, place }: Move,
): Promise<MoveResult> {
  const at = ctx.now();
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  if (!canMove(from, to)) return { ok: false, reason: 'illegal-move', from };

  const isPaidNow = to === 'paid' || (to === 'completed' && order.paidAt === null);
  await tx
    .update(orders)
    .set({
      status: to,
      version: sql`${orders.version} + 1`,
      stateSince: at,
      storeUntil: to === 'ready' && order.storeId !== null ? storedUntil(at) : null,
      ...(place === undefined ? {} : { place }),
      ...(isPaidNow ? { paidAt: at } : {}),
    })
    .where(eq(orders.id, orderId));
  const { caller } = ctx;
  const staffId = caller.kind === 'staff' ? caller.staffId : null;
  await tx
    .insert(orderEvents)
    .values({ orderId, status: to, note, at, actorKind: caller.kind, staffId, reason: reason ?? null });
  await audit(tx, ctx, {
    action: 'orders.move',
    subject: { type: 'order', id: orderId },
    storeId: order.storeId,
    before: { status: from, place: order.place },
    after: { status: to, place: place ?? order.place },
    reason: reason ?? note,
  });
  await actAs(tx, ctx);
  await applyEffects(tx, order, { to, at });
  await enqueue(tx, { topic: 'order-changed', payload: { orderId, status: to } });
  return { ok: true, from };
}

function storedUntil(from: Date): Date {
  return new Date(from.getTime() + OFFICE_LIMITS.storageDays * DAY_MS);
}

type LockedOrder = {
  id: number;
  storeId: number | null;
  place: string | null;
  accountId: number;
  status: OrderStatus;
  bonusToEarn: number;
  paidAt: Date | null;
};

/** Holds the order until the transaction ends. Throws `order-not-found`. */
export async function lockOrder(tx: Db, orderId: number): Promise<LockedOrder> {
  const [order] = await tx
    .select({
      id: orders.id,
      storeId: orders.storeId,
      place: orders.place,
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

async function applyEffects(
  tx: Db,
  order: LockedOrder,
  { to, at }: { to: OrderStatus; at: Date },
): Promise<void> {
  const { id: orderId, accountId } = order;
  switch (to) {
    case 'cancelled':
    case 'expired':
      await releaseItems(tx, orderId);
      await returnSpent(tx, { orderId, now: at });
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
