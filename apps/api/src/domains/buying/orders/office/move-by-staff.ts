import { eq } from 'drizzle-orm';
import { assembleOrder } from '@yahont/contracts/office/orders.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { moveOrder, type Move } from '../move-order.ts';
import { canMove } from '../order-states.ts';
import { orderScans } from '../orders.tables.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { requirePrepared, requireScanned } from './preparing/prepared.ts';

export type CancelEffects = {
  /** Plans the refund of everything paid for this order; does nothing when nothing was paid. */
  refundOrder: (tx: Db, ctx: ActingContext, orderId: number) => Promise<void>;
};

/** Starts to collect the pieces. Throws `illegal-move`, like all functions below. */
export async function assemble(ctx: StaffContext, orderId: number): Promise<void> {
  await ctx.db.transaction((tx) =>
    moveOwn(tx, ctx, 'orders.assemble', { orderId, to: 'assembling', note: null }),
  );
}

/**
 * Records where the order waits for its buyer or its courier, after assembly or after a courier met
 * nobody; in the latter case its pieces are scanned again. Throws `pieces-elsewhere` and `works-undone`
 * while it is not prepared.
 */
export async function makeReady(
  ctx: StaffContext,
  { orderId, place }: { orderId: number; place: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.assemble' });
    if (canMove(order.status, 'ready', order.deliveryKind)) await requirePrepared(tx, order);
    const note = order.status === 'in-delivery' ? 'delivery-failed' : null;
    await moveOwn(tx, ctx, 'orders.assemble', { orderId, to: 'ready', note, place });
    await forgetScans(tx, orderId);
  });
}

/**
 * The courier has it; the pieces are scanned again at the door. Throws `pieces-elsewhere` and
 * `works-undone` while it is not prepared, and `not-all-scanned`.
 */
export async function send(ctx: StaffContext, orderId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.send' });
    if (canMove(order.status, 'in-delivery', order.deliveryKind)) await requireToSend(tx, order);
    await moveOwn(tx, ctx, 'orders.send', { orderId, to: 'in-delivery', note: null });
    await forgetScans(tx, orderId);
  });
}

/** A courier or a carrier takes a complete order, finished and scanned. Throws like `send`. */
export async function requireToSend(tx: Db, order: { id: number; storeId: number | null }): Promise<void> {
  await requirePrepared(tx, order);
  await requireScanned(tx, order.id);
}

/** The next step scans every piece itself. */
export async function forgetScans(tx: Db, orderId: number): Promise<void> {
  await tx.delete(orderScans).where(eq(orderScans.orderId, orderId));
}

/**
 * Releases the pieces, for sale or on hold if they were in the workshop, and returns money and points
 * to the buyer.
 */
export async function cancelByStaff(
  ctx: StaffContext,
  effects: CancelEffects,
  { orderId, reason }: { orderId: number; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await moveOwn(tx, ctx, 'orders.cancel', { orderId, to: 'cancelled', note: 'cancelled-by-store', reason });
    await effects.refundOrder(tx, ctx, orderId);
  });
}

/** Moves an order of the caller's stores. Throws `order-not-found` or `illegal-move`. */
export async function moveOwn(tx: Db, ctx: StaffContext, permission: Permission, move: Move): Promise<void> {
  await lockForStaff(tx, ctx, { orderId: move.orderId, permission });
  const moved = await moveOrder(tx, ctx, move);
  if (!moved.ok) throw refuse(assembleOrder.refusals, 'illegal-move', { from: moved.from });
}
