import { and, eq, isNull, sql } from 'drizzle-orm';
import { changeCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { invalidField, refuse } from '#src/platform/errors.ts';
import { countAvailable } from '#src/domains/stock/index.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import { ownedBy } from '../owner.ts';
import type { CartDeps } from './sku-book.ts';

type Change = { id: number; quantity?: number | undefined; skuId?: number | undefined };
type Refused = RefusalResult<typeof changeCartLine>;
type Written = { ok: true } | Refused;
export type ChangeResult = { ok: true; cart: Cart } | Refused;

/** Changes quantity or size; a line that already has the new size is merged into this one. */
export async function changeLine(ctx: BuyerContext, deps: CartDeps, change: Change): Promise<ChangeResult> {
  const written = await ctx.db.transaction((tx) => writeChange(tx, ctx, deps, change));
  return written.ok ? { ok: true, cart: await getCart(ctx, deps) } : written;
}

async function writeChange(tx: Db, ctx: BuyerContext, deps: CartDeps, change: Change): Promise<Written> {
  const cartId = await lockCart(tx, ctx);
  const lines = await tx
    .select({ id: cartLines.id, skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), isNull(cartLines.removedAt)));
  const line = lines.find(({ id }) => id === change.id);
  if (!line) throw refuse(changeCartLine.refusals, 'line-not-found', {});
  const skuId = change.skuId ?? line.skuId;
  if (!isSameProduct(deps, skuId, line.skuId)) throw invalidField('skuId');

  const twin = lines.find((other) => other.skuId === skuId && other.id !== line.id);
  const quantity = Math.min(MAX_QUANTITY, (change.quantity ?? line.quantity) + (twin?.quantity ?? 0));
  const available = (await countAvailable(tx, [skuId])).get(skuId)?.total ?? 0;
  if (quantity > available) return { ok: false, reason: 'out-of-stock', available };

  if (skuId !== line.skuId) {
    // Removes the line with the new size, even one marked as removed: a cart has one line per SKU.
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.skuId, skuId)));
  }
  await tx
    .update(cartLines)
    .set({ skuId, quantity })
    .where(and(eq(cartLines.id, line.id), eq(cartLines.cartId, cartId)));
  return { ok: true };
}

async function lockCart(tx: Db, ctx: BuyerContext): Promise<number> {
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: sql`${ctx.now().toISOString()}::timestamptz` })
    .where(ownedBy(ctx.caller))
    .returning({ id: carts.id });
  if (!cart) throw refuse(changeCartLine.refusals, 'line-not-found', {});
  return cart.id;
}

function isSameProduct({ book }: CartDeps, a: number, b: number): boolean {
  if (a === b) return true;
  const [one, other] = [book.find(a), book.find(b)];
  return one !== undefined && one.productId === other?.productId;
}
