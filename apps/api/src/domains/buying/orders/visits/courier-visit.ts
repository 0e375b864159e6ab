import { asc, inArray, sql } from 'drizzle-orm';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { OrderRow } from '../load-orders.ts';
import { checkSeen } from '../office/lock-for-staff.ts';
import { orderEvents, orders } from '../orders.tables.ts';
import { isOfCart } from './both-orders.sql.ts';
import { hasVisit } from './may-move.ts';

type Hours = { from: string; to: string };

export type CourierVisit = {
  order: OrderRow;
  /** A courier of the shop will come for it, and does not have it yet. */
  hasVisit: boolean;
  /**
   * The orders delivered on this visit: the order itself, and the other order of its cart when both
   * come at once.
   */
  coming: readonly OrderRow[];
};

/** Locks the visit of an order until the transaction ends. Throws `order-not-found`. */
export async function lockVisit(tx: Db, ctx: StaffContext, orderId: number): Promise<CourierVisit> {
  await checkSeen(tx, ctx, { orderId, permission: 'orders.change' });
  return findVisit(tx, orderId, { isLocked: true });
}

/** The visit of an order that the caller may see. */
export async function findVisit(
  db: Db,
  orderId: number,
  { isLocked }: { isLocked: boolean },
): Promise<CourierVisit> {
  const both = db
    .select()
    .from(orders)
    .where(isOfCart(orderId))
    // A fixed order of locks, so that two changes at once cannot deadlock.
    .orderBy(asc(orders.id));
  const rows = await (isLocked ? both.for('update') : both);
  const order = rows.find(({ id }) => id === orderId);
  if (!order) throw new Error(`order ${orderId} was removed`);
  const comesAlong = (one: OrderRow) =>
    hasVisit(one) && one.deliveryDate === order.deliveryDate && one.deliveryFrom === order.deliveryFrom;
  return { order, hasVisit: hasVisit(order), coming: rows.filter(comesAlong) };
}

type Visit = { date: IsoDate; hours: Hours | null };

type VisitMove = {
  order: OrderRow;
  orderIds: readonly number[];
  after: Visit;
  /** The comment of the member of staff; null for the buyer. */
  reason: string | null;
};

/**
 * Moves locked orders to another visit, records it in their history, and notifies the buyer. History
 * and log say whether the buyer or staff did it; the log has both visits.
 */
export async function moveVisit(
  tx: Db,
  ctx: ActingContext,
  { order, orderIds, after, reason }: VisitMove,
): Promise<void> {
  const { date, hours } = after;
  const { caller } = ctx;
  const moved = await tx
    .update(orders)
    .set({
      deliveryDate: date,
      deliveryFrom: hours?.from ?? null,
      deliveryTo: hours?.to ?? null,
      version: sql`${orders.version} + 1`,
    })
    .where(inArray(orders.id, [...orderIds]))
    .returning({ id: orders.id, status: orders.status });
  for (const { id: orderId, status } of moved) {
    await tx.insert(orderEvents).values({
      orderId,
      status,
      note: caller.kind === 'account' ? 'new-day-by-buyer' : 'new-day',
      at: ctx.now(),
      actorKind: caller.kind,
      staffId: caller.kind === 'staff' ? caller.staffId : null,
      reason,
    });
    await audit(tx, ctx, {
      action: 'orders.change-visit',
      subject: { type: 'order', id: orderId },
      before: { date: order.deliveryDate, hours: hoursOf(order) },
      after,
      reason,
    });
    await enqueue(tx, {
      topic: 'visit-changed',
      payload: {
        orderId,
        at: ctx.now().toISOString(),
        ...(caller.kind === 'account' ? { byBuyer: true } : {}),
      },
    });
  }
}

function hoursOf({ deliveryFrom: from, deliveryTo: to }: OrderRow): Hours | null {
  return from === null || to === null ? null : { from, to };
}
