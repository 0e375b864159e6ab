import { kopecks, percentOf, sumKopecks, ZERO } from '../money.ts';
import type { Kopecks } from '../money.ts';
import { pointsToEarn } from './points.ts';

export type PricedLine = { price: Kopecks; oldPrice: Kopecks | null; quantity: number };
export type Promo = { code: string; percent: number; minTotal: Kopecks };

/** Sums of a cart, kopecks. */
export type CartSums = {
  quantity: number;
  /** At old prices. */
  full: Kopecks;
  /** Old price minus price, over all lines. */
  saleDiscount: Kopecks;
  promoDiscount: Kopecks;
  /** After the promo code; without delivery. */
  goods: Kopecks;
  /** Points to be credited when money pays for everything. */
  bonus: number;
};

/** A code works from its minimum on; below it the cart keeps the code and waits. */
export function applicablePromo<P extends Promo>(lines: readonly PricedLine[], promo: P | null): P | null {
  if (promo === null || lines.length === 0) return null;
  return goodsAtPrice(lines) >= promo.minTotal ? promo : null;
}

/** @param promo must be applicable */
export function cartSums(lines: readonly PricedLine[], promo: Promo | null): CartSums {
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
    bonus: pointsToEarn(goods),
  };
}

/** Price × quantity over all lines. */
export function goodsAtPrice(lines: readonly PricedLine[]): Kopecks {
  return sumKopecks(lines.map(({ price, quantity }) => kopecks(price * quantity)));
}
