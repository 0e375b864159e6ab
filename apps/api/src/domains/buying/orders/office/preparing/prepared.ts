import { and, asc, eq } from 'drizzle-orm';
import { readyOrder, sendOrder } from '@yahont/contracts/office/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { itemWords } from '#src/domains/goods/stock/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { findLines } from '../../load-orders.ts';
import { orderScans } from '../../orders.tables.ts';
import { findDoneWorks } from './done-works.ts';
import { uinHead, worksOn } from '../office-lines.ts';

type PreparedItem = {
  uin: string;
  name: string;
  storeId: number | null;
  sentAt: Date | null;
  isScanned: boolean;
};
type Leaving = { id: number; storeId: number | null };

/**
 * Checks that everything in an order is in one place and the workshop is done. Throws
 * `pieces-elsewhere` and `works-undone`.
 */
export async function requirePrepared(tx: Db, order: Leaving): Promise<void> {
  requireTogether(await findHeld(tx, order.id), order.storeId);
  await requireWorksDone(tx, order.id);
}

/** Checks that each piece was scanned. Throws `not-all-scanned`. */
export async function requireScanned(tx: Db, orderId: number): Promise<void> {
  const pieces = (await findHeld(tx, orderId)).filter(({ isScanned }) => !isScanned);
  if (pieces.length > 0)
    throw refuse(sendOrder.refusals, 'not-all-scanned', {
      left: pieces.length,
      pieces: pieces.map(({ uin, name }) => ({ uinHead: uinHead(uin), name })),
    });
}

/**
 * Throws `pieces-elsewhere` unless all pieces are in one place.
 * @param storeId the store from which the order leaves; null: any place that has all pieces
 */
export function requireTogether(pieces: readonly PreparedItem[], storeId: number | null): void {
  const place = storeId ?? placeOfMost(pieces);
  const strays = pieces.filter((piece) => piece.sentAt !== null || piece.storeId !== place);
  if (strays.length > 0)
    throw refuse(readyOrder.refusals, 'pieces-elsewhere', {
      count: strays.length,
      storeId: place,
      pieces: strays.map(({ uin, name, sentAt, ...piece }) => ({
        uinHead: uinHead(uin),
        name,
        storeId: piece.storeId,
        isOnItsWay: sentAt !== null,
      })),
    });
}

/** If several places hold equally many pieces, the central warehouse wins: pieces of such an order may be sent there. */
function placeOfMost(pieces: readonly PreparedItem[]): number | null {
  const lying = Map.groupBy(
    pieces.filter(({ sentAt }) => sentAt === null),
    ({ storeId }) => storeId,
  );
  const [most] = [...lying].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || (one ?? 0) - (other ?? 0),
  );
  return most?.[0] ?? null;
}

async function requireWorksDone(tx: Db, orderId: number): Promise<void> {
  const lines = await findLines(tx, [orderId]);
  const undone = worksOn(lines, await findDoneWorks(tx, orderId)).filter(({ done }) => done === null);
  if (undone.length === 0) return;
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  throw refuse(readyOrder.refusals, 'works-undone', {
    works: undone.map(({ id, what, lineId }) => ({ id, what, name: nameOf.get(lineId) ?? '' })),
  });
}

/** The pieces that an order holds, of one line or of all. */
export function findHeld(tx: Db, orderId: number): Promise<PreparedItem[]> {
  return tx
    .select({
      uin: items.uin,
      name: itemWords.name,
      storeId: items.storeId,
      sentAt: items.sentAt,
      scannedUin: orderScans.uin,
    })
    .from(items)
    .leftJoin(orderScans, and(eq(orderScans.orderId, items.orderId), eq(orderScans.uin, items.uin)))
    .leftJoin(skus, eq(skus.id, items.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .leftJoin(stones, eq(stones.id, items.stoneId))
    .where(and(eq(items.orderId, orderId), eq(items.state, 'reserved')))
    .orderBy(asc(items.uin))
    .then((rows) => rows.map(({ scannedUin, ...row }) => ({ ...row, isScanned: scannedUin !== null })));
}
