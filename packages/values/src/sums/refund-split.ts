import { kopecks, sumKopecks, type Kopecks } from '../money.ts';
import { TENDER_KINDS, type TenderKind } from './tenders.ts';
import type { LineSums } from './order-sums.ts';

/** In which order a refund goes back: points, certificate, then money. */
export const REFUND_ORDER: readonly TenderKind[] = TENDER_KINDS;

/** A tender and its amount refunded so far, kopecks. */
export type RefundableTender = { kind: TenderKind; amount: Kopecks; refunded: Kopecks };

/** Refund for a line or for the delivery, kopecks. */
export type RefundShare = {
  /** All of it. */
  amount: Kopecks;
  /** The part that points paid. */
  fromPoints: Kopecks;
  /** Only money paid the rest: certificates get nothing. */
  isMoneyOnly?: boolean;
};

/** The amount paid for a line, by any means. */
export function shareOfLine({
  price,
  promoDiscount,
  bonusDiscount,
  isMoneyOnly = false,
}: Omit<LineSums, 'total'> & { isMoneyOnly?: boolean }): RefundShare {
  return { amount: kopecks(price - promoDiscount), fromPoints: bonusDiscount, isMoneyOnly };
}

/** The part of the delivery paid with points: those that belong to no line. */
export function shareOfDelivery({
  deliveryPrice,
  tenders,
  lines,
}: {
  deliveryPrice: Kopecks;
  tenders: readonly Pick<RefundableTender, 'kind' | 'amount'>[];
  lines: readonly Pick<LineSums, 'bonusDiscount'>[];
}): RefundShare {
  const points = sumKopecks(tenders.flatMap(({ kind, amount }) => (kind === 'bonus' ? [amount] : [])));
  const onLines = sumKopecks(lines.map(({ bonusDiscount }) => bonusDiscount));
  return { amount: deliveryPrice, fromPoints: kopecks(points - onLines) };
}

/**
 * Divides a refund over the tenders of its order, to the kopeck. Points get exactly what they paid for
 * these lines, because the sale's receipt deducts them line by line. The rest goes to certificates,
 * then to card and credit, then to cash, each up to what is left of it.
 * @returns kopecks for each tender, in the order of the list Throws RangeError when more would go back
 * than is left.
 */
export function splitRefund(shares: readonly RefundShare[], tenders: readonly RefundableTender[]): Kopecks[] {
  const fromPoints = sumKopecks(shares.map((share) => share.fromPoints));
  const moneyOnly = sumKopecks(
    shares.flatMap(({ amount, isMoneyOnly }) => (isMoneyOnly === true ? [amount] : [])),
  );
  const left = { points: fromPoints, rest: sumKopecks(shares.map(({ amount }) => amount)) - fromPoints };
  /** How much of the rest may go to a tender of this kind. */
  const open = (kind: TenderKind): number => {
    if (kind === 'bonus') return left.points;
    return kind === 'certificate' ? left.rest - moneyOnly : left.rest;
  };
  const inOrder = tenders
    .map((tender, index) => ({ ...tender, index }))
    .toSorted((a, b) => REFUND_ORDER.indexOf(a.kind) - REFUND_ORDER.indexOf(b.kind));
  const parts = tenders.map(() => kopecks(0));
  for (const { kind, amount, refunded, index } of inOrder) {
    const part = kopecks(Math.min(open(kind), amount - refunded));
    if (kind === 'bonus') left.points = kopecks(left.points - part);
    else left.rest -= part;
    parts[index] = part;
  }
  if (left.points > 0 || left.rest > 0) throw new RangeError('more would be refunded than was paid');
  return parts;
}
