import { and, count, eq, isNull } from 'drizzle-orm';
import { handOverOrder, scanPiece as scanning, type PaidOnReceipt } from '@yahont/contracts/office/orders.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse, type AppError } from '#src/platform/errors.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { NEXT_STATES } from '../order-states.ts';
import { orders, orderScans } from '../orders.tables.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { moveOwn } from './move-by-staff.ts';

export type Scan = { orderId: number; uin: string; isManual: boolean };

/**
 * Checks one piece for a courier or at the hand-over; scanning it twice counts once. Every scan is in
 * the log, even a wrong one. Throws `wrong-piece`, `piece-on-its-way` and `not-handed-over-now`.
 */
export async function scanPiece(ctx: StaffContext, { orderId, uin, isManual }: Scan): Promise<void> {
  const refusal = await ctx.db.transaction(async (tx): Promise<AppError | null> => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.scan' });
    const { status, storeId } = order;
    if (!isScanned(order)) return refuse(scanning.refusals, 'not-handed-over-now', { status });
    const [piece] = await tx
      .select({ sentAt: items.sentAt })
      .from(items)
      .where(and(eq(items.uin, uin), eq(items.orderId, orderId), eq(items.state, 'reserved')));
    const fault = faultOf(piece);
    if (fault === null)
      await tx
        .insert(orderScans)
        .values({ orderId, uin, staffId: ctx.caller.staffId, at: ctx.now(), isManual })
        .onConflictDoNothing();
    await audit(tx, ctx, {
      action: 'orders.scan',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { uin, isManual, result: fault ?? 'right' },
    });
    return fault === null ? null : refuse(scanning.refusals, fault, {});
  });
  // Thrown after the commit, so that the log row is kept.
  if (refusal) throw refusal;
}

/** Before the hand-over, or before a courier takes an order that no store hands over. */
function isScanned({ status, storeId }: { status: OrderStatus; storeId: number | null }): boolean {
  const next: readonly OrderStatus[] = NEXT_STATES[status];
  return next.includes('completed') || (storeId === null && next.includes('in-delivery'));
}

function faultOf(piece: { sentAt: Date | null } | undefined): 'wrong-piece' | 'piece-on-its-way' | null {
  if (piece === undefined) return 'wrong-piece';
  return piece.sentAt === null ? null : 'piece-on-its-way';
}

/** Records the money taken at a hand-over; implemented by the payment domain. */
export type HandOverEffects = {
  notePaid: (tx: Db, ctx: StaffContext, taken: { orderId: number; paid: PaidOnReceipt }) => Promise<void>;
};

export type HandOver = {
  orderId: number;
  /** How the money was taken; undefined: in cash, or there was none. */
  paid?: PaidOnReceipt | undefined;
  /** The code that the buyer said; undefined: staff have seen the passport. */
  code?: string | undefined;
};

/**
 * The buyer has every piece: marks them as sold and credits points. Throws `wrong-code`,
 * `not-all-scanned` and `illegal-move`. A code that was said is in the log, even a wrong one. With
 * `paid` also throws what `notePaid` throws.
 */
export async function handOver(
  ctx: StaffContext,
  effects: HandOverEffects,
  { orderId, code, paid }: HandOver,
): Promise<void> {
  const refusal = await ctx.db.transaction(async (tx): Promise<AppError | null> => {
    const { storeId } = await lockForStaff(tx, ctx, { orderId, permission: 'orders.hand-over' });
    if (code !== undefined) {
      const isRight = await isPickupCode(tx, { orderId, code });
      await audit(tx, ctx, {
        action: 'orders.scan',
        subject: { type: 'order', id: orderId },
        storeId,
        after: { pickupCode: isRight ? 'right' : 'wrong-code' },
      });
      if (!isRight) return refuse(handOverOrder.refusals, 'wrong-code', {});
    }
    await requireAllScanned(tx, orderId);
    await moveOwn(tx, ctx, 'orders.hand-over', { orderId, to: 'completed', note: null });
    if (paid !== undefined) await effects.notePaid(tx, ctx, { orderId, paid });
    return null;
  });
  // Thrown after the commit, so that the log row is kept.
  if (refusal) throw refusal;
}

async function isPickupCode(tx: Db, { orderId, code }: { orderId: number; code: string }): Promise<boolean> {
  const [order] = await tx.select({ code: orders.pickupCode }).from(orders).where(eq(orders.id, orderId));
  return order?.code === code.replaceAll(/\s/g, '');
}

async function requireAllScanned(tx: Db, orderId: number): Promise<void> {
  const [left] = await tx
    .select({ count: count() })
    .from(items)
    .leftJoin(orderScans, and(eq(orderScans.orderId, items.orderId), eq(orderScans.uin, items.uin)))
    .where(and(eq(items.orderId, orderId), eq(items.state, 'reserved'), isNull(orderScans.uin)));
  if (left && left.count > 0) throw refuse(handOverOrder.refusals, 'not-all-scanned', { left: left.count });
}
