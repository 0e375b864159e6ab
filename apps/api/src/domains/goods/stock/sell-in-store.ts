import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ItemState } from '@yahont/contracts/office/items.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { skuPrice } from '#src/domains/goods/catalogue/sku-price.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { announceStock } from './announce-stock.ts';
import { itemWords } from './office/item-words.ts';
import { items } from './stock.tables.ts';

type InStore = {
  saleId: number;
  storeId: number;
  uins: readonly string[];
  /** The visit whose pieces on hold may be sold; null: none. */
  appointmentId: number | null;
  /** The hold whose piece may be sold; null: none. */
  holdId: number | null;
  at: Date;
};

export type SoldInStore = {
  uin: string;
  skuId: number | null;
  stoneId: number | null;
  name: string;
  article: string;
  /** Hundredths of a millimetre. */
  size: number | null;
  /** The shop's current price, kopecks. */
  price: number;
};

type Locked = {
  uin: string;
  state: ItemState;
  storeId: number | null;
  sentAt: Date | null;
  orderId: number | null;
  appointmentId: number | null;
  holdId: number | null;
};

/** Why a piece cannot be sold in a store; for the first such piece of the request. */
export type NotSold = { uin: string } & (
  | { reason: 'unknown' }
  | { reason: 'reserved'; orderId: number }
  | { reason: 'elsewhere'; storeId: number | null; isOnItsWay: boolean }
  | { reason: 'held'; appointmentId: number | null; holdId: number | null }
  | { reason: 'gone'; state: ItemState }
);

/**
 * Sells pieces that are in a store: all or none, in the caller's transaction, which must be rolled back
 * after a refusal. Every piece is locked first, with the one that the hold keeps, those of jewellery before loose stones, as orders lock
 * them, so that a buyer on the site and one in the store wait for each other and one of them gets it.
 * @returns the pieces in the order asked
 */
export async function sellInStore(
  tx: Db,
  { saleId, storeId, uins, appointmentId, holdId, at }: InStore,
): Promise<{ ok: true; sold: readonly SoldInStore[] } | { ok: false; why: NotSold }> {
  const locked = await tx
    .select({
      uin: items.uin,
      state: items.state,
      storeId: items.storeId,
      sentAt: items.sentAt,
      orderId: items.orderId,
      appointmentId: items.appointmentId,
      holdId: items.holdId,
    })
    .from(items)
    .where(or(inArray(items.uin, [...uins]), holdId === null ? undefined : eq(items.holdId, holdId)))
    .orderBy(sql`${items.stoneId} nulls first`, asc(items.uin))
    .for('update');
  const byUin = new Map(locked.map((item) => [item.uin, item]));
  for (const uin of uins) {
    const why = whyNot(uin, byUin.get(uin), { storeId, appointmentId, holdId });
    if (why) return { ok: false, why };
  }
  await tx
    .update(items)
    .set({ state: 'sold', saleId, appointmentId: null, holdId: null, place: null, changedAt: at })
    .where(inArray(items.uin, [...uins]));
  const found = await describe(tx, uins);
  await announceStock(tx, found);
  const words = new Map(found.map((item) => [item.uin, item]));
  return { ok: true, sold: uins.flatMap((uin) => words.get(uin) ?? []) };
}

function whyNot(
  uin: string,
  item: Locked | undefined,
  { storeId, appointmentId, holdId }: Pick<InStore, 'storeId' | 'appointmentId' | 'holdId'>,
): NotSold | null {
  if (item === undefined) return { uin, reason: 'unknown' };
  if (item.state === 'reserved') return { uin, reason: 'reserved', orderId: item.orderId ?? 0 };
  if (item.state === 'sold' || item.state === 'missing' || item.state === 'written-off')
    return { uin, reason: 'gone', state: item.state };
  if (item.storeId !== storeId || item.sentAt !== null)
    return { uin, reason: 'elsewhere', storeId: item.storeId, isOnItsWay: item.sentAt !== null };
  const isForBuyer =
    (item.appointmentId !== null && item.appointmentId === appointmentId) ||
    (item.holdId !== null && item.holdId === holdId);
  if (item.state === 'on-hold' && !isForBuyer)
    return { uin, reason: 'held', appointmentId: item.appointmentId, holdId: item.holdId };
  return null;
}

function describe(tx: Db, uins: readonly string[]): Promise<SoldInStore[]> {
  return tx
    .select({
      uin: items.uin,
      skuId: items.skuId,
      stoneId: items.stoneId,
      ...itemWords,
      size: skus.size,
      price: sql<number>`coalesce(case when ${products.id} is null then null else ${skuPrice} end, ${stones.price})::float8`,
    })
    .from(items)
    .leftJoin(skus, eq(skus.id, items.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .leftJoin(stones, eq(stones.id, items.stoneId))
    .where(inArray(items.uin, [...uins]));
}

/**
 * Pieces of an undone sale return to their store: on sale, or put aside for the visit of the sale. A
 * piece that has changed in another way since stays as it is; repeating it changes nothing.
 */
export async function takeBackSale(
  tx: Db,
  { saleId, appointmentId, at }: Pick<InStore, 'saleId' | 'appointmentId' | 'at'>,
): Promise<void> {
  const back = await tx
    .update(items)
    .set({
      state: appointmentId === null ? 'available' : 'on-hold',
      saleId: null,
      appointmentId,
      changedAt: at,
    })
    .where(sql`${items.saleId} = ${saleId} and ${items.state} = 'sold'`)
    .returning({ skuId: items.skuId, stoneId: items.stoneId });
  await announceStock(tx, back);
}
