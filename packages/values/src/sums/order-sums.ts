import { BUYER_RULES, type BuyerKind } from '../buyer/buyer-kinds.ts';
import { kopecks, splitByLargestRemainder, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { BONUS_EARN_PERCENT } from './bonus.ts';
import { pointsToEarn } from './points.ts';
import { settle, type SettleInput, type Settlement } from './tenders.ts';

export type OrderSumsInput = Omit<SettleInput, 'goods' | 'moneyOnly'> & {
  /** The order's lines, price in kopecks; a promo code discounts no services and gift certificates. */
  lines: readonly { price: Kopecks; isDiscounted: boolean; isMoneyOnly: boolean }[];
  promoDiscount: Kopecks;
  /** A person by default. */
  buyer?: BuyerKind;
  /** Share of the buyer's level that is earned as points, per cent; that of the first level by default. */
  earnPercent?: number;
};

/** What an order line costs, kopecks: `total = price − promoDiscount − bonusDiscount`. */
export type LineSums = {
  price: Kopecks;
  /** Share of the promo code. */
  promoDiscount: Kopecks;
  /** Share of the points. */
  bonusDiscount: Kopecks;
  /** What money and certificates pay for the line: its amount in the fiscal receipt. */
  total: Kopecks;
};

export type OrderSums = Settlement & {
  /** Before the promo code. */
  goods: Kopecks;
  promoDiscount: Kopecks;
  deliveryPrice: Kopecks;
  /** In the same order; shares add up to the discounts of the goods to the kopeck. */
  lines: LineSums[];
  /** Points credited when the order is completed. */
  bonusToEarn: number;
};

/** All sums of an order. No share of a discount is larger than the line it belongs to. */
export function orderSums({
  lines: priced,
  promoDiscount,
  buyer = 'person',
  earnPercent = BONUS_EARN_PERCENT,
  ...rest
}: OrderSumsInput): OrderSums {
  const prices = priced.map(({ price }) => price);
  const goods = sumKopecks(prices);
  const afterPromo = kopecks(goods - promoDiscount);
  const moneyOnly = sumKopecks(priced.flatMap(({ price, isMoneyOnly }) => (isMoneyOnly ? [price] : [])));
  const settlement = settle({ goods: afterPromo, moneyOnly, ...rest });
  const bonus = settlement.tenders.find(({ kind }) => kind === 'bonus')?.amount ?? ZERO;
  const promoShares = splitByLargestRemainder(
    promoDiscount,
    priced.map(({ price, isDiscounted }) => (isDiscounted ? price : 0)),
  );
  const left = prices.map((price, index) => kopecks(price - (promoShares[index] ?? ZERO)));
  // Points may pay the delivery too; that part belongs to no line.
  const payable = left.map((share, index) => (priced[index]?.isMoneyOnly === true ? ZERO : share));
  const bonusShares = splitByLargestRemainder(kopecks(Math.min(bonus, sumKopecks(payable))), payable);
  const lines = prices.map((price, index): LineSums => {
    const promoShare = promoShares[index] ?? ZERO;
    const bonusShare = bonusShares[index] ?? ZERO;
    const total = kopecks(price - promoShare - bonusShare);
    return { price, promoDiscount: promoShare, bonusDiscount: bonusShare, total };
  });
  return {
    ...settlement,
    goods,
    promoDiscount,
    deliveryPrice: rest.deliveryPrice,
    lines,
    bonusToEarn: BUYER_RULES[buyer].hasPoints
      ? pointsToEarn(
          sumKopecks(
            lines.flatMap(({ total }, index) => (priced[index]?.isMoneyOnly === true ? [] : [total])),
          ),
          earnPercent,
        )
      : 0,
  };
}
