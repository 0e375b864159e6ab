import { eq } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { isLawfulSchedule } from '@yahont/values/sums/instalment.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { getOrderForMessages, isPayable } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { isHeldFor } from '../holds/is-held-for.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isFinal, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import { receiptOf } from '../receipt.ts';

type Settled = {
  state: ProviderPayment;
  /** Whether the money stays at the provider until the hand-over, and the order may count on it. */
  keepsHeld: boolean;
};
type Held = { payment: PaymentRow; provider: PaymentProvider; held: ProviderPayment };

/**
 * Takes money that a buyer has let the provider hold, leaves it there until the hand-over, or releases it: when the order ended
 * meanwhile, when another attempt has replaced the payment, when the sum is another one, and when the schedule of an instalment adds up
 * to anything but the price. Releasing costs the buyer nothing, unlike a refund. Throws `ProviderUnavailable`.
 */
export async function settleHeld(
  ctx: Context,
  deps: PaymentDeps,
  { payment, provider, held }: Held,
): Promise<Settled> {
  const { id: paymentId, orderId } = payment;
  const { providerId } = held;
  const amount = kopecks(payment.amount);
  const schedule = held.contract?.schedule ?? null;
  const isExact = held.amount === amount && (schedule === null || isLawfulSchedule(schedule, amount));
  const { state, order: row } = await readTogether(ctx.db, paymentId);
  // Another notice of the same payment has been here.
  if (state === 'held' || isFinal(state)) return { state: held, keepsHeld: false };
  if (!isExact || state === 'replaced' || !isPayable(row, ctx.now())) {
    const released = await provider.cancel({ providerId, paymentId });
    if (!isExact)
      ctx.log.error(
        { paymentId, expected: amount, held: held.amount, is: released.status },
        'the provider held another sum',
      );
    return { state: released, keepsHeld: false };
  }
  const order = await getOrderForMessages(ctx, deps, orderId);
  if (isHeldFor(provider, order)) return { state: held, keepsHeld: true };
  const receipt = { ...receiptOf(order, amount), at: payment.createdAt };
  const taken = await provider.capture({ paymentId, providerId, amount, receipt });
  if (taken.status === 'held')
    ctx.log.error({ paymentId }, 'the provider did not let us take the money that it holds');
  return { state: taken, keepsHeld: false };
}

/** State and order of a payment in one look: the order is not payable any more once another call has credited the payment. */
async function readTogether(db: Db, paymentId: string) {
  const [row] = await db
    .select({ state: payments.state, order: { status: orders.status, expiresAt: orders.expiresAt } })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`no payment ${paymentId}`);
  return row;
}
