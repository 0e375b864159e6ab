import { eq } from 'drizzle-orm';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { pointsStillEarned, pointsToReturn } from '@yahont/values/sums/points.ts';
import {
  shareOfDelivery,
  shareOfLine,
  splitRefund,
  type RefundShare,
} from '@yahont/values/sums/refund-split.ts';
import { sharesOfSets } from '@yahont/values/sums/set-refund.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findNotVoid } from '#src/domains/goods/certificates/index.ts';
import { LINE_KIND } from '#src/domains/buying/line-kinds/index.ts';
import {
  findLines,
  type OrderLineRow,
  type OrderRow,
  type TenderRow,
} from '#src/domains/buying/orders/index.ts';
import { refundLines, refunds } from './refunds.tables.ts';

type Refunded = Pick<RefundShare, 'amount' | 'fromPoints'>;

/** Facts that decide how much is refunded for lines of an order, and where. */
export type RefundFacts = {
  order: OrderRow;
  tenders: readonly TenderRow[];
  lines: readonly OrderLineRow[];
  /** What was refunded for the lines that were already returned, by their ids. */
  refunded: ReadonlyMap<number, Refunded>;
  /** Lines that can be refunded: a certificate that somebody used cannot. */
  left: readonly OrderLineRow[];
  /**
   * What was paid with money for gifts that their receivers exchanged, by the id of the refund: the order still
   * earns their points. Kopecks.
   */
  held: ReadonlyMap<string, Kopecks>;
  /** Whether the delivery was already refunded. */
  isDeliveryBack: boolean;
};

/** Whether every tender of an order brought its money; before that no refund by lines is possible. */
export function isPaidInFull(tenders: readonly TenderRow[]): boolean {
  return tenders.length > 0 && tenders.every(({ state }) => state === 'paid');
}

/** Reads the facts of an order. Before a refund that is written, lock the order and its tenders. */
export async function loadRefundFacts(
  db: Db,
  order: OrderRow,
  tenders: readonly TenderRow[],
): Promise<RefundFacts> {
  const lines = await findLines(db, [order.id]);
  const before = await db
    .select({
      id: refunds.id,
      reason: refunds.reason,
      ofGift: refunds.ofGift,
      delivery: refunds.delivery,
      lineId: refundLines.orderLineId,
      amount: refundLines.amount,
      fromPoints: refundLines.fromPoints,
    })
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(eq(refunds.orderId, order.id));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const refunded = new Map(
    before.flatMap(({ lineId, amount, fromPoints }) =>
      lineId === null
        ? []
        : [
            [
              lineId,
              {
                amount: kopecks(amount ?? 0),
                fromPoints: kopecks(fromPoints ?? byId.get(lineId)?.bonusDiscount ?? 0),
              },
            ],
          ],
    ),
  );
  const held = Map.groupBy(
    before.filter(({ reason, ofGift }) => ofGift && reason === 'exchanged'),
    ({ id }) => id,
  );
  const used = await findNotVoid(
    db,
    lines.flatMap(({ certificateId }) => certificateId ?? []),
  );
  return {
    order,
    tenders,
    lines,
    refunded,
    left: lines.filter(({ id, certificateId }) => !refunded.has(id) && !used.has(certificateId ?? '')),
    held: new Map(
      [...held].map(([id, back]) => [
        id,
        earningSum(back.flatMap(({ lineId }) => refunded.get(lineId ?? 0) ?? [])),
      ]),
    ),
    isDeliveryBack: before.some(({ delivery }) => delivery > 0),
  };
}

/** `if-last`: the delivery is refunded when all other lines were returned before. */
export type WithDelivery = boolean | 'if-last';

export type RefundCount = {
  /** Kopecks each. */
  lines: ({ id: number } & Refunded)[];
  /** Refunded delivery price; 0 when it is kept or was refunded before. */
  delivery: Kopecks;
  /** The whole sum. */
  amount: Kopecks;
  /** Amounts refunded to each tender, without zeros; they add up to `amount`. */
  parts: { tender: TenderRow; amount: Kopecks }[];
  /** Points that the order still earns. */
  earned: number;
};

/**
 * Computes the refund for some of the remaining lines, to the kopeck (decision 0023). Writes nothing.
 * @param keepsSets the rest of a set keeps its discount, as in an exchange or after a fault (decision 0124)
 */
export function countRefund(
  { order, tenders, lines, refunded, left, held, isDeliveryBack }: RefundFacts,
  chosen: readonly OrderLineRow[],
  withDelivery: WithDelivery,
  keepsSets = false,
): RefundCount {
  const isLast = lines.every((line) => refunded.has(line.id) || chosen.includes(line));
  const isDeliveryDue = !isDeliveryBack && (withDelivery === 'if-last' ? isLast : withDelivery);
  const known = tenders.map(({ kind, amount, refunded: back }) => ({
    kind,
    amount: kopecks(amount),
    refunded: kopecks(back),
  }));
  const delivery = shareOfDelivery({
    deliveryPrice: isDeliveryDue ? kopecks(order.deliveryPrice) : ZERO,
    tenders: known,
    lines: lines.map(toSums),
  });
  const ids = new Set(chosen.map(({ id }) => id));
  const ofSets = sharesOfSets(lines, {
    refunded,
    isChosen: ({ id }) => ids.has(id),
    keepsDiscount: keepsSets,
  });
  const ofLines = chosen.map((line) => ({
    id: line.id,
    ...(ofSets.get(line.id) ?? shareOfLine(toSums(line))),
    isMoneyOnly: LINE_KIND[line.kind].isMoneyOnly,
  }));
  const shares = [...ofLines, ...(delivery.amount > 0 ? [delivery] : [])];
  const split = splitRefund(shares, known);
  const all = stillEarning({ lines, refunded, left, held });
  return {
    lines: ofLines.map(({ id, amount, fromPoints }) => ({ id, amount, fromPoints })),
    delivery: delivery.amount,
    amount: sumKopecks(shares.map(({ amount }) => amount)),
    parts: partsOf(tenders, split),
    earned: pointsStillEarned({
      earned: order.bonusToEarn,
      all,
      kept: kopecks(all - earningSum(ofLines.filter(({ isMoneyOnly }) => isMoneyOnly !== true))),
    }),
  };
}

/**
 * Points that a part of a refund returns, rounded over all refunds of the order together; null for a
 * tender that is not points.
 */
export function pointsOfPart({ tender, amount }: RefundCount['parts'][number]): number | null {
  return tender.kind === 'bonus' ? pointsToReturn({ before: kopecks(tender.refunded), amount }) : null;
}

/** Tenders and the amount that each refunds, with `amounts` in the same order; zero amounts are omitted. */
export function partsOf(tenders: readonly TenderRow[], amounts: readonly Kopecks[]): RefundCount['parts'] {
  return tenders
    .map((tender, index) => ({ tender, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
}

function toSums({ kind, price, promoDiscount, bonusDiscount }: OrderLineRow) {
  return {
    price: kopecks(price),
    promoDiscount: kopecks(promoDiscount),
    bonusDiscount: kopecks(bonusDiscount),
    isMoneyOnly: LINE_KIND[kind].isMoneyOnly,
  };
}

/** The amount for which an order still earns points: of the remaining goods and of exchanged gifts, kopecks. */
export function stillEarning({
  held,
  ...rest
}: Parameters<typeof stillPaid>[0] & Pick<RefundFacts, 'held'>): Kopecks {
  return sumKopecks([stillPaid(rest), ...held.values()]);
}

/**
 * The amount paid for the remaining goods that earn points, without the part paid with points, kopecks. The rest of a
 * set costs what was paid for the set and not refunded: after a return its own price.
 */
function stillPaid({ lines, refunded, left }: Pick<RefundFacts, 'lines' | 'refunded' | 'left'>): Kopecks {
  const earning = (line: OrderLineRow) => !LINE_KIND[line.kind].isMoneyOnly;
  const ofSets = lines.filter((line) => line.setGroup !== null);
  const kept = new Set(left.map(({ setGroup }) => setGroup));
  const paid = [
    ...left.filter((line) => line.setGroup === null && earning(line)),
    ...ofSets.filter(({ setGroup }) => kept.has(setGroup)),
  ].map(({ total }) => kopecks(total));
  const back = ofSets.flatMap(({ id, setGroup }) => (kept.has(setGroup) ? (refunded.get(id) ?? []) : []));
  return kopecks(sumKopecks(paid) - earningSum(back));
}

/** Amounts without the parts that points paid, kopecks. */
function earningSum(amounts: readonly Refunded[]): Kopecks {
  return sumKopecks(amounts.map(({ amount, fromPoints }) => kopecks(amount - fromPoints)));
}
