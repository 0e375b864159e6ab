import { kopecks, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { getOrderRow, lockOrder, lockTenders, type TenderRow } from '#src/domains/buying/orders/index.ts';
import { countRefund, isPaidInFull, loadRefundFacts, partsOf, type WithDelivery } from './count-refund.ts';
import { reverseEarned } from './reverse-earned.ts';
import type { RefundReason } from './refunds.tables.ts';
import { writeRefund } from './write-refund.ts';

type RefundRequest = {
  orderId: number;
  reason: RefundReason;
  /** Ids of order lines; `rest`: all that has not come back yet. */
  lines: readonly number[] | 'rest';
  /** Whether the price of the delivery goes back too, unless it has already. */
  withDelivery: WithDelivery;
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
  if (!isPaidInFull(tenders)) return null;
  const order = await getOrderRow(tx, orderId);
  const facts = await loadRefundFacts(tx, order, tenders);
  const { left } = facts;
  const chosen = wanted === 'rest' ? left : left.filter(({ id }) => wanted.includes(id));
  if (wanted !== 'rest' && chosen.length !== new Set(wanted).size)
    throw new AppError('conflict', 'line-refunded');
  const { earned, ...refund } = countRefund(facts, chosen, withDelivery);
  if (refund.amount === 0) return null;
  const refundId = await writeRefund(tx, ctx, { order, reason, ...refund });
  await reverseEarned(tx, { order, refundId, earned, at: ctx.now() });
  if (order.company !== null) await enqueue(tx, { topic: 'issue-papers', payload: { orderId } });
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
  const paid = tenders.filter(({ state, amount, refunded }) => state === 'paid' && refunded < amount);
  if (paid.length > 0) await refundTenders(tx, ctx, { orderId, tenders: paid, reason: 'cancelled' });
}

type Surplus = { id: string; orderId: number; tenderId: string; amount: number };

/**
 * Promises back all of a payment that brought money after another one had paid its tender, or more than was left to pay, or too late. Tender
 * and order stay as they are.
 */
export async function refundSurplus(
  tx: Db,
  ctx: ActingContext,
  { id: paymentId, orderId, tenderId, amount }: Surplus,
  reason: 'paid-twice' | 'late-payment' = 'paid-twice',
): Promise<void> {
  const order = await getOrderRow(tx, orderId);
  const tenders = (await lockTenders(tx, orderId)).filter(({ id }) => id === tenderId);
  await writeRefund(tx, ctx, {
    order,
    reason,
    amount: kopecks(amount),
    delivery: ZERO,
    lines: [],
    parts: tenders.map((tender) => ({ tender, amount: kopecks(amount), paymentId })),
  });
}

type TenderRefund = { orderId: number; tenderId: string; reason: RefundReason };

/** Promises back what one tender brought of an order whose other tenders brought nothing. */
export async function refundTender(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenderId, reason }: TenderRefund,
): Promise<void> {
  const tenders = (await lockTenders(tx, orderId)).filter(({ id }) => id === tenderId);
  await refundTenders(tx, ctx, { orderId, tenders, reason });
}

type TendersRefund = { orderId: number; tenders: readonly TenderRow[]; reason: RefundReason };

/** Promises back all that some locked tenders brought, in one refund. */
async function refundTenders(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenders, reason }: TendersRefund,
): Promise<void> {
  const order = await getOrderRow(tx, orderId);
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
