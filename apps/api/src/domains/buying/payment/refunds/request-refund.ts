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
  /** Ids of order lines; `rest`: everything not yet refunded. */
  lines: readonly number[] | 'rest';
  /** Whether the price of the delivery goes back too, unless it has already. */
  withDelivery: WithDelivery;
  /** What is returned for a fault takes no discount from the rest of its set; false by default. */
  keepsSets?: boolean;
  /** Whether the receiver of a gift caused it; false by default. */
  ofGift?: boolean;
};

/**
 * Plans the refund of some lines of an order, split over its tenders (decision 0023). Points and
 * certificates are returned at once; money follows by a job after the commit, or over the counter. All
 * in the caller's transaction.
 * @returns the id of the refund; null when nothing was paid or nothing is left to refund
 * @throws `line-refunded` for a line of another order or one that was already refunded
 */
export async function requestRefund(
  tx: Db,
  ctx: ActingContext,
  { orderId, reason, lines: wanted, withDelivery, keepsSets = false, ofGift = false }: RefundRequest,
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
  const { earned, ...refund } = countRefund(facts, chosen, withDelivery, keepsSets);
  if (refund.amount === 0) return null;
  const refundId = await writeRefund(tx, ctx, { order, reason, ofGift, ...refund });
  await reverseEarned(tx, { order, refundId, earned, at: ctx.now() });
  if (order.company !== null) await enqueue(tx, { topic: 'issue-papers', payload: { orderId } });
  return refundId;
}

/** Plans the refund of everything paid for an order that ended. Does nothing when nothing was paid. */
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
 * Plans the full refund of a payment that brought money too late, beyond the rest, or after another one
 * had paid its tender. Tender and order stay as they are.
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

/** Plans the refund of one tender's money when the order's other tenders brought nothing. */
export async function refundTender(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenderId, reason }: TenderRefund,
): Promise<void> {
  const tenders = (await lockTenders(tx, orderId)).filter(({ id }) => id === tenderId);
  await refundTenders(tx, ctx, { orderId, tenders, reason });
}

type TendersRefund = { orderId: number; tenders: readonly TenderRow[]; reason: RefundReason };

/** Plans the refund of everything that some locked tenders brought, in one refund. */
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
