import { and, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import { assembleOrder, readyOrder } from '@yahont/contracts/office/orders.ts';
import type { Permission } from '@yahont/contracts/office/permissions.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { moveOrder } from '../move-order.ts';
import type { Move } from '../move-order.ts';
import { orderScans } from '../orders.tables.ts';
import { lockForStaff } from './lock-for-staff.ts';

export type CancelEffects = {
  /** Promises back all that was paid for this order; does nothing when nothing was paid. */
  refundOrder: (tx: Db, ctx: ActingContext, orderId: number) => Promise<void>;
};

/** Begins to collect the pieces. Throws `illegal-move`, as all below. */
export async function assemble(ctx: StaffContext, orderId: number): Promise<void> {
  await ctx.db.transaction((tx) =>
    moveOwn(tx, ctx, 'orders.assemble', { orderId, to: 'assembling', note: null }),
  );
}

/**
 * Says where the order waits to be collected, after assembly or when a courier met nobody: then its pieces are scanned
 * again at the hand-over. Throws `pieces-elsewhere` while a piece is not in the store of the order.
 */
export async function makeReady(
  ctx: StaffContext,
  { orderId, place }: { orderId: number; place: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { status, storeId } = await lockForStaff(tx, ctx, { orderId, permission: 'orders.assemble' });
    const elsewhere = await countElsewhere(tx, orderId, storeId);
    if (storeId !== null && elsewhere > 0)
      throw refuse(readyOrder.refusals, 'pieces-elsewhere', { count: elsewhere });
    const note = status === 'in-delivery' ? 'delivery-failed' : null;
    await moveOwn(tx, ctx, 'orders.assemble', { orderId, to: 'ready', note, place });
    await tx.delete(orderScans).where(eq(orderScans.orderId, orderId));
  });
}

async function countElsewhere(tx: Db, orderId: number, storeId: number | null): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(items)
    .where(
      and(
        eq(items.orderId, orderId),
        or(sql`${items.storeId} is distinct from ${storeId}::int`, isNotNull(items.sentAt)),
      ),
    );
  return row?.count ?? 0;
}

/** The courier has it. */
export async function send(ctx: StaffContext, orderId: number): Promise<void> {
  await ctx.db.transaction((tx) =>
    moveOwn(tx, ctx, 'orders.send', { orderId, to: 'in-delivery', note: null }),
  );
}

/** Gives the pieces back, for sale or on hold where the workshop had them, and money and points to the buyer. */
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
