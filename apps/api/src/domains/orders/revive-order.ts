import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { announceStock, takeItems } from '#src/domains/stock/index.ts';
import { moveOrder } from './move-order.ts';
import { orderLines, orders } from './orders.tables.ts';
import { lockTenders } from './tenders/tenders.ts';

/**
 * Money came after the time was over: takes the pieces again, which may be other ones of the same SKU.
 * @returns false when they are gone, or when points or certificates were used and have gone back already
 */
export async function reviveOrder(tx: Db, ctx: ActingContext, orderId: number): Promise<boolean> {
  const [order] = await tx
    .select({ storeId: orders.storeId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'expired')))
    .for('update');
  if (!order) return false;
  const tenders = await lockTenders(tx, orderId);
  if (tenders.some(({ kind, state }) => (kind === 'bonus' || kind === 'certificate') && state === 'released'))
    return false;
  const lines = await tx
    .select({ id: orderLines.id, skuId: orderLines.skuId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const result = await takeItems(tx, {
    orderId,
    lines: lines.map(({ skuId }) => ({ skuId, quantity: 1 })),
    preferStoreId: order.storeId,
  });
  if (!result.ok) return false;
  await announceStock(tx, [...result.taken.keys()]);
  const left = new Map(Array.from(result.taken, ([skuId, pieces]) => [skuId, [...pieces]]));
  for (const { id, skuId } of lines) {
    const piece = left.get(skuId)?.shift();
    if (!piece) throw new Error(`order ${orderId} took fewer pieces than it has lines`);
    await tx.update(orderLines).set({ uin: piece.uin }).where(eq(orderLines.id, id));
  }
  await moveOrder(tx, ctx, { orderId, to: 'paid', note: 'payment-received' });
  return true;
}
