import type { Cart, CartLine } from '@yahont/contracts/cart/cart.ts';
import { applicablePromo, cartSums } from '@yahont/values/sums/cart-sums.ts';
import { isBuyer } from '#src/platform/context.ts';
import type { CallContext } from '#src/platform/context.ts';
import { findPromoCode } from '#src/domains/promotions/index.ts';
import type { PromoCode } from '#src/domains/promotions/index.ts';
import { toCartLine } from './cart.mapper.ts';
import { loadCart } from './load-cart.ts';
import type { LoadedCart } from './load-cart.ts';
import type { CartDeps } from './lines/sku-book.ts';

const EMPTY: LoadedCart = { promoCode: null, lines: [] };

/** The caller's cart; empty without a token. Lines of SKUs that are no longer on sale are omitted. */
export async function getCart(ctx: CallContext, deps: CartDeps): Promise<Cart> {
  const loaded = isBuyer(ctx.caller) ? await loadCart(ctx.db, ctx.caller) : EMPTY;
  const readyDate = deps.readyDate(ctx.city, ctx.now());
  const lines = loaded.lines.flatMap((row): CartLine[] => {
    const sku = deps.book.find(row.skuId);
    return sku ? [toCartLine(row, sku, readyDate)] : [];
  });
  const promo = applicablePromo(lines, await appliedPromo(ctx, loaded.promoCode));
  const sums = cartSums(lines, promo);
  return {
    lines,
    promoCode: promo?.code ?? null,
    totals: { ...sums, instalment: deps.instalmentOf(sums.goods) },
  };
}

async function appliedPromo(ctx: CallContext, code: string | null): Promise<PromoCode | null> {
  if (code === null) return null;
  const found = await findPromoCode(ctx.db, { code, now: ctx.now() });
  return found.ok ? found.promo : null;
}
