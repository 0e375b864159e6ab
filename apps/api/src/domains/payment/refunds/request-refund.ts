import { eq } from 'drizzle-orm';
import { kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { shareOfDelivery, shareOfLine, splitRefund } from '@yahont/values/sums/refund-split.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { findNotVoid } from '#src/domains/certificates/index.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import { findLines, getOrderRow, lockOrder, lockTenders } from '#src/domains/orders/index.ts';
import type { TenderRow } from '#src/domains/orders/index.ts';
import { reverseEarned } from './reverse-earned.ts';
import { refundLines, refunds } from './refunds.tables.ts';
import type { RefundReason } from './refunds.tables.ts';
import { writeRefund } from './write-refund.ts';

type RefundRequest = {
  orderId: number;
  reason: RefundReason;
  /** Ids of order lines; `rest`: all that has not come back yet. */
  lines: readonly number[] | 'rest';
  /** Whether the price of the delivery goes back too, unless it has already. */
  withDelivery: boolean;
};

/**
 * Promises back what was paid for some lines of an order, split over its tenders (decision 0023). Points and certificates
 * have it at once; money follows by a job after the commit, or over the counter. All in the caller's transaction.
 * @returns the id of the refund; null when nothing was paid or nothing is left to give back
 * Throws `line-refunded` for a line that is not of this order or came back already.
 */
export async function requestRefund(
  tx: Db,
  ctx: ActingContext,
  { orderId, reason, lines: wanted, withDelivery }: RefundRequest,
): Promise<string | null> {
  await lockOrder(tx, orderId);
  const tenders = await lockTenders(tx, orderId);
  if (tenders.length === 0 || tenders.some(({ state }) => state !== 'paid')) return null;
  const order = await getOrderRow(tx, orderId);
  const all = (await findLines(tx, [orderId])).map((line) => ({
    id: line.id,
    price: kopecks(line.price),
    promoDiscount: kopecks(line.promoDiscount),
    bonusDiscount: kopecks(line.bonusDiscount),
    total: kopecks(line.total),
    isMoneyOnly: LINE_KIND[line.kind].isMoneyOnly,
    certificateId: line.certificateId,
  }));
  const before = await refundedBefore(tx, orderId);
  const kept = await findNotVoid(
    tx,
    all.flatMap(({ certificateId }) => certificateId ?? []),
  );
  // A certificate that somebody used has its money.
  const left = all.filter(
    ({ id, certificateId }) => !before.lineIds.has(id) && !kept.has(certificateId ?? ''),
  );
  const chosen = wanted === 'rest' ? left : left.filter(({ id }) => wanted.includes(id));
  if (wanted !== 'rest' && chosen.length !== new Set(wanted).size)
    throw new AppError('conflict', 'line-refunded');

  const deliveryPrice = kopecks(order.deliveryPrice);
  const isDeliveryBack = withDelivery && !before.hasDelivery && deliveryPrice > 0;
  const known = tenders.map(toRefundable);
  const delivery = shareOfDelivery({ deliveryPrice, tenders: known, lines: all });
  const shares = [...chosen.map(shareOfLine), ...(isDeliveryBack ? [delivery] : [])];
  const amount = sumKopecks(shares.map((share) => share.amount));
  if (amount === 0) return null;
  const split = splitRefund(shares, known);

  const refundId = await writeRefund(tx, ctx, {
    order,
    reason,
    amount,
    delivery: isDeliveryBack ? delivery.amount : ZERO,
    lines: chosen.map((line) => ({ id: line.id, amount: shareOfLine(line).amount })),
    parts: partsOf(tenders, split),
  });
  const earning = (lines: typeof all) => lines.filter(({ isMoneyOnly }) => !isMoneyOnly);
  await reverseEarned(tx, {
    order,
    refundId,
    before: earning(left),
    returned: earning(chosen),
    at: ctx.now(),
  });
  return refundId;
}

/** Promises back all that was paid for an order that ended. Nothing happens when nothing was paid. */
export async function refundOrder(tx: Db, ctx: ActingContext, orderId: number): Promise<void> {
  const whole = await requestRefund(tx, ctx, {
    orderId,
    reason: 'cancelled',
    lines: 'rest',
    withDelivery: true,
  });
  if (whole !== null) return;
  const tenders = await lockTenders(tx, orderId);
  for (const { id, state, amount, refunded } of tenders) {
    if (state === 'paid' && refunded < amount)
      await refundTender(tx, ctx, { orderId, tenderId: id, reason: 'cancelled' });
  }
}

type TenderRefund = { orderId: number; tenderId: string; reason: RefundReason };

/** Promises back what one tender brought of an order whose other tenders brought nothing. */
export async function refundTender(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenderId, reason }: TenderRefund,
): Promise<void> {
  const order = await getOrderRow(tx, orderId);
  const tenders = (await lockTenders(tx, orderId)).filter(({ id }) => id === tenderId);
  const amounts = tenders.map((tender) => kopecks(tender.amount - tender.refunded));
  await writeRefund(tx, ctx, {
    order,
    reason,
    amount: sumKopecks(amounts),
    delivery: ZERO,
    lines: [],
    parts: partsOf(tenders, amounts),
  });
}

function toRefundable({ kind, amount, refunded }: TenderRow) {
  return { kind, amount: kopecks(amount), refunded: kopecks(refunded) };
}

function partsOf(tenders: readonly TenderRow[], amounts: readonly Kopecks[]) {
  return tenders
    .map((tender, index) => ({ tender, amount: amounts[index] ?? ZERO }))
    .filter((part) => part.amount > 0);
}

async function refundedBefore(
  tx: Db,
  orderId: number,
): Promise<{ lineIds: ReadonlySet<number>; hasDelivery: boolean }> {
  const rows = await tx
    .select({ delivery: refunds.delivery, lineId: refundLines.orderLineId })
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(eq(refunds.orderId, orderId));
  return {
    lineIds: new Set(rows.flatMap(({ lineId }) => lineId ?? [])),
    hasDelivery: rows.some(({ delivery }) => delivery > 0),
  };
}
