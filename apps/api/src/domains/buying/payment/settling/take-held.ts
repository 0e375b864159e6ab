import { and, eq } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import {
  findTenders,
  getOrderForMessages,
  lockOrder,
  type OrderForMessages,
} from '#src/domains/buying/orders/index.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow, lockPayment, type PaymentRow } from '../payment-row.ts';
import { payments, type CaptureStage } from '../payment.tables.ts';
import { ProviderUnavailable, type ProviderPayment, type Receipt } from '../provider.ts';
import { moneyForDelivery, receiptFor, settled } from '../receipt.ts';
import { findHandOver } from '../receipts/open-receipts.ts';
import { findBack, soldOf } from '../receipts/sold-lines.ts';
import { applyProviderState } from '../reconcile/apply-provider-state.ts';

/**
 * Captures an order's held money, less planned refunds, or releases all of it when nothing is left to
 * capture. The decision is stored first, so that a repetition sends the provider exactly the same
 * request. Throws `ProviderUnavailable`, also when the provider still reports the money as held
 * afterwards.
 */
export async function takeHeld(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const decided = await decide(ctx, paymentId);
  if (decided === null) return;
  const provider = findProvider(deps, decided.payment.provider);
  const { providerId } = decided.payment;
  if (!provider || providerId === null)
    throw new ProviderUnavailable(decided.payment.provider, new Error('there is no contract with it'));
  const { amount, stage } = decided;
  let state: ProviderPayment;
  if (amount === 0) state = await provider.cancel({ providerId, paymentId });
  else {
    const order = await getOrderForMessages(ctx, deps, decided.payment.orderId);
    const receipt = await receiptOfCapture(ctx, {
      order,
      amount,
      stage,
      decidedAt: decided.payment.changedAt,
    });
    state = await provider.capture({ providerId, paymentId, amount: kopecks(amount), receipt });
  }
  if (state.status === 'held')
    throw new ProviderUnavailable(provider.name, new Error('the money is held still'));
  await applyProviderState(ctx, deps, { payment: decided.payment, state });
}

/** The held payment of an order; undefined when no money is held for it. */
export async function findHeld(
  { db }: Pick<Context, 'db'>,
  orderId: number,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'held')));
  return row;
}

type Decided = { payment: PaymentRow; amount: number; stage: CaptureStage };

/** Null when the money is no longer held. */
async function decide(ctx: Context, paymentId: string): Promise<Decided | null> {
  const { orderId } = await getPaymentRow(ctx.db, paymentId);
  return ctx.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    if (payment.state !== 'held') return null;
    if (payment.captureAmount !== null && payment.captureStage !== null)
      return { payment, amount: payment.captureAmount, stage: payment.captureStage };
    const tenders = await findTenders(tx, [orderId]);
    const tender = tenders.find(({ id }) => id === payment.tenderId);
    if (!tender) throw new Error(`payment ${paymentId} has no tender`);
    const amount = tender.amount - tender.refunded;
    // The receipt of a capture cannot set off a certificate: then the closing receipt follows, which sets off both.
    const kept = tenders.map((one) => ({ kind: one.kind, amount: kopecks(one.amount - one.refunded) }));
    const hasCertificate = amountPaidWith(kept, 'certificate') > 0;
    const isHandedOver = (await findHandOver(tx, orderId)) !== null;
    const stage = isHandedOver && !hasCertificate ? 'settlement' : 'prepayment';
    await tx
      .update(payments)
      .set({ captureAmount: amount, captureStage: stage, changedAt: ctx.now() })
      .where(eq(payments.id, paymentId));
    return { payment: { ...payment, changedAt: ctx.now() }, amount, stage };
  });
}

type Capturing = { order: OrderForMessages; amount: number; stage: CaptureStage; decidedAt: Date };

/** Lists the rest of the order; in a settlement nothing of it is an advance. */
async function receiptOfCapture(
  ctx: Context,
  { order, amount, stage, decidedAt }: Capturing,
): Promise<Receipt> {
  // A refund planned at the same moment counts as planned before.
  const before = new Date(decidedAt.getTime() + 1);
  const back = await findBack(ctx.db, { orderId: order.id, before });
  const goods = {
    lines: soldOf(order.lines, back),
    delivery: back.isDeliveryBack ? kopecks(0) : moneyForDelivery(order),
  };
  const content = receiptFor(order, goods, kopecks(amount));
  const lines = stage === 'settlement' ? content.lines.map(settled) : content.lines;
  return { ...content, lines, at: decidedAt };
}
