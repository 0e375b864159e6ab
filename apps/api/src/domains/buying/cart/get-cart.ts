import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { FIRST_LEVEL } from '@yahont/values/sums/bonus.ts';
import { isBuyer, type BuyerContext, type CallContext } from '#src/platform/context.ts';
import { known, readTogether, type DatabaseRead } from '#src/platform/database/reads.ts';
import { earnPercentRead } from '#src/domains/people/loyalty/index.ts';
import { findValidPromo } from '#src/domains/goods/promotions/index.ts';
import type { CartDeps, ReadyNeed } from './cart-deps.ts';
import { toCartLines, toPricedLine, withSets } from './cart.mapper.ts';
import { cartRead, type LoadedCart } from './load-cart.sql.ts';

const EMPTY: LoadedCart = { promoCode: null, lines: [] };

/** The caller's cart; empty without a token. Lines of goods that are no longer on sale are omitted. */
export async function getCart(ctx: CallContext, deps: CartDeps): Promise<Cart> {
  const { db, caller } = ctx;
  if (!isBuyer(caller)) return describeCart(ctx, deps, { loaded: EMPTY, earnPercent: FIRST_LEVEL.percent });
  return describeCart(ctx, deps, await readTogether(db, cartReads({ ...ctx, caller })));
}

/** A cart as read, and the percentage of points that the buyer earns. */
export type ReadCart = { loaded: LoadedCart; earnPercent: number };

/** The data for `describeCart`, as parts of a larger statement. */
export function cartReads({ caller, now }: Pick<BuyerContext, 'caller' | 'now'>): {
  loaded: DatabaseRead<LoadedCart>;
  earnPercent: DatabaseRead<number>;
} {
  return {
    loaded: cartRead(caller),
    // A visitor without an account has the first level.
    earnPercent:
      caller.kind === 'account'
        ? earnPercentRead({ accountId: caller.accountId, now: now() })
        : known(FIRST_LEVEL.percent),
  };
}

/** A cart that has just been read, as the buyer sees it. */
export async function describeCart(
  ctx: CallContext,
  deps: CartDeps,
  { loaded, earnPercent }: ReadCart,
): Promise<Cart> {
  const now = ctx.now();
  const readyDate = (need: ReadyNeed) => deps.readyDate(ctx.city, now, need);
  const rows = deps.hasSets ? loaded.lines : loaded.lines.map((line) => ({ ...line, set: null }));
  const offered = toCartLines(rows, { findSku: deps.findSku, readyDate });
  const code = await findValidPromo(ctx.db, { code: loaded.promoCode, now });
  const promo = applicablePromo(offered.map(toPricedLine), code);
  const lines = withSets(offered, promo);
  const sums = cartSums(lines.map(toPricedLine), promo, earnPercent);
  return {
    lines,
    promoCode: promo?.code ?? null,
    // Prepaid things are not sold in instalments.
    totals: { ...sums, instalment: sums.moneyOnly > 0 ? null : deps.instalmentOf(sums.goods) },
  };
}
