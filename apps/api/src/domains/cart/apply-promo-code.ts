import { sql } from 'drizzle-orm';
import type { applyPromoCode as contract, Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { discountedGoods } from '@yahont/values/sums/cart-sums.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { findPromoCode } from '#src/domains/promotions/index.ts';
import { carts } from './cart.tables.ts';
import { toPricedLine } from './cart.mapper.ts';
import { getCart } from './get-cart.ts';
import { ownedBy, ownerColumns } from './owner.ts';
import type { CartDeps } from './cart-deps.ts';

export type PromoResult = { ok: true; cart: Cart } | RefusalResult<typeof contract>;

/** Applies a promo code to the buyer's cart; refuses one that is unknown, expired, or needs a larger cart. */
export async function applyPromoCode(ctx: BuyerContext, deps: CartDeps, code: string): Promise<PromoResult> {
  const now = ctx.now();
  const found = await findPromoCode(ctx.db, { code, now });
  if (!found.ok) return found;
  const { lines } = await getCart(ctx, deps);
  const { minTotal } = found.promo;
  if (lines.length === 0 || discountedGoods(lines.map(toPricedLine)) < minTotal)
    return { ok: false, reason: 'promo-minimum', minTotal };
  await ctx.db
    .insert(carts)
    .values({ ...ownerColumns(ctx.caller), promoCode: found.promo.code, updatedAt: now })
    .onConflictDoUpdate({
      target: ctx.caller.kind === 'account' ? carts.accountId : carts.fuserId,
      set: { promoCode: sql`excluded.promo_code`, updatedAt: sql`excluded.updated_at` },
    });
  return { ok: true, cart: await getCart(ctx, deps) };
}

/** Removes the promo code; does nothing without one. */
export async function dropPromoCode(ctx: BuyerContext, deps: CartDeps): Promise<Cart> {
  await ctx.db.update(carts).set({ promoCode: null, updatedAt: ctx.now() }).where(ownedBy(ctx.caller));
  return getCart(ctx, deps);
}
