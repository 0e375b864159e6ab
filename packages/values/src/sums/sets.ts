import { kopecks, percentOf, splitByLargestRemainder, sumKopecks, ZERO, type Kopecks } from '../money.ts';

/** The largest discount of a set, per cent: no share of it can exceed its piece. */
export const MAX_SET_PERCENT = 50;

/** A line as a part of a set that was put into the cart at once. */
export type SetPart = {
  /** Lines with the same one belong together. */
  group: string;
  /** Discount of the whole set, per cent. */
  percent: number;
  /** Number of pieces that make the set complete. */
  parts: number;
};

/**
 * The discount of a complete set on each of its pieces, in whole roubles, in the same order; the shares add up to the
 * discount to the kopeck.
 * @param prices own price of each piece, kopecks
 */
export function setShares(prices: readonly Kopecks[], percent: number): Kopecks[] {
  const inRoubles = Math.floor(percentOf(sumKopecks(prices), percent) / 100);
  return splitByLargestRemainder(kopecks(inRoubles), prices).map((share) => kopecks(share * 100));
}

/** Whether a group has every piece of its set; lines of no set are in no group. */
export function completeGroups(lines: readonly { set: SetPart | null }[]): ReadonlySet<string> {
  const groups = Map.groupBy(
    lines.flatMap(({ set }) => set ?? []),
    ({ group }) => group,
  );
  return new Set([...groups].filter(([, parts]) => parts.length === parts[0]?.parts).map(([group]) => group));
}

/**
 * What its set takes off each line, kopecks, in the same order; zero for a line of no complete set. A promo code and a
 * set are not added: the larger percentage is taken.
 * @param promo the code that applies to the cart
 */
export function setDiscounts(
  lines: readonly { price: Kopecks; set: SetPart | null }[],
  promo: { percent: number } | null,
): Kopecks[] {
  const complete = completeGroups(lines);
  const discounts = lines.map(() => ZERO);
  const places = Map.groupBy(lines.keys(), (index) => lines[index]?.set?.group ?? '');
  for (const [group, indexes] of places) {
    const percent = lines[indexes[0] ?? 0]?.set?.percent ?? 0;
    if (!complete.has(group) || percent < (promo?.percent ?? 0)) continue;
    const shares = setShares(
      indexes.map((index) => lines[index]?.price ?? ZERO),
      percent,
    );
    for (const [place, index] of indexes.entries()) discounts[index] = shares[place] ?? ZERO;
  }
  return discounts;
}
