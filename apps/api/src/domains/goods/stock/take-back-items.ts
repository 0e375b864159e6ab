import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ItemState } from '@yahont/contracts/office/items.ts';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

export type TakeBack = {
  /** The order that had bought them. */
  orderId: number;
  /** Where they are now; null is the central warehouse. */
  storeId: number | null;
  pieces: readonly { uin: string; to: 'available' | 'on-hold' }[];
  /** Why, for the log. */
  reason: string;
};

/**
 * Sold pieces were returned by their buyer: they are in a store again, on sale or on hold, and belong
 * to no order. State, log and the stock of the catalogue in the caller's transaction. Throws when one
 * of them was not sold to this order.
 */
export async function takeBackItems(
  tx: Db,
  ctx: ActingContext,
  { orderId, storeId, pieces, reason }: TakeBack,
): Promise<void> {
  if (pieces.length === 0) return;
  const forSale = pieces.filter(({ to }) => to === 'available').map(({ uin }) => uin);
  const state = sql<ItemState>`case when ${forSale.length === 0 ? sql`false` : inArray(items.uin, forSale)} then 'available' else 'on-hold' end`;
  await actAs(tx, ctx);
  const back = await tx
    .update(items)
    .set({ state, orderId: null, storeId, place: null, sentAt: null, changedAt: ctx.now() })
    .where(
      and(
        eq(items.orderId, orderId),
        eq(items.state, 'sold'),
        inArray(
          items.uin,
          pieces.map(({ uin }) => uin),
        ),
      ),
    )
    .returning({ uin: items.uin, skuId: items.skuId, stoneId: items.stoneId, state: items.state });
  if (back.length !== pieces.length) throw new Error(`order ${orderId} has not bought all of these pieces`);
  await audit(
    tx,
    ctx,
    ...back.map((item) => ({
      action: 'items.take-back' as const,
      subject: { type: 'item' as const, id: item.uin },
      storeId,
      before: { state: 'sold', orderId },
      after: { state: item.state, orderId: null },
      reason,
    })),
  );
  await announceStock(tx, back);
}
