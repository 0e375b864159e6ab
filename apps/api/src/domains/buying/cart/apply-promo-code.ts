import { sql } from 'drizzle-orm';
import type { applyPromoCode as contract, Cart } from '@yahont/contracts/cart/cart.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { kopecks } from '@yahont/values/money.ts';
import { discountedGoods } from '@yahont/values/sums/cart-sums.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { findPromoCode } from '#src/domains/goods/promotions/index.ts';
import { carts } from './cart.tables.ts';
import { toPricedLine } from './cart.mapper.ts';
import { getCart } from './get-cart.ts';
import { ownedBy, ownerColumns } from '#src/platform/anonymous/owner.ts';
import type { CartDeps } from './cart-deps.ts';

export type PromoResult = { ok: true; cart: Cart } | RefusalResult<typeof contract>;

/** Ten unknown codes an hour are not typing mistakes. */
const WRONG_CODES: UseLimit = { kind: 'promo-try', visitor: 10, address: 60, household: 20 };

/**
 * Applies a promo code to the buyer's cart; refuses a code that is unknown, expired, or needs other or
 * more goods, and any code after many unknown ones.
 */
export async function applyPromoCode(ctx: BuyerContext, deps: CartDeps, code: string): Promise<PromoResult> {
  const now = ctx.now();
  const found = await tryCode(ctx, code);
  if (!found.ok) return found;
  const { lines } = await getCart(ctx, deps);
  const { minTotal } = found.promo;
  const goods = discountedGoods(lines.map(toPricedLine));
  if (goods === 0) return { ok: false, reason: 'promo-no-goods' };
  if (goods < minTotal)
    return { ok: false, reason: 'promo-minimum', minTotal, missing: kopecks(minTotal - goods) };
  await ctx.db
    .insert(carts)
    .values({ ...ownerColumns(ctx.caller), promoCode: found.promo.code, updatedAt: now })
    .onConflictDoUpdate({
      target: ctx.caller.kind === 'account' ? carts.accountId : carts.fuserId,
      set: { promoCode: sql`excluded.promo_code`, updatedAt: sql`excluded.updated_at` },
    });
  return { ok: true, cart: await getCart(ctx, deps) };
}

async function tryCode(ctx: BuyerContext, code: string) {
  return ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, WRONG_CODES);
    if (retryAfter > 0) return { ok: false as const, reason: 'too-many-tries' as const, retryAfter };
    const found = await findPromoCode(tx, { code, now: ctx.now() });
    if (!found.ok && found.reason === 'promo-unknown') await noteUse(tx, ctx, { kind: 'promo-try' });
    return found;
  });
}

/** Removes the promo code; does nothing without one. */
export async function dropPromoCode(ctx: BuyerContext, deps: CartDeps): Promise<Cart> {
  await ctx.db.update(carts).set({ promoCode: null, updatedAt: ctx.now() }).where(ownedBy(carts, ctx.caller));
  return getCart(ctx, deps);
}
