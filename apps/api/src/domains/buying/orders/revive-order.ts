import { and, eq, inArray } from 'drizzle-orm';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { rowsOfText, together } from '#src/platform/database/statement.ts';
import { holdingWrites, takeLines } from '#src/domains/buying/line-kinds/index.ts';
import { announceStock, findNearPlaces } from '#src/domains/goods/stock/index.ts';
import { findLines, type OrderLineRow } from './load-orders.ts';
import { moveOrder } from './move-order.ts';
import { orderLineItems, orders } from './orders.tables.ts';
import { lockTenders } from './tenders/tenders.ts';

/**
 * Money arrived after the deadline: takes items again, possibly others of the same SKU.
 * @returns false when they are gone, or when points or certificates were used and have already been
 * returned
 */
export async function reviveOrder(tx: Db, ctx: ActingContext, orderId: number): Promise<boolean> {
  const [order] = await tx
    .select({ storeId: orders.storeId, cityId: orders.cityId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'expired')))
    .for('update');
  if (!order) return false;
  const tenders = await lockTenders(tx, orderId);
  if (tenders.some(({ kind, state, refunded }) => isBalance(kind) && (state === 'released' || refunded > 0)))
    return false;
  const lines = await findLines(tx, [orderId]);
  const places = await findNearPlaces(tx, order);
  const taken = await takeLines(tx, { orderId, units: lines, places, at: ctx.now() });
  if (!taken.ok) return false;
  await announceStock(tx, taken.items);
  await replaceItems(tx, taken.uinsOf);
  const held = holdingWrites(lines, ctx.now());
  if (Object.keys(held).length > 0) await rowsOfText(tx, together(held, 'select 1 as held'));
  await moveOrder(tx, ctx, { orderId, to: 'paid', note: 'payment-received' });
  return true;
}

async function replaceItems(tx: Db, uinsOf: ReadonlyMap<OrderLineRow, string[]>): Promise<void> {
  const lineIds = Array.from(uinsOf.keys(), ({ id }) => id);
  const rows = Array.from(uinsOf, ([{ id: lineId }, uins]) =>
    uins.map((uin, position) => ({ lineId, uin, position })),
  ).flat();
  await tx.delete(orderLineItems).where(inArray(orderLineItems.lineId, lineIds));
  if (rows.length > 0) await tx.insert(orderLineItems).values(rows);
}
