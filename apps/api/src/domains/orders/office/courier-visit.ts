import { asc, inArray, sql } from 'drizzle-orm';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { isCancellable } from '../order-states.ts';
import { orderEvents, orders } from '../orders.tables.ts';
import { checkSeen } from './lock-for-staff.ts';

/** Whether couriers come for it on a day that was agreed on. */
const HAS_VISIT: Readonly<Record<DeliveryKind, boolean>> = {
  courier: true,
  express: false,
  pickup: false,
  point: false,
  electronic: false,
};

type Hours = { from: string; to: string };

/** Locks the visit of an order: the order, and the other one of its cart when both come at once. Throws `order-not-found`. */
export async function lockVisit(tx: Db, ctx: StaffContext, orderId: number) {
  await checkSeen(tx, ctx, { orderId, permission: 'orders.change' });
  const rows = await tx
    .select()
    .from(orders)
    .where(sql`${orders.id} in (${orderId}, (select companion_id from orders where id = ${orderId}))`)
    // One order of locks, so that two changes at once cannot deadlock.
    .orderBy(asc(orders.id))
    .for('update');
  const order = rows.find(({ id }) => id === orderId);
  if (!order) throw new Error(`order ${orderId} was removed`);
  const hasVisit = ({ deliveryKind, carrier, status }: typeof order) =>
    HAS_VISIT[deliveryKind] && carrier === null && isCancellable(status);
  const comesAlong = (one: typeof order) =>
    hasVisit(one) && one.deliveryDate === order.deliveryDate && one.deliveryFrom === order.deliveryFrom;
  return { order, hasVisit: hasVisit(order), orderIds: rows.filter(comesAlong).map(({ id }) => id) };
}

type Visit = { date: IsoDate; hours: Hours | null };

/** Moves locked orders to another visit, in their history too, and lets their buyer know. The log has both visits. */
export async function moveVisit(
  tx: Db,
  ctx: StaffContext,
  {
    orderIds,
    before,
    after,
    reason,
  }: { orderIds: readonly number[]; before: Visit; after: Visit; reason: string },
): Promise<void> {
  const { date, hours } = after;
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
      note: 'new-day',
      at: ctx.now(),
      actorKind: 'staff',
      staffId: ctx.caller.staffId,
      reason,
    });
    await audit(tx, ctx, {
      action: 'orders.change-visit',
      subject: { type: 'order', id: orderId },
      before,
      after,
      reason,
    });
    await enqueue(tx, { topic: 'visit-changed', payload: { orderId, at: ctx.now().toISOString() } });
  }
}
