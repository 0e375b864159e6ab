import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { isBuyer } from '#src/platform/context.ts';
import type { CallContext } from '#src/platform/context.ts';
import { accountLevel } from '#src/domains/loyalty/index.ts';
import { findPromoCode } from '#src/domains/promotions/index.ts';
import type { PromoCode } from '#src/domains/promotions/index.ts';
import type { CartDeps } from './cart-deps.ts';
import { toCartLines, toPricedLine } from './cart.mapper.ts';
import { loadCart } from './load-cart.ts';
import type { LoadedCart } from './load-cart.ts';

const EMPTY: LoadedCart = { promoCode: null, lines: [] };

/** The caller's cart; empty without a token. Lines of goods that are no longer on sale are omitted. */
export async function getCart(ctx: CallContext, deps: CartDeps): Promise<Cart> {
  return describeCart(ctx, deps, isBuyer(ctx.caller) ? await loadCart(ctx.db, ctx.caller) : EMPTY);
}

/** A cart that has just been read, as the buyer sees it. */
export async function describeCart(ctx: CallContext, deps: CartDeps, loaded: LoadedCart): Promise<Cart> {
  const now = ctx.now();
  const readyDate = (workDays: number) => deps.readyDate(ctx.city, now, workDays);
  const lines = toCartLines(loaded.lines, { findSku: deps.findSku, readyDate });
  const priced = lines.map(toPricedLine);
  const promo = applicablePromo(priced, await appliedPromo(ctx, loaded.promoCode));
  const sums = cartSums(priced, promo, lines.length === 0 ? undefined : await earnPercentOf(ctx));
  return {
    lines,
    promoCode: promo?.code ?? null,
    // What is paid in advance is not sold in instalments.
    totals: { ...sums, instalment: sums.moneyOnly > 0 ? null : deps.instalmentOf(sums.goods) },
  };
}

/** The share that the caller's level earns; a visitor without an account has the first one. */
async function earnPercentOf({ db, caller, now }: CallContext): Promise<number> {
  if (caller.kind !== 'account') return FIRST_LEVEL.percent;
  return (await accountLevel(db, { accountId: caller.accountId, now: now() })).level.percent;
}

async function appliedPromo(ctx: CallContext, code: string | null): Promise<PromoCode | null> {
  if (code === null) return null;
  const found = await findPromoCode(ctx.db, { code, now: ctx.now() });
  return found.ok ? found.promo : null;
}
