import { kopecks, percentOf, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { BONUS_EARN_PERCENT } from './bonus.ts';
import { pointsToEarn } from './points.ts';

export type PricedLine = {
  /** For one piece, kopecks. */
  price: Kopecks;
  oldPrice: Kopecks | null;
  quantity: number;
  /** Whether promo codes count and discount it. */
  isDiscounted: boolean;
  /** Whether it cannot be paid with points or certificates, and earns no points: a gift certificate. */
  isMoneyOnly: boolean;
  /** Services on each piece; no promo code discounts them. */
  services: readonly { price: Kopecks }[];
  /** What its set takes off, kopecks; no promo code discounts such a line. Missing: nothing. */
  setDiscount?: Kopecks;
};
export type Promo = { code: string; percent: number; minTotal: Kopecks };

/** Sums of a cart, kopecks. */
export type CartSums = {
  /** Pieces, without services. */
  quantity: number;
  /** At old prices, without services. */
  full: Kopecks;
  /** Old price minus price, over all lines. */
  saleDiscount: Kopecks;
  promoDiscount: Kopecks;
  /** What complete sets take off. */
  setDiscount: Kopecks;
  /** Gift wraps and the like; no promo code discounts them. */
  services: Kopecks;
  /** After the discounts, with services; without delivery. */
  goods: Kopecks;
  /** The part of `goods` that only money may pay. */
  moneyOnly: Kopecks;
  /** Points to be credited when money pays for everything. */
  bonus: number;
};

/** A code applies from its minimum on; below it the cart keeps the code. */
export function applicablePromo<P extends Promo>(lines: readonly PricedLine[], promo: P | null): P | null {
  if (promo === null || lines.length === 0) return null;
  return discountedGoods(lines) >= promo.minTotal ? promo : null;
}

/**
 * @param promo must be applicable
 * @param earnPercent share of the buyer's level, for the points
 */
export function cartSums(
  lines: readonly PricedLine[],
  promo: Promo | null,
  earnPercent: number = BONUS_EARN_PERCENT,
): CartSums {
  const atPrice = goodsAtPrice(lines);
  const full = sumKopecks(
    lines.map(({ price, oldPrice, quantity }) => kopecks((oldPrice ?? price) * quantity)),
  );
  const setDiscount = sumKopecks(lines.map((line) => line.setDiscount ?? ZERO));
  const ofNoSet = lines.filter((line) => (line.setDiscount ?? ZERO) === ZERO);
  const promoDiscount = promo === null ? ZERO : percentOf(discountedGoods(ofNoSet), promo.percent);
  const services = servicesOf(lines);
  const goods = kopecks(atPrice - promoDiscount - setDiscount + services);
  const moneyOnly = goodsAtPrice(lines.filter(({ isMoneyOnly }) => isMoneyOnly));
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    full,
    saleDiscount: kopecks(full - atPrice),
    promoDiscount,
    setDiscount,
    services,
    goods,
    moneyOnly,
    bonus: pointsToEarn(kopecks(goods - moneyOnly), earnPercent),
  };
}

/** Price × quantity over the lines that promo codes count. */
export function discountedGoods(lines: readonly PricedLine[]): Kopecks {
  return goodsAtPrice(lines.filter(({ isDiscounted }) => isDiscounted));
}

function goodsAtPrice(lines: readonly PricedLine[]): Kopecks {
  return sumKopecks(lines.map(({ price, quantity }) => kopecks(price * quantity)));
}

function servicesOf(lines: readonly PricedLine[]): Kopecks {
  return sumKopecks(
    lines.flatMap(({ services, quantity }) => services.map(({ price }) => kopecks(price * quantity))),
  );
}
