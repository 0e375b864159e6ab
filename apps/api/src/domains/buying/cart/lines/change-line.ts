import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { changeCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { invalidField, refuse } from '#src/platform/errors.ts';
import { LINE_KIND, type ItemCounts, type LineRefs } from '#src/domains/buying/line-kinds/index.ts';
import { countAvailable, findAvailableStones } from '#src/domains/goods/stock/index.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { CartDeps } from '../cart-deps.ts';
import { leaveGoneSet, type LinePlace } from '../sets/ungroup.sql.ts';

type Change = { id: number; quantity?: number | undefined; skuId?: number | undefined };
type Refused = RefusalResult<typeof changeCartLine>;
type WriteResult = { ok: true } | Refused;
export type ChangeResult = { ok: true; cart: Cart } | Refused;

/**
 * Changes quantity or size; a line that already has the new size is merged into this one. A line leaves its set when
 * that is not offered any more.
 */
export async function changeLine(ctx: BuyerContext, deps: CartDeps, change: Change): Promise<ChangeResult> {
  const written = await ctx.db.transaction((tx) => writeChange(tx, ctx, deps, change));
  return written.ok ? { ok: true, cart: await getCart(ctx, deps) } : written;
}

async function writeChange(tx: Db, ctx: BuyerContext, deps: CartDeps, change: Change): Promise<WriteResult> {
  const cartId = await lockCart(tx, ctx);
  const lines = await tx
    .select({
      id: cartLines.id,
      kind: cartLines.kind,
      skuId: cartLines.skuId,
      stoneId: cartLines.stoneId,
      quantity: cartLines.quantity,
      setGroup: cartLines.setGroup,
      setId: cartLines.setId,
    })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.parentId), isNull(cartLines.removedAt)));
  const line = lines.find(({ id }) => id === change.id);
  if (!line) throw refuse(changeCartLine.refusals, 'line-not-found', {});
  const skuId = change.skuId ?? line.skuId;
  if (!isSameProduct(deps, skuId, line.skuId)) throw invalidField('skuId');

  const place = await placeOf(tx, deps, { cartId, ...line });
  // A set has each of its pieces once.
  if (place === 'set' && (change.quantity ?? 1) !== 1) throw invalidField('quantity');
  const twin = lines.find(
    (other) =>
      place === 'own' &&
      other.setGroup === null &&
      other.id !== line.id &&
      other.kind === line.kind &&
      other.skuId === skuId &&
      other.stoneId === null,
  );
  const twinQuantity = skuId === line.skuId ? 0 : (twin?.quantity ?? 0);
  const quantity = Math.min(MAX_QUANTITY, (change.quantity ?? line.quantity) + twinQuantity);
  const available = LINE_KIND[line.kind].availability(await countItems(tx, { skuId, stoneId: line.stoneId }));
  if (quantity > available) return { ok: false, reason: 'out-of-stock', available };

  if (skuId !== line.skuId && skuId !== null && line.stoneId === null && place === 'own') {
    await swallowTwins(tx, { cartId, lineId: line.id, skuId });
  }
  await tx
    .update(cartLines)
    .set({ skuId, quantity })
    .where(and(eq(cartLines.id, line.id), eq(cartLines.cartId, cartId)));
  return { ok: true };
}

type Grouped = { cartId: number; id: number; setGroup: string | null; setId: number | null };

/** Where the line is from now on: it leaves a set that is not offered any more. */
async function placeOf(
  tx: Db,
  { hasSets }: CartDeps,
  { cartId, id, setGroup, setId }: Grouped,
): Promise<LinePlace> {
  if (setId !== null) return leaveGoneSet(tx, { cartId, lineId: id, hasSets });
  return setGroup === null ? 'own' : 'apart';
}

/** One line per SKU: the line of that size, in the cart or removed, is deleted; its services stay with the pieces. */
async function swallowTwins(
  tx: Db,
  { cartId, lineId, skuId }: { cartId: number; lineId: number; skuId: number },
): Promise<void> {
  const isTwin = and(
    eq(cartLines.cartId, cartId),
    eq(cartLines.skuId, skuId),
    isNull(cartLines.stoneId),
    isNull(cartLines.setGroup),
  );
  const twins = tx.select({ id: cartLines.id }).from(cartLines).where(isTwin);
  const taken = tx
    .select({ service: sql`own.service` })
    .from(sql`cart_lines as own`)
    .where(sql`own.parent_id = ${lineId}`);
  await tx
    .update(cartLines)
    .set({ parentId: lineId })
    .where(
      and(
        inArray(cartLines.parentId, twins),
        isNull(cartLines.removedAt),
        notInArray(cartLines.service, taken),
      ),
    );
  await tx.delete(cartLines).where(isTwin);
}

async function countItems(tx: Db, { skuId, stoneId }: LineRefs): Promise<ItemCounts> {
  const [skus, stones] = await Promise.all([
    countAvailable(tx, skuId === null ? [] : [skuId]),
    findAvailableStones(tx, stoneId === null ? [] : [stoneId]),
  ]);
  return { sku: skus.get(skuId ?? 0)?.total ?? 0, stone: stones.size };
}

async function lockCart(tx: Db, ctx: BuyerContext): Promise<number> {
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: sql`${ctx.now().toISOString()}::timestamptz` })
    .where(ownedBy(carts, ctx.caller))
    .returning({ id: carts.id });
  if (!cart) throw refuse(changeCartLine.refusals, 'line-not-found', {});
  return cart.id;
}

function isSameProduct({ findSku }: CartDeps, a: number | null, b: number | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  const [one, other] = [findSku(a), findSku(b)];
  return one !== undefined && one.productId === other?.productId;
}
