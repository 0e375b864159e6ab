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
  /** Whether the money stays at the provider until the hand-over, so that the order can count on it. */
  keepsHeld: boolean;
};
type HeldPayment = { payment: PaymentRow; provider: PaymentProvider; held: ProviderPayment };

/**
 * Captures money that a buyer's provider holds, leaves it there until the hand-over, or releases it:
 * when the order ended meanwhile, when another attempt has replaced the payment, when the sum differs,
 * or when an instalment's schedule does not add up to the price. Releasing costs the buyer nothing,
 * unlike a refund. Throws `ProviderUnavailable`.
 */
export async function settleHeld(
  ctx: Context,
  deps: PaymentDeps,
  { payment, provider, held }: HeldPayment,
): Promise<Settled> {
  const { id: paymentId, orderId } = payment;
  const { providerId } = held;
  const amount = kopecks(payment.amount);
  const schedule = held.contract?.schedule ?? null;
  const isExact = held.amount === amount && (schedule === null || isLawfulSchedule(schedule, amount));
  const { state, order: row } = await readTogether(ctx.db, paymentId);
  // Another notice of the same payment was processed meanwhile.
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

/**
 * State of a payment and of its order in one read: the order is no longer payable once another call has
 * credited the payment.
 */
async function readTogether(db: Db, paymentId: string) {
  const [row] = await db
    .select({ state: payments.state, order: { status: orders.status, expiresAt: orders.expiresAt } })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new Error(`no payment ${paymentId}`);
  return row;
}
