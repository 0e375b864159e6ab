import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { asSystem } from '#src/platform/context.ts';
import type { ActingContext, Context } from '#src/platform/context.ts';
import { lockOrder, moveOrder, payTender, reviveOrder } from '#src/domains/orders/index.ts';
import { getPaymentRow, isFinal, lockPayment } from '../payment-row.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import type { PaymentState } from '../payment.tables.ts';
import type { ProviderPayment } from '../provider.ts';
import { refundTender } from '../refunds/request-refund.ts';

/**
 * Stores the provider's state of a payment and moves the order accordingly, in one transaction. Repeated or
 * simultaneous calls have one effect.
 */
export async function applyProviderState(
  ctx: Context,
  { paymentId, state }: { paymentId: string; state: ProviderPayment },
): Promise<void> {
  const { orderId } = await getPaymentRow(ctx.db, paymentId);
  await ctx.db.transaction(async (tx) => {
    // Order before payment, in every transaction: a fixed order of locks prevents deadlocks.
    await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, paymentId);
    const next = stateOf(state);
    if (isFinal(payment.state) || next === payment.state) return;
    if (next === 'succeeded' && state.amount !== payment.amount) {
      ctx.log.error(
        { paymentId, expected: payment.amount, paid: state.amount },
        'the provider took another sum',
      );
      return;
    }
    await tx
      .update(payments)
      .set({
        state: next,
        refusal: state.refusal,
        confirmationUrl: state.confirmationUrl,
        changedAt: ctx.now(),
      })
      .where(eq(payments.id, paymentId));
    if (next === 'succeeded')
      await creditOrder(tx, asSystem(ctx, 'payment'), { ...payment, providerId: state.providerId });
  });
}

function stateOf({ status, refusal }: ProviderPayment): PaymentState {
  if (status !== 'cancelled') return status;
  return refusal === null ? 'cancelled' : 'refused';
}

/** A payment succeeded: the order is paid or, when it has ended and its items are gone, the money is refunded. */
async function creditOrder(tx: Db, ctx: ActingContext, payment: PaymentRow): Promise<void> {
  const { orderId, tenderId, providerId } = payment;
  const at = ctx.now();
  const { status } = await lockOrder(tx, orderId);
  const { isOrderSettled } = await payTender(tx, { tenderId, reference: providerId, at });
  if (status === 'awaiting-payment') {
    if (isOrderSettled) await moveOrder(tx, ctx, { orderId, to: 'paid', note: 'payment-received' });
    return;
  }
  if (status === 'expired' && (await reviveOrder(tx, ctx, orderId))) return;
  await refundTender(tx, ctx, { orderId, tenderId, reason: 'late-payment' });
}
