import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { addSetToCart, type AddSet } from '@yahont/contracts/sets/sets.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { invalidField, refuse } from '#src/platform/errors.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { findSetParts } from '#src/domains/goods/sets/index.ts';
import { countAvailable } from '#src/domains/goods/stock/index.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import type { CartDeps } from '../cart-deps.ts';

/** Maximum number of sets in a cart. */
const MAX_SETS = 10;

type Wanted = z.infer<typeof AddSet>;
type Refused = RefusalResult<typeof addSetToCart>;
export type AddSetResult = { ok: true; cart: Cart } | Refused;

/**
 * Puts a set into the buyer's cart in chosen sizes: all of its pieces, or none. The same key adds once, and again
 * after all of its lines were removed. Throws `set-not-found`, and `invalid` for SKUs of other products.
 */
export async function addSet(ctx: BuyerContext, deps: CartDeps, wanted: Wanted): Promise<AddSetResult> {
  const parts = deps.hasSets ? await findSetParts(ctx.db, wanted.setId) : undefined;
  if (!parts) throw refuse(addSetToCart.refusals, 'set-not-found', {});
  const skus = wanted.skuIds.map((skuId) => deps.findSku(skuId));
  const isOfSet =
    skus.length === parts.length && skus.every((sku, at) => sku?.productId === parts[at]?.productId);
  if (!isOfSet) throw invalidField('skuIds');
  const pieces = skus.filter((sku) => sku !== undefined);
  if (pieces.some(({ price, seat }) => seat !== null || !deps.sellsOnline(price)))
    return { ok: false, reason: 'not-sold-online' };
  if (wanted.engraving !== undefined && pieces.every(({ engravedAt }) => engravedAt === null))
    return { ok: false, reason: 'not-engraved' };
  const refused = await ctx.db.transaction((tx) => write(tx, ctx, wanted, pieces));
  return refused ?? { ok: true, cart: await getCart(ctx, deps) };
}

async function write(
  tx: Db,
  { caller, now }: BuyerContext,
  { setId, key, engraving }: Wanted,
  pieces: readonly OfferedSku[],
): Promise<Refused | null> {
  const createdAt = now();
  const [cart] = await tx
    .insert(carts)
    .values({ ...ownerColumns(caller), updatedAt: createdAt })
    .onConflictDoUpdate({
      target: caller.kind === 'account' ? carts.accountId : carts.fuserId,
      set: { updatedAt: sql`excluded.updated_at` },
    })
    .returning({ id: carts.id });
  if (!cart) throw new Error('an upsert answered without a row');
  const lines = await tx
    .select({
      group: cartLines.setGroup,
      setId: cartLines.setId,
      skuId: cartLines.skuId,
      quantity: cartLines.quantity,
      removedAt: cartLines.removedAt,
    })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cart.id), isNull(cartLines.parentId)));
  const live = lines.filter(({ removedAt }) => removedAt === null);
  const groups = new Set(live.flatMap(({ group, setId: ofSet }) => (ofSet === null ? [] : (group ?? []))));
  if (groups.has(key)) return null;
  if (groups.size >= MAX_SETS) return { ok: false, reason: 'too-many-sets', limit: MAX_SETS };
  const missing = await findMissing(tx, pieces, live);
  if (missing.length > 0) return { ok: false, reason: 'pieces-gone', skuIds: missing };

  // Only removed lines of this key can be left; their places are free again.
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cart.id), eq(cartLines.setGroup, key)));
  const common = { cartId: cart.id, quantity: 1, createdAt };
  const written = await tx
    .insert(cartLines)
    .values(
      pieces.map(({ skuId }, setPart) => ({
        ...common,
        kind: 'jewellery' as const,
        skuId,
        setGroup: key,
        setId,
        setPart,
      })),
    )
    .returning({ id: cartLines.id, setPart: cartLines.setPart });
  if (engraving === undefined) return null;
  const engraved = written.filter(({ setPart }) => pieces[setPart ?? -1]?.engravedAt !== null);
  await tx.insert(cartLines).values(
    engraved.map(({ id }) => ({
      ...common,
      kind: 'service' as const,
      parentId: id,
      service: 'engraving' as const,
      options: { note: engraving.text, face: engraving.face },
    })),
  );
  return null;
}

type CartPiece = { skuId: number | null; quantity: number };

/** SKUs with fewer items than the cart would need. */
async function findMissing(
  tx: Db,
  pieces: readonly OfferedSku[],
  lines: readonly CartPiece[],
): Promise<number[]> {
  const skuIds = [...new Set(pieces.map(({ skuId }) => skuId))];
  const available = await countAvailable(tx, skuIds);
  const inCart = (skuId: number) =>
    lines.reduce((sum, line) => sum + (line.skuId === skuId ? line.quantity : 0), 0);
  return skuIds.filter((skuId) => {
    const needed = pieces.filter((piece) => piece.skuId === skuId).length + inCart(skuId);
    return needed > (available.get(skuId)?.total ?? 0);
  });
}
