import { kopecks, roubles, splitByLargestRemainder, sumKopecks, type Kopecks } from '../money.ts';
import type { RefundShare } from './refund-split.ts';

/** A piece of a set as it was bought, kopecks. */
export type SoldPart = {
  /** Its own price, before any discount. */
  price: Kopecks;
  /** What the set, or a better promo code, took off. */
  promoDiscount: Kopecks;
  /** The part of `promoDiscount` that only a whole set has. */
  setDiscount: Kopecks;
  /** Paid with points. */
  bonusDiscount: Kopecks;
  /** What was refunded for it; null while it was not returned. */
  refunded: Pick<RefundShare, 'amount' | 'fromPoints'> | null;
  /** Whether it is returned now. */
  isChosen: boolean;
};

/** A refund of nothing cannot be written down, so a piece brings at least this much of what it cost. */
const LEAST = roubles(1);

/**
 * The refund for some pieces of a set: everything paid for the set and not refunded yet, less the own price of the
 * pieces that stay, because they lose the discount of the set. All refunds of a set add up to what was paid for it,
 * whatever their order; none is negative, and none exceeds what is left.
 * @param keepsDiscount a piece brings at least what was paid for it, as after a fault or for an exchange; it brings more
 * when an earlier refund has taken its discount back
 * @returns for each chosen piece, in the same order
 */
export function shareOfSet(parts: readonly SoldPart[], keepsDiscount = false): RefundShare[] {
  const chosen = parts.filter(({ isChosen }) => isChosen);
  const kept = parts.filter(({ isChosen, refunded }) => !isChosen && refunded === null);
  const back = parts.flatMap(({ refunded }) => refunded ?? []);
  const paid = sumOf(chosen, paidFor);
  const left = sumOf(parts, paidFor) - sumKopecks(back.map(({ amount }) => amount));
  const atOwnPrice = sumOf(
    kept,
    ({ price, promoDiscount, setDiscount }) => price - promoDiscount + setDiscount,
  );
  const least = keepsDiscount ? paid : Math.min(LEAST, paid);
  const amount = kopecks(kept.length === 0 ? left : Math.max(left - atOwnPrice, least));
  const pointsLeft =
    sumOf(parts, ({ bonusDiscount }) => bonusDiscount) -
    sumKopecks(back.map(({ fromPoints }) => fromPoints)) -
    sumOf(kept, ({ bonusDiscount }) => bonusDiscount);
  const amounts = spread(amount, chosen);
  const points = splitByLargestRemainder(kopecks(Math.min(amount, pointsLeft)), amounts);
  return amounts.map((one, index) => ({ amount: one, fromPoints: points[index] ?? kopecks(0) }));
}

/** A line of an order, kopecks; lines with the same `setGroup` were bought as one set. */
export type SoldLine = {
  id: number;
  setGroup: string | null;
  price: number;
  promoDiscount: number;
  setDiscount: number;
  bonusDiscount: number;
};

type Returning = {
  /** What was refunded for lines, by their ids. */
  refunded: ReadonlyMap<number, Pick<RefundShare, 'amount' | 'fromPoints'>>;
  isChosen: (line: SoldLine) => boolean;
  keepsDiscount?: boolean;
};

/** `shareOfSet` for each chosen line of a set, by the id of the line; lines of no set are omitted. */
export function sharesOfSets(
  lines: readonly SoldLine[],
  { refunded, isChosen, keepsDiscount = false }: Returning,
): Map<number, RefundShare> {
  const sets = Map.groupBy(lines, ({ setGroup }) => setGroup);
  sets.delete(null);
  const shares = [...sets.values()].flatMap((parts) => {
    const counted = shareOfSet(
      parts.map((line) => ({
        price: kopecks(line.price),
        promoDiscount: kopecks(line.promoDiscount),
        setDiscount: kopecks(line.setDiscount),
        bonusDiscount: kopecks(line.bonusDiscount),
        refunded: refunded.get(line.id) ?? null,
        isChosen: isChosen(line),
      })),
      keepsDiscount,
    );
    return parts.filter(isChosen).flatMap(({ id }, index) => {
      const share = counted[index];
      return share ? [[id, share] as const] : [];
    });
  });
  return new Map(shares);
}

/**
 * What the remaining lines of sets cost their buyer after the refunds: what was paid for the set and not refunded, so
 * that their own prices are stated where a return has broken it.
 */
export function costsOfRest(
  lines: readonly SoldLine[],
  refunded: Returning['refunded'],
): Map<number, RefundShare> {
  return sharesOfSets(lines, { refunded, isChosen: ({ id }) => !refunded.has(id) });
}

/** Divides a refund over its pieces: what was paid for each, and the difference in proportion. */
function spread(amount: Kopecks, chosen: readonly SoldPart[]): Kopecks[] {
  const paid = chosen.map(paidFor);
  const more = amount - sumKopecks(paid);
  const changes = splitByLargestRemainder(
    kopecks(Math.abs(more)),
    more < 0 ? paid : chosen.map(({ price }) => price),
  );
  return paid.map((one, index) => kopecks(one + Math.sign(more) * (changes[index] ?? 0)));
}

function paidFor({ price, promoDiscount }: SoldPart): Kopecks {
  return kopecks(price - promoDiscount);
}

function sumOf(parts: readonly SoldPart[], pick: (part: SoldPart) => number): number {
  return parts.reduce((sum, part) => sum + pick(part), 0);
}
