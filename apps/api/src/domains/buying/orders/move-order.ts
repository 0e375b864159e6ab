import { randomInt } from 'node:crypto';
import type { Company } from '@yahont/contracts/orders/company.ts';
import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { eq, sql } from 'drizzle-orm';
import { actorWrite, auditWrite } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { enqueue, messageWrite } from '#src/platform/messages/outbox.ts';
import { insertRow, rowsOfText, together } from '#src/platform/database/statement.ts';
import { earn } from '#src/domains/people/loyalty/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { handOverLines, payLines, releaseLines } from '#src/domains/buying/line-kinds/index.ts';
import { findLines } from './load-orders.ts';
import { canMove, wasInWork } from './order-states.ts';
import { orders } from './orders.tables.ts';
import { raiseBonus } from './bonus/raise-bonus.ts';
import {
  captureTenders,
  findTenders,
  lockBalances,
  releaseTenders,
  type TenderRow,
} from './tenders/tenders.ts';

export type MoveResult =
  | { ok: true; from: OrderStatus }
  | { ok: false; reason: 'illegal-move'; from: OrderStatus };

export type Move = {
  orderId: number;
  to: OrderStatus;
  note: OrderNote | null;
  /** The comment of the person who moves it. */
  reason?: string | undefined;
  /** Cell or safe of a ready order. */
  place?: string | undefined;
};

const DAY_MS = 86_400_000;

/**
 * Moves an order to another status: history, audit log, items, points and messages, all in the caller's transaction. A
 * move that the state table does not allow is refused and changes nothing.
 */
export async function moveOrder(
  tx: Db,
  ctx: ActingContext,
  { orderId, to, note, reason, place }: Move,
): Promise<MoveResult> {
  const at = ctx.now();
  const order = await lockOrder(tx, orderId);
  const from = order.status;
  if (!canMove(from, to, order.deliveryKind)) return { ok: false, reason: 'illegal-move', from };

  const isPaidNow = to === 'paid' || (to === 'completed' && order.paidAt === null);
  const isStored = to === 'ready' && order.storeId !== null;
  await tx
    .update(orders)
    .set({
      status: to,
      version: sql`${orders.version} + 1`,
      stateSince: at,
      ...(isStored
        ? { storeUntil: await storedUntil(tx, at), pickupCode: keptOrNewCode() }
        : { storeUntil: null }),
      ...(place === undefined ? {} : { place }),
      ...(isPaidNow ? { paidAt: at } : {}),
    })
    .where(eq(orders.id, orderId));
  await keepMove(tx, ctx, { order, move: { orderId, to, note, reason, place } });
  if (isPaidNow) await captureTenders(tx, { orderId, at });
  await applyEffects(tx, ctx, { order, to });
  if (to === 'paid' && !DELIVERY[order.deliveryKind].isShipped)
    await moveOrder(tx, ctx, { orderId, to: 'completed', note: null });
  return { ok: true, from };
}

/** History, log and message of a move, in one statement; it names the actor for the items that change next. */
async function keepMove(
  tx: Db,
  ctx: ActingContext,
  { order, move: { orderId, to, note, reason, place } }: { order: LockedOrder; move: Move },
): Promise<void> {
  const { caller } = ctx;
  const writes = {
    event: insertRow('order_events', {
      order_id: orderId,
      status: to,
      note,
      at: ctx.now().toISOString(),
      actor_kind: caller.kind,
      staff_id: caller.kind === 'staff' ? caller.staffId : null,
      reason: reason ?? null,
    }),
    audited: auditWrite(ctx, {
      action: 'orders.move',
      subject: { type: 'order', id: orderId },
      storeId: order.storeId,
      before: { status: order.status, place: order.place },
      after: { status: to, place: place ?? order.place },
      reason: reason ?? note,
    }),
    announced: messageWrite({
      topic: 'order-changed',
      payload: {
        orderId,
        status: to,
        at: ctx.now().toISOString(),
        ...(note === null ? {} : { note }),
      },
    }),
    acting: actorWrite(ctx),
  };
  await rowsOfText(tx, together(writes, 'select actor from acting'));
}

async function storedUntil(tx: Db, from: Date): Promise<Date> {
  return new Date(from.getTime() + (await readSetting(tx, 'storage-days')) * DAY_MS);
}

/** An order that a courier brings back keeps its code. */
function keptOrNewCode() {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return sql`coalesce(${orders.pickupCode}, ${code})`;
}

type LockedOrder = {
  id: number;
  storeId: number | null;
  cityId: number;
  place: string | null;
  accountId: number;
  status: OrderStatus;
  deliveryKind: DeliveryKind;
  paymentKind: PaymentKind;
  createdAt: Date;
  company: Company | null;
  bonusToEarn: number;
  paidAt: Date | null;
  stateSince: Date;
  storeUntil: Date | null;
  version: number;
};

/** Locks the order until the transaction ends. Throws `order-not-found`. */
export async function lockOrder(tx: Db, orderId: number): Promise<LockedOrder> {
  const [order] = await tx
    .select({
      id: orders.id,
      storeId: orders.storeId,
      cityId: orders.cityId,
      place: orders.place,
      accountId: orders.accountId,
      status: orders.status,
      deliveryKind: orders.deliveryKind,
      paymentKind: orders.paymentKind,
      createdAt: orders.createdAt,
      company: orders.company,
      bonusToEarn: orders.bonusToEarn,
      paidAt: orders.paidAt,
      stateSince: orders.stateSince,
      storeUntil: orders.storeUntil,
      version: orders.version,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order) throw notFound('order');
  return order;
}

async function applyEffects(
  tx: Db,
  by: ActingContext,
  { order, to }: { order: LockedOrder; to: OrderStatus },
): Promise<void> {
  const at = by.now();
  const { id: orderId, accountId } = order;
  switch (to) {
    case 'cancelled':
    case 'expired': {
      const tenders = await findTenders(tx, [orderId]);
      // Runs before the certificates bought with it become void, however the payment is refunded.
      await lockBalances(tx, { accountId, tenders });
      await releaseLines(tx, {
        orderId,
        lines: await findLines(tx, [orderId]),
        wasInWork: wasInWork(order.status),
        at,
        by,
      });
      // The payment is returned by a refund.
      if (order.paidAt === null) await releaseTenders(tx, { orderId, at });
      if (isPaidExchange(tenders)) await enqueue(tx, { topic: 'exchange-ended', payload: { orderId } });
      return;
    }
    case 'completed':
      await handOverLines(tx, { orderId, lines: await findLines(tx, [orderId]), at, by });
      await earn(tx, { accountId, orderId, points: await raiseBonus(tx, order, at), now: at });
      await enqueue(tx, { topic: 'close-sale', payload: { orderId } });
      if (order.company !== null) await enqueue(tx, { topic: 'issue-papers', payload: { orderId } });
      return;
    case 'paid':
      await payLines(tx, { orderId, lines: await findLines(tx, [orderId]), at, by });
      return;
    case 'awaiting-payment':
    case 'new':
    case 'assembling':
    case 'ready':
    case 'in-delivery':
    case 'refunded':
  }
}

/** Whether an exchange pays for it with the price of the old piece. */
function isPaidExchange(tenders: readonly TenderRow[]): boolean {
  return tenders.some(({ kind, state }) => kind === 'exchange' && state === 'paid');
}
