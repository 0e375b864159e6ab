import type { PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { BONUS_SPEND_PERCENT } from '@yahont/values/bonus.ts';
import { kopecks, splitByLargestRemainder, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Points that a cart may take together with money: at most 30 % of the goods after the promo code, whole roubles. */
export function spendableBonus({ goods, balance }: { goods: Kopecks; balance: number }): number {
  return Math.max(0, Math.min(balance, Math.floor((goods * BONUS_SPEND_PERCENT) / 100 / 100)));
}

export type SumsInput = {
  /** One per piece, kopecks. */
  prices: readonly Kopecks[];
  promoDiscount: Kopecks;
  deliveryPrice: Kopecks;
  payment: PaymentKind;
  /** Points asked for; with payment `bonus` they cover everything instead. */
  bonus: number;
};

export type OrderSums = {
  goods: Kopecks;
  promoDiscount: Kopecks;
  bonusSpent: Kopecks;
  /** Points to take from the balance for `bonusSpent`. */
  points: number;
  deliveryPrice: Kopecks;
  total: Kopecks;
  /** One per piece; discounts add up to those of the goods to the kopeck. */
  pieces: { price: Kopecks; promoDiscount: Kopecks; bonusDiscount: Kopecks; total: Kopecks }[];
};

/** All sums of an order. No share of a discount is larger than the piece it stands on. */
export function orderSums({ prices, promoDiscount, deliveryPrice, payment, bonus }: SumsInput): OrderSums {
  const goods = sumKopecks(prices);
  const afterPromo = kopecks(goods - promoDiscount);
  const everything = kopecks(afterPromo + deliveryPrice);
  const bonusSpent = payment === 'bonus' ? everything : kopecks(bonus * 100);
  // Points may pay the delivery too, and that part stands on no piece.
  const bonusOnGoods = kopecks(Math.min(bonusSpent, afterPromo));
  const promoShares = splitByLargestRemainder(promoDiscount, prices);
  const left = prices.map((price, index) => kopecks(price - (promoShares[index] ?? ZERO)));
  const bonusShares = splitByLargestRemainder(bonusOnGoods, left);
  return {
    goods,
    promoDiscount,
    bonusSpent,
    points: Math.ceil(bonusSpent / 100),
    deliveryPrice,
    total: kopecks(everything - bonusSpent),
    pieces: prices.map((price, index) => {
      const promoShare = promoShares[index] ?? ZERO;
      const bonusShare = bonusShares[index] ?? ZERO;
      const total = kopecks(price - promoShare - bonusShare);
      return { price, promoDiscount: promoShare, bonusDiscount: bonusShare, total };
    }),
  };
}
