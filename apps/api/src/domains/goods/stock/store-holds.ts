import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { actAs, audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

/** A piece that a store keeps for a shopper without an order. */
export type StoreHeldPiece = { holdId: number; uin: string; place: string | null };

/**
 * Puts a piece of a SKU aside that is in the store now, in the caller's transaction: on hold, off the
 * site, with the hold's number in its log. A piece that another shopper is being given is not waited for.
 * @returns its УИН; null when the store has none that is free
 */
export async function holdInStore(
  tx: Db,
  ctx: ActingContext,
  { holdId, skuId, storeId }: { holdId: number; skuId: number; storeId: number },
): Promise<string | null> {
  const [piece] = await tx
    .select({ uin: items.uin, skuId: items.skuId, stoneId: items.stoneId })
    .from(items)
    .where(
      and(
        eq(items.skuId, skuId),
        eq(items.storeId, storeId),
        eq(items.state, 'available'),
        isNull(items.sentAt),
      ),
    )
    .orderBy(asc(items.uin))
    .limit(1)
    .for('update', { skipLocked: true });
  if (piece === undefined) return null;
  await actAs(tx, ctx);
  await tx
    .update(items)
    .set({ state: 'on-hold', holdId, changedAt: ctx.now() })
    .where(eq(items.uin, piece.uin));
  await audit(tx, ctx, {
    action: 'items.hold',
    subject: { type: 'item', id: piece.uin },
    storeId,
    before: { state: 'available', holdId: null },
    after: { state: 'on-hold', holdId },
    reason: `Отложено для покупателя, № ${holdId}`,
  });
  await announceStock(tx, [piece]);
  return piece.uin;
}

/** Puts back on sale what these holds keep; repeating it changes nothing. */
export async function releaseStoreHolds(
  tx: Db,
  ctx: ActingContext,
  holdIds: readonly number[],
): Promise<void> {
  if (holdIds.length === 0) return;
  const held = await tx
    .select({ uin: items.uin, holdId: items.holdId })
    .from(items)
    .where(and(inArray(items.holdId, [...holdIds]), eq(items.state, 'on-hold')))
    .orderBy(asc(items.uin))
    .for('update');
  if (held.length === 0) return;
  await actAs(tx, ctx);
  const released = await tx
    .update(items)
    .set({ state: 'available', holdId: null, changedAt: ctx.now() })
    .where(
      inArray(
        items.uin,
        held.map(({ uin }) => uin),
      ),
    )
    .returning({ uin: items.uin, storeId: items.storeId, skuId: items.skuId, stoneId: items.stoneId });
  const holdOf = new Map(held.map(({ uin, holdId }) => [uin, holdId]));
  await audit(
    tx,
    ctx,
    ...released.map(({ uin, storeId }) => ({
      action: 'items.release' as const,
      subject: { type: 'item' as const, id: uin },
      storeId,
      before: { state: 'on-hold', holdId: holdOf.get(uin) ?? null },
      after: { state: 'available', holdId: null },
    })),
  );
  await announceStock(tx, released);
}

/** The pieces that these holds keep, in one statement. */
export async function listStoreHeld(db: Db, holdIds: readonly number[]): Promise<StoreHeldPiece[]> {
  if (holdIds.length === 0) return [];
  const rows = await db
    .select({ holdId: items.holdId, uin: items.uin, place: items.place })
    .from(items)
    .where(inArray(items.holdId, [...holdIds]));
  return rows.flatMap(({ holdId, ...piece }) => (holdId === null ? [] : [{ holdId, ...piece }]));
}
