import type { CartTotals } from '@yahont/contracts/cart/cart.ts';
import type { Instalment } from '@yahont/values/instalment.ts';
import { kopecks, percentOf, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

export type PricedLine = { price: Kopecks; oldPrice: Kopecks | null; quantity: number };

/** What turns a sum of goods into promises: the shop's rules, handed in. */
export type TotalRules = {
  instalmentOf: (goods: Kopecks) => Instalment | null;
  bonusOf: (goods: Kopecks) => number;
};

export type AppliedPromo = { code: string; percent: number; minTotal: Kopecks };

/** Price × quantity over all lines. */
export function goodsAtPrice(lines: readonly PricedLine[]): Kopecks {
  return sumKopecks(lines.map(({ price, quantity }) => kopecks(price * quantity)));
}

/** A code works from its minimum on; below it the cart keeps the code and waits. */
export function applicablePromo(
  lines: readonly PricedLine[],
  promo: AppliedPromo | null,
): AppliedPromo | null {
  if (promo === null || lines.length === 0) return null;
  return goodsAtPrice(lines) >= promo.minTotal ? promo : null;
}

/** Totals of a cart, kopecks. `promo` must be applicable. */
export function cartTotals(
  lines: readonly PricedLine[],
  promo: AppliedPromo | null,
  rules: TotalRules,
): CartTotals {
  const atPrice = goodsAtPrice(lines);
  const full = sumKopecks(
    lines.map(({ price, oldPrice, quantity }) => kopecks((oldPrice ?? price) * quantity)),
  );
  const promoDiscount = promo === null ? ZERO : percentOf(atPrice, promo.percent);
  const goods = kopecks(atPrice - promoDiscount);
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    full,
    saleDiscount: kopecks(full - atPrice),
    promoDiscount,
    goods,
    instalment: rules.instalmentOf(goods),
    bonus: rules.bonusOf(goods),
  };
}
