import { desc, eq } from 'drizzle-orm';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { products, skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/stones/stones.tables.ts';
import { itemEvents, items } from '../stock.tables.ts';
import { itemWords } from './item-words.ts';

const MOST_EVENTS = 50;

/** One piece with its life, the newest first. Throws `item-not-found`. */
export async function describeOfficeItem(db: Db, uin: string): Promise<OfficeItem> {
  const [[found], events] = await Promise.all([
    db
      .select({ item: items, ...itemWords, size: skus.size })
      .from(items)
      .leftJoin(skus, eq(skus.id, items.skuId))
      .leftJoin(products, eq(products.id, skus.productId))
      .leftJoin(stones, eq(stones.id, items.stoneId))
      .where(eq(items.uin, uin)),
    db
      .select()
      .from(itemEvents)
      .where(eq(itemEvents.uin, uin))
      .orderBy(desc(itemEvents.id))
      .limit(MOST_EVENTS),
  ]);
  if (!found) throw notFound('item');
  const { item, name, article, size } = found;
  return {
    uin,
    state: item.state,
    name,
    article,
    size,
    storeId: item.storeId,
    isOnItsWay: item.sentAt !== null,
    place: item.place,
    orderId: item.orderId,
    events: events.map(({ at, state, storeId, place, isOnItsWay, orderId, actorKind, actorId }) => ({
      at: at.toISOString(),
      state,
      storeId,
      place,
      isOnItsWay,
      orderId,
      actor: actorKind === null || actorId === null ? null : { kind: actorKind, id: actorId },
    })),
  };
}
