import { BUYER_RULES, type BuyerKind } from '../buyer/buyer-kinds.ts';
import { kopecks, splitByLargestRemainder, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { BONUS_EARN_PERCENT } from './bonus.ts';
import { pointsToEarn } from './points.ts';
import { settle, type SettleInput, type Settlement } from './tenders.ts';

export type OrderSumsInput = Omit<SettleInput, 'goods' | 'moneyOnly'> & {
  /**
   * The order's lines, price in kopecks; a promo code discounts no services, no gift certificates, and nothing that a
   * set discounts.
   */
  lines: readonly { price: Kopecks; isDiscounted: boolean; isMoneyOnly: boolean; setDiscount?: Kopecks }[];
  /** Of the promo code alone. */
  promoDiscount: Kopecks;
  /** A person by default. */
  buyer?: BuyerKind;
  /** Share of the buyer's level that is earned as points, per cent; that of the first level by default. */
  earnPercent?: number;
};

/** What an order line costs, kopecks: `total = price − promoDiscount − bonusDiscount`. */
export type LineSums = {
  price: Kopecks;
  /** Share of the promo code, or of the set's discount: a line has one of them. */
  promoDiscount: Kopecks;
  /** Share of the points. */
  bonusDiscount: Kopecks;
  /** The amount that money and certificates pay for the line: its amount in the fiscal receipt. */
  total: Kopecks;
};

export type OrderSums = Settlement & {
  /** Before the discounts. */
  goods: Kopecks;
  /** Of the promo code and of the sets. */
  promoDiscount: Kopecks;
  deliveryPrice: Kopecks;
  /** In the same order; shares add up to the discounts of the goods to the kopeck. */
  lines: LineSums[];
  /** Points credited when the order is completed. */
  bonusToEarn: number;
};

/** All sums of an order. No share of a discount exceeds its line. */
export function orderSums({
  lines: priced,
  promoDiscount: codeDiscount,
  buyer = 'person',
  earnPercent = BONUS_EARN_PERCENT,
  ...rest
}: OrderSumsInput): OrderSums {
  const prices = priced.map(({ price }) => price);
  const goods = sumKopecks(prices);
  const ofSets = priced.map(({ setDiscount = ZERO }) => setDiscount);
  const promoDiscount = kopecks(codeDiscount + sumKopecks(ofSets));
  const afterPromo = kopecks(goods - promoDiscount);
  const moneyOnly = sumKopecks(priced.flatMap(({ price, isMoneyOnly }) => (isMoneyOnly ? [price] : [])));
  const settlement = settle({ goods: afterPromo, moneyOnly, ...rest });
  const bonus = settlement.tenders.find(({ kind }) => kind === 'bonus')?.amount ?? ZERO;
  const codeShares = splitByLargestRemainder(
    codeDiscount,
    priced.map(({ price, isDiscounted }, index) => (isDiscounted && ofSets[index] === ZERO ? price : 0)),
  );
  const promoShares = codeShares.map((share, index) => kopecks(share + (ofSets[index] ?? ZERO)));
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
