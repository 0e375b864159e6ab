import { eq } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { asSystem } from '#src/platform/context.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { getOrderForMessages, lockOrder, moveOrder } from '#src/domains/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findSucceeded, getPaymentRow, lockPayment } from './payment-row.ts';
import { payments } from './payment.tables.ts';
import { receiptOf } from './receipt.ts';

/** Requests the refund of an order; does nothing when nothing was paid. */
export async function requestRefund(tx: Db, orderId: number): Promise<void> {
  const payment = await findSucceeded(tx, orderId);
  if (payment && payment.refunded === 0)
    await enqueue(tx, { topic: 'refund-payment', payload: { paymentId: payment.id } });
}

/** Refunds the whole payment and adds it to the order's history. Repeating it refunds once. */
export async function refundPayment(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await getPaymentRow(ctx.db, paymentId);
  const { orderId, providerId } = payment;
  if (payment.state !== 'succeeded' || payment.refunded > 0 || providerId === null) return;
  if (payment.provider !== deps.provider.name)
    throw new Error(`payment ${paymentId} belongs to ${payment.provider}`);
  const receipt = receiptOf(await getOrderForMessages(ctx, deps, orderId));
  await deps.provider.refund({ paymentId, providerId, amount: kopecks(payment.amount), receipt });
  await ctx.db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    const locked = await lockPayment(tx, paymentId);
    if (locked.refunded > 0) return;
    await tx
      .update(payments)
      .set({ refunded: locked.amount, changedAt: ctx.now() })
      .where(eq(payments.id, paymentId));
    if (status === 'cancelled' || status === 'expired') {
      await moveOrder(tx, asSystem(ctx, 'payment'), { orderId, to: 'refunded', note: 'money-returned' });
    }
  });
}
