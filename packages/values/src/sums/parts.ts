import { kopecks, roubles, ZERO, type Kopecks } from '../money.ts';

/** Least share of the whole sum that one part pays, percent: a few roubles must not hold a piece for days. */
export const LEAST_PART_PERCENT = 10;

/** Least sum that a part may leave: banks refuse payments of kopecks. */
const LEAST_LEFT = roubles(100);

export type PartSums = {
  /** What money pays of the whole order. */
  due: Kopecks;
  /** What no payment has brought yet. */
  left: Kopecks;
  /** Most that one payment carries in the chosen way. */
  max: Kopecks;
};

/** Bounds of the next part, kopecks. `most` pays all that is left where one payment carries it. */
export function partBounds({ due, left, max }: PartSums): { least: Kopecks; most: Kopecks } {
  const most = left <= max ? left : kopecks(Math.min(max, left - LEAST_LEFT));
  const share = Math.ceil((due * LEAST_PART_PERCENT) / 100 / 100) * 100;
  return { least: kopecks(Math.min(share, most)), most };
}

/** Whether a part of this sum may be paid: within the bounds, and what it leaves is nothing or a sum that can be paid. */
export function isPart(amount: Kopecks, sums: PartSums): boolean {
  const { least, most } = partBounds(sums);
  const after = sums.left - amount;
  return amount > ZERO && amount >= least && amount <= most && (after === 0 || after >= LEAST_LEFT);
}
