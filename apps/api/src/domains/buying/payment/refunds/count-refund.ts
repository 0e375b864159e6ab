import { eq } from 'drizzle-orm';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { pointsStillEarned, pointsToReturn } from '@yahont/values/sums/points.ts';
import { shareOfDelivery, shareOfLine, splitRefund } from '@yahont/values/sums/refund-split.ts';
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

/** What decides how much goes back for lines of an order, and where. */
export type RefundFacts = {
  order: OrderRow;
  tenders: readonly TenderRow[];
  lines: readonly OrderLineRow[];
  /** Ids of the lines that came back already. */
  refunded: ReadonlySet<number>;
  /** Lines that can come back: a certificate that somebody used has its money. */
  left: readonly OrderLineRow[];
  /** Whether the price of the delivery went back already. */
  isDeliveryBack: boolean;
};

/** Whether every tender of an order brought its money; before that there is nothing to give back by lines. */
export function isPaidInFull(tenders: readonly TenderRow[]): boolean {
  return tenders.length > 0 && tenders.every(({ state }) => state === 'paid');
}

/** Reads the facts of an order. For a refund that is written, the order and its tenders are locked before. */
export async function loadRefundFacts(
  db: Db,
  order: OrderRow,
  tenders: readonly TenderRow[],
): Promise<RefundFacts> {
  const lines = await findLines(db, [order.id]);
  const before = await db
    .select({ delivery: refunds.delivery, lineId: refundLines.orderLineId })
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(eq(refunds.orderId, order.id));
  const refunded = new Set(before.flatMap(({ lineId }) => lineId ?? []));
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
    isDeliveryBack: before.some(({ delivery }) => delivery > 0),
  };
}

/** `if-last`: the delivery goes back when all other lines came back before. */
export type WithDelivery = boolean | 'if-last';

export type RefundCount = {
  /** Kopecks, each. */
  lines: { id: number; amount: Kopecks }[];
  /** Price of the delivery that goes back; 0 when it stays or went back before. */
  delivery: Kopecks;
  /** All of it. */
  amount: Kopecks;
  /** What goes back to each tender that gets something; they add up to `amount`. */
  parts: { tender: TenderRow; amount: Kopecks }[];
  /** Points that the order still earns. */
  earned: number;
};

/** Counts what goes back for some of the lines that are left, to the kopeck (decision 0023). Writes nothing. */
export function countRefund(
  { order, tenders, lines, refunded, left, isDeliveryBack }: RefundFacts,
  chosen: readonly OrderLineRow[],
  withDelivery: WithDelivery,
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
  const ofLines = chosen.map((line) => ({ id: line.id, ...shareOfLine(toSums(line)) }));
  const shares = [...ofLines, ...(delivery.amount > 0 ? [delivery] : [])];
  const split = splitRefund(shares, known);
  const all = earningSum(left);
  return {
    lines: ofLines.map(({ id, amount }) => ({ id, amount })),
    delivery: delivery.amount,
    amount: sumKopecks(shares.map(({ amount }) => amount)),
    parts: partsOf(tenders, split),
    earned: pointsStillEarned({
      earned: order.bonusToEarn,
      all,
      kept: kopecks(all - earningSum(chosen)),
    }),
  };
}

/** Points that a part of a refund gives back, rounded over all refunds of the order together; null for what is no tender of points. */
export function pointsOfPart({ tender, amount }: RefundCount['parts'][number]): number | null {
  return tender.kind === 'bonus' ? pointsToReturn({ before: kopecks(tender.refunded), amount }) : null;
}

/** Tenders and what each gives back, `amounts` in their order; those that give nothing are left out. */
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

/** What was paid for goods that earn points, without the points, kopecks. */
function earningSum(lines: readonly OrderLineRow[]): Kopecks {
  return sumKopecks(
    lines.flatMap(({ kind, total }) => (LINE_KIND[kind].isMoneyOnly ? [] : [kopecks(total)])),
  );
}
