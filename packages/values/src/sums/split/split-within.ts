import { sumKopecks, ZERO, type Kopecks } from '../../money.ts';

/** Maximum number of sums to try: twelve pieces of different prices have 4,096. */
const MAX_SUMS = 5_000;

/** A line of a cart: a piece at its price, as often as `quantity` says, each time with its services. */
export type PricedPieces = {
  price: Kopecks;
  quantity: number;
  services: readonly { price: Kopecks }[];
  /** The pieces of one group stay together. */
  set?: { group: string } | null;
};

/** What each piece of a cart costs with its services, before the discounts. The pieces of a set count as one. */
export function pieceAmounts(lines: readonly PricedPieces[]): Kopecks[] {
  const amounts: Kopecks[] = [];
  for (const { line, piece } of pieceIndexes(lines)) {
    const { price, services } = lines[line] ?? { price: ZERO, services: [] };
    amounts[piece] = sumKopecks([amounts[piece] ?? ZERO, price, ...services.map((service) => service.price)]);
  }
  return amounts;
}

/**
 * Divides pieces into two orders that one payment each carries: the first one takes as much as fits.
 * @param amounts what each piece costs
 * @param limits what one payment carries, and what the first order pays besides its pieces, as the delivery
 * @returns for each piece whether it belongs to the first order; null when one payment is enough, or two do not carry everything
 */
export function splitWithin(
  amounts: readonly Kopecks[],
  { max, besides }: { max: Kopecks; besides: Kopecks },
): boolean[] | null {
  const most = max - besides;
  const all = sumKopecks(amounts);
  if (all <= most) return null;
  if (all > most + max) return null;
  // Each sum of some of the pieces, with its last piece and the sum without it.
  const reached = new Map<number, { index: number; before: number } | null>([[0, null]]);
  for (const [index, amount] of amounts.entries()) {
    // Too many sums to try: add what still fits to the largest sum so far.
    const sums = reached.size < MAX_SUMS ? [...reached.keys()] : [Math.max(...reached.keys())];
    for (const before of sums) {
      const sum = before + amount;
      if (sum <= most && !reached.has(sum)) reached.set(sum, { index, before });
    }
  }
  const best = Math.max(...[...reached.keys()].filter((sum) => sum > 0 && all - sum <= max));
  const picked = new Set<number>();
  for (let step = reached.get(best); step; step = reached.get(step.before)) picked.add(step.index);
  return picked.size === 0 ? null : amounts.map((_, index) => picked.has(index));
}

/**
 * The things of a cart one after another: the index of the line of each, and its index in `pieceAmounts`, where the
 * pieces of a set are one.
 */
export function pieceIndexes(
  lines: readonly Pick<PricedPieces, 'quantity' | 'set'>[],
): { line: number; piece: number }[] {
  const sets = new Map<string, number>();
  let count = 0;
  return lines.flatMap(({ quantity, set }, line) =>
    Array.from({ length: quantity }, () => {
      const together = set ? sets.get(set.group) : undefined;
      const piece = together ?? count++;
      if (set) sets.set(set.group, piece);
      return { line, piece };
    }),
  );
}
