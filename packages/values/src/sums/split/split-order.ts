import { kopecks, splitByLargestRemainder, sumKopecks, ZERO } from '../../money.ts';
import { orderSums, type OrderSums, type OrderSumsInput } from '../order-sums.ts';
import { amountsOf } from '../tenders.ts';

/**
 * The sums of one cart as two orders: discount, points, certificates and money of both add up to those
 * of the whole. Delivery and the first certificates belong to the first order. Whole points are divided
 * in proportion to the amounts that they may pay. When points pay for everything, each order rounds its
 * kopecks up, so the two may take one point more than the whole.
 * @param belongsToFirst for each line of the input whether it belongs to the first order; both have at
 * least one
 */
export function splitOrderSums(
  input: OrderSumsInput,
  belongsToFirst: readonly boolean[],
): { first: OrderSums; second: OrderSums } {
  const whole = orderSums(input);
  const promoOf = (side: boolean) =>
    sumKopecks(
      whole.lines.flatMap((line, index) =>
        belongsToFirst[index] === side
          ? [kopecks(line.promoDiscount - (input.lines[index]?.setDiscount ?? ZERO))]
          : [],
      ),
    );
  const payableOf = (side: boolean) =>
    sumKopecks(
      whole.lines.flatMap((line, index) =>
        belongsToFirst[index] !== side || input.lines[index]?.isMoneyOnly === true
          ? []
          : [kopecks(line.price - line.promoDiscount)],
      ),
    );
  const [pointsOfFirst = ZERO] = splitByLargestRemainder(kopecks(input.points), [
    payableOf(true),
    payableOf(false),
  ]);
  const sumsOf = (side: boolean, more: Pick<OrderSumsInput, 'points' | 'deliveryPrice' | 'certificates'>) =>
    orderSums({
      ...input,
      ...more,
      lines: input.lines.filter((_, index) => belongsToFirst[index] === side),
      promoDiscount: promoOf(side),
    });
  const balances = input.certificates ?? [];
  const first = sumsOf(true, {
    points: pointsOfFirst,
    deliveryPrice: input.deliveryPrice,
    certificates: balances,
  });
  // Certificates are used one after another, and the rest after the first order pays for the second.
  const used = amountsOf(first.tenders, 'certificate');
  const second = sumsOf(false, {
    points: input.points - pointsOfFirst,
    deliveryPrice: ZERO,
    certificates: balances.map((balance, index) => kopecks(balance - (used[index] ?? 0))),
  });
  return { first, second };
}
