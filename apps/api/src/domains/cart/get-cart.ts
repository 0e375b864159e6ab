import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { isBuyer } from '#src/platform/context.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { accountLevel } from '#src/domains/loyalty/index.ts';
import { findValidPromo } from '#src/domains/promotions/index.ts';
import type { CartDeps, ReadyNeed } from './cart-deps.ts';
import { toCartLines, toPricedLine } from './cart.mapper.ts';
import { loadCart } from './load-cart.ts';
import type { LoadedCart } from './load-cart.ts';

const EMPTY: LoadedCart = { promoCode: null, lines: [] };

/** The caller's cart; empty without a token. Lines of goods that are no longer on sale are omitted. */
export async function getCart(ctx: CallContext, deps: CartDeps): Promise<Cart> {
  const { db, caller } = ctx;
  if (!isBuyer(caller)) return describeCart(ctx, deps, { loaded: EMPTY, earnPercent: FIRST_LEVEL.percent });
  const [loaded, earnPercent] = await Promise.all([loadCart(db, caller), earnPercentOf(db, ctx)]);
  return describeCart(ctx, deps, { loaded, earnPercent });
}

/**
 * A cart that has just been read, as the buyer sees it.
 * @param read `earnPercent`: the share that the buyer earns
 */
export async function describeCart(
  ctx: CallContext,
  deps: CartDeps,
  { loaded, earnPercent }: { loaded: LoadedCart; earnPercent: number },
): Promise<Cart> {
  const now = ctx.now();
  const readyDate = (need: ReadyNeed) => deps.readyDate(ctx.city, now, need);
  const lines = toCartLines(loaded.lines, { findSku: deps.findSku, readyDate });
  const priced = lines.map(toPricedLine);
  const promo = applicablePromo(priced, await findValidPromo(ctx.db, { code: loaded.promoCode, now }));
  const sums = cartSums(priced, promo, earnPercent);
  return {
    lines,
    promoCode: promo?.code ?? null,
    // What is paid in advance is not sold in instalments.
    totals: { ...sums, instalment: sums.moneyOnly > 0 ? null : deps.instalmentOf(sums.goods) },
  };
}

/** The share that the caller's level earns; a visitor without an account has the first one. */
export async function earnPercentOf(
  db: Db,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
): Promise<number> {
  if (caller.kind !== 'account') return FIRST_LEVEL.percent;
  return (await accountLevel(db, { accountId: caller.accountId, now: now() })).level.percent;
}
