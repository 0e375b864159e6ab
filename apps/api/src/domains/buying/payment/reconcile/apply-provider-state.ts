import { eq } from 'drizzle-orm';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Db } from '#src/platform/database/database.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { lockOrder } from '#src/domains/buying/orders/index.ts';
import { dropDeadCard, keepCard } from '../cards/keep-card.ts';
import { closeSumOf, noteAnotherSum } from '../differences/note-difference.ts';
import { loseHold, settleReleased } from '../holds/end-hold.ts';
import { keepContract } from '../instalments/contracts.ts';
import { findProvider, type PaymentDeps, type Providers } from '../payment-deps.ts';
import { claimPart } from './claim-part.ts';
import { notePart } from './note-part.ts';
import { isFinal, lockPayment, type PaymentRow } from '../payment-row.ts';
import { payments, type PaymentState } from '../payment.tables.ts';
import type { ProviderPayment, Refusal } from '../provider.ts';
import { findHandOver, openPaymentReceipt } from '../receipts/open-receipts.ts';
import { refundSurplus } from '../refunds/request-refund.ts';
import { claimTender } from './claim-tender.ts';
import { creditOrder } from './credit-order.ts';

type ProviderUpdate = {
  payment: Pick<PaymentRow, 'id' | 'orderId'>;
  state: ProviderPayment;
  /** Held money stays at the provider until the goods are handed over. */
  keepsHeld?: boolean;
};

/** Refusals after which a saved card cannot be used. */
const ENDS_CARD: ReadonlySet<Refusal> = new Set<Refusal>(['card-expired', 'card-revoked']);

/** How long a bank holds money when it names no end: seven days, as cards do. */
const USUAL_HOLD_MS = 7 * 86_400_000;

/**
 * Stores the provider's state of a payment and moves the order accordingly, in one transaction. Repeated or
 * simultaneous calls have one effect.
 */
export async function applyProviderState(
  ctx: Context,
  deps: Providers & Pick<PaymentDeps, 'rules'>,
  { payment: { id: paymentId, orderId }, state, keepsHeld = false }: ProviderUpdate,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Order before payment, in every transaction: a fixed order of locks prevents deadlocks.
    const [order, payment] = await Promise.all([lockOrder(tx, orderId), lockPayment(tx, paymentId)]);
    const { accountId } = order;
    if (isFinal(payment.state)) return;
    const told = stateOf(payment.state, state, keepsHeld);
    if (state.contract) await keepContract(tx, { paymentId, contract: state.contract, at: ctx.now() });
    const expected = payment.captureAmount ?? payment.amount;
    // Its held money of another sum should have been released, but was not.
    const isTaken = told === 'succeeded' || (state.status === 'held' && payment.state !== 'held');
    if (isTaken && state.amount !== expected) {
      await noteAnotherSum(tx, ctx, { payment, expected, state });
      return;
    }
    if (told === payment.state) return;
    const claimed =
      told === 'succeeded' && order.paymentKind === 'parts'
        ? await claimPart(tx, { payment, order, at: ctx.now() })
        : { state: await claimedAs(tx, asSystem(ctx, 'payment'), { payment, order, told }) };
    const { state: next } = claimed;
    const tenderId = 'tenderId' in claimed ? claimed.tenderId : payment.tenderId;
    const { refusal, confirmationUrl } = state;
    await tx
      .update(payments)
      .set({
        state: next,
        tenderId,
        refusal,
        confirmationUrl,
        ...(next === 'held'
          ? { heldUntil: state.heldUntil ?? new Date(ctx.now().getTime() + USUAL_HOLD_MS) }
          : {}),
        changedAt: ctx.now(),
      })
      .where(eq(payments.id, paymentId));
    await closeSumOf(tx, { id: paymentId, at: ctx.now() });
    const { savedMethod = null } = state;
    const { provider, savedCardId } = payment;
    if (savedMethod !== null && savedCardId === null && (next === 'succeeded' || next === 'held'))
      await keepCard(tx, { accountId, orderId, provider, method: savedMethod, at: ctx.now() });
    if (next === 'refused' && savedCardId !== null && refusal !== null && ENDS_CARD.has(refusal))
      await dropDeadCard(tx, { cardId: savedCardId, at: ctx.now() });
    await takeEffect(tx, asSystem(ctx, 'payment'), {
      next,
      hasReceipt: findProvider(deps, payment.provider)?.receipts !== null,
      payment: { ...payment, tenderId, providerId: state.providerId },
      order,
      deps,
    });
  });
}

/** A replaced payment that brought money all the same pays its tender, or is a surplus. */
async function claimedAs(
  tx: Db,
  ctx: ActingContext,
  { payment, order, told }: Pick<Effect, 'payment' | 'order'> & { told: PaymentState },
): Promise<PaymentState> {
  return payment.state === 'replaced' && told === 'succeeded'
    ? claimTender(tx, ctx, { payment, order })
    : told;
}

function stateOf(from: PaymentState, { status, refusal }: ProviderPayment, keepsHeld: boolean): PaymentState {
  if (from === 'replaced') {
    // Until it ends, the shopper sees nothing of it.
    if (status === 'succeeded') return status;
    return status === 'cancelled' ? endOf(refusal) : from;
  }
  if (from === 'held') {
    // A state read before the money was held is outdated.
    if (status === 'succeeded' || status === 'cancelled') return status;
    return 'held';
  }
  // Held money is the provider's internal state until we capture it, unless it waits for the goods.
  if (status === 'held') return keepsHeld ? 'held' : 'pending';
  return status === 'cancelled' ? endOf(refusal) : status;
}

/** Money that arrives for it now is too late. */
function isEnded(status: OrderStatus): boolean {
  return status === 'expired' || status === 'cancelled' || status === 'refunded';
}

function endOf(refusal: Refusal | null): PaymentState {
  return refusal === null ? 'cancelled' : 'refused';
}

type Effect = {
  payment: PaymentRow;
  next: PaymentState;
  hasReceipt: boolean;
  /** The payment before the change. */
  order: Awaited<ReturnType<typeof lockOrder>>;
  deps: Pick<PaymentDeps, 'rules'>;
};

/** Applies a change of state to the order and its receipts. `payment` is the row before the change. */
async function takeEffect(tx: Db, ctx: ActingContext, effect: Effect): Promise<void> {
  const { payment, next, hasReceipt, order, deps } = effect;
  const { orderId, tenderId, amount } = payment;
  const wasHeld = payment.state === 'held';
  if (next === 'cancelled' && wasHeld) await loseHold(tx, ctx, payment);
  if (next === 'held' || (next === 'succeeded' && !wasHeld)) {
    const credited = await creditOrder(tx, ctx, { orderId, tenderId, reference: payment.providerId });
    if (order.paymentKind === 'parts' && !credited.isOrderSettled) {
      await notePart(tx, ctx, deps, { order, tenderId });
      await audit(tx, ctx, {
        action: 'payments.part-taken',
        subject: { type: 'order', id: orderId },
        after: { method: payment.method, amount, payment: payment.id },
      });
    }
  }
  if (next === 'surplus')
    await refundSurplus(tx, ctx, payment, isEnded(order.status) ? 'late-payment' : 'paid-twice');
  if (next !== 'succeeded' && next !== 'surplus') return;
  const taken = payment.captureAmount ?? amount;
  if (hasReceipt)
    await openPaymentReceipt(tx, {
      payment: { ...payment, amount: taken },
      kind: payment.captureStage === 'settlement' ? 'sale' : 'payment',
      at: ctx.now(),
    });
  if (!wasHeld) return;
  await settleReleased(tx, ctx, { tenderId, released: amount - taken });
  // The hand-over's own job may have failed while the money could not be captured.
  if (payment.captureStage !== 'settlement' && (await findHandOver(tx, orderId)) !== null)
    await enqueue(tx, { topic: 'close-sale', payload: { orderId } });
}
