import { kopecks, roubles, ZERO, type Kopecks } from '../money.ts';
import { waysAboveCard, type PaymentRules } from './ways-to-pay.ts';

/** Least share of the whole sum that one part pays, percent: a few roubles must not hold a piece for days. */
export const LEAST_PART_PERCENT = 10;

/** Least sum that a part may leave: banks refuse payments of kopecks. */
const LEAST_LEFT = roubles(100);

export type PartSums = {
  /** The part of the whole order paid with money. */
  due: Kopecks;
  /** The amount that no payment has brought yet. */
  left: Kopecks;
  /** Largest single payment in the chosen way. */
  max: Kopecks;
};

/** Bounds of the next part, kopecks. `most` pays the whole rest if one payment can carry it. */
export function partBounds({ due, left, max }: PartSums): { least: Kopecks; most: Kopecks } {
  const most = left <= max ? left : kopecks(Math.min(max, left - LEAST_LEFT));
  const share = Math.ceil((due * LEAST_PART_PERCENT) / 100 / 100) * 100;
  return { least: kopecks(Math.min(share, most)), most };
}

/** Whether a part of this sum may be paid: it is within the bounds, and leaves nothing or a payable sum. */
export function isPart(amount: Kopecks, sums: PartSums): boolean {
  const { least, most } = partBounds(sums);
  const after = sums.left - amount;
  return amount > ZERO && amount >= least && amount <= most && (after === 0 || after >= LEAST_LEFT);
}

/** What the first of several payments brings for a price, kopecks. */
export type FirstPart = { amount: Kopecks; left: Kopecks; days: number };

/**
 * The least first payment that has a piece of this price kept, and what is left then; null where the price is paid at
 * once, or several payments are not offered.
 */
export function firstPartOf(price: Kopecks, rules: PaymentRules): FirstPart | null {
  const ways = waysAboveCard(price, rules);
  if (rules.parts === null || !ways?.ways.some(({ kind }) => kind === 'parts')) return null;
  const amount = partBounds({ due: price, left: price, max: ways.most }).least;
  return { amount, left: kopecks(price - amount), days: rules.parts.days };
}
