import { and, eq, inArray, isNull } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { findConsent } from '#src/domains/ground/consents/index.ts';
import {
  isPayable,
  lockOrder,
  orderForMessages,
  readForMessages,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { cardConsent } from './cards/card-consent.ts';
import { dropDeadCard } from './cards/keep-card.ts';
import { applyProviderState } from './reconcile/apply-provider-state.ts';
import { findProvider, type PaymentDeps } from './payment-deps.ts';
import { getPaymentRow, isFinal, type PaymentRow } from './payment-row.ts';
import { payments } from './payment.tables.ts';
import { isToBeHeld } from './holds/is-held-for.ts';
import {
  ProviderRefused,
  SavedCardRefused,
  type NewPayment,
  type PaymentProvider,
  type ProviderPayment,
  type Refusal,
} from './provider.ts';
import { receiptOf } from './receipt.ts';
import { settleHeld } from './reconcile/settle-held.ts';
import { awaitShopper, stateOfRevived } from './begun-payments.sql.ts';

/**
 * Creates a stored payment at the provider. Idempotent: our id is the idempotence key. A payment that
 * was replaced, or whose order no longer awaits it, is cancelled instead. A payment that the provider
 * refuses for good ends, and another may follow. Throws `ProviderUnavailable`, and `ProviderRefused`
 * when the shop's credentials are refused.
 */
export async function beginPayment(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await getPaymentRow(ctx.db, paymentId);
  const provider = findProvider(deps, payment.provider);
  if (payment.providerId !== null || isFinal(payment.state) || !provider) return;
  const read = await readForMessages(ctx.db, payment.orderId);
  const { row } = read;
  if (payment.state === 'replaced' || !isPayable(row, ctx.now())) {
    await giveUp(ctx, provider, payment);
    return;
  }
  const [order, isToBeSaved] = await Promise.all([
    orderForMessages(ctx, deps, read),
    mayBeSaved(ctx, provider, { order: row, payment }),
  ]);
  const begun = await createOrRefuse(ctx, provider, {
    paymentId,
    amount: kopecks(payment.amount),
    method: payment.method,
    description: `Заказ ${order.number}`,
    orderId: order.id,
    receipt: { ...receiptOf(order, kopecks(payment.amount)), at: payment.createdAt },
    isHeld: isToBeHeld(provider, { payment, order }),
    savesCard: payment.savedCardId === null && isToBeSaved,
    methodId: payment.methodId,
  });
  if (typeof begun === 'string') {
    await refuseUnsent(ctx, payment, begun);
    return;
  }
  if (await noteBegun(ctx, paymentId, begun)) return;
  // A saved card is charged, or its money held, by the call that creates the payment.
  const settled =
    begun.status === 'held'
      ? await settleHeld(ctx, deps, { payment, provider, held: begun })
      : { state: begun };
  await applyProviderState(ctx, deps, { payment, ...settled });
}

/**
 * Stores the provider's id even if the payment has changed meanwhile: without it its state could not be
 * read. If we gave up while the provider was slow, the attempt is reopened, or marked as replaced if a
 * newer attempt exists: a saved card may have been charged.
 * @returns whether nothing else is to be done: the payment waits for the shopper, which changes neither
 * the order nor its money
 */
async function noteBegun(
  { db, now }: Context,
  paymentId: string,
  { providerId, confirmationUrl, status, contract }: ProviderPayment,
): Promise<boolean> {
  const begun = { providerId, confirmationUrl, methodId: null };
  if (status === 'pending' && !contract) {
    const waiting = { paymentId, providerId, confirmationUrl, at: now().toISOString() };
    if (await awaitShopper(db, waiting)) return true;
  }
  const [noted] = await db
    .update(payments)
    .set(begun)
    .where(eq(payments.id, paymentId))
    .returning({ orderId: payments.orderId, state: payments.state });
  if (noted?.state === 'cancelled' && status !== 'cancelled')
    await revive({ db, now }, { paymentId, orderId: noted.orderId });
  return false;
}

/** The order is locked, so that its way to pay cannot change after the comparison. */
async function revive(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { paymentId, orderId }: { paymentId: string; orderId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx
      .update(payments)
      .set({ state: stateOfRevived(), changedAt: now() })
      .where(and(eq(payments.id, paymentId), eq(payments.state, 'cancelled')));
  });
}

/** A refusal: there is no payment, and the same request would be refused again. */
async function createOrRefuse(
  { log }: Context,
  provider: PaymentProvider,
  request: NewPayment,
): Promise<ProviderPayment | Refusal> {
  try {
    return await provider.create(request);
  } catch (error) {
    if (error instanceof SavedCardRefused) return 'card-revoked';
    if (!(error instanceof ProviderRefused) || !error.isAboutRequest) throw error;
    log.error({ err: error, paymentId: request.paymentId }, 'the payment provider refused a new payment');
    return 'declined';
  }
}

/**
 * Whether the consent to save the order's card is valid. It does not change, so every retry is the same
 * request.
 */
async function mayBeSaved(
  { db }: Context,
  { savesCards }: PaymentProvider,
  { order: { id, accountId }, payment: { method } }: { order: OrderRow; payment: PaymentRow },
): Promise<boolean> {
  if (!savesCards || method !== 'card') return false;
  const { kind, scope } = cardConsent(id, { isGiven: true });
  return (await findConsent(db, { accountId, kind, scope })) !== null;
}

/** Ends a payment that its provider did not create, and forgets a card that can no longer be used. */
async function refuseUnsent(
  ctx: Context,
  { id, orderId, savedCardId }: PaymentRow,
  refusal: Refusal,
): Promise<void> {
  const at = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await tx
      .update(payments)
      .set({ state: 'refused', refusal, methodId: null, changedAt: at })
      .where(and(eq(payments.id, id), eq(payments.state, 'created'), isNull(payments.providerId)));
    if (savedCardId !== null && refusal === 'card-revoked')
      await dropDeadCard(tx, { cardId: savedCardId, at });
  });
}

/** A clock of the provider may differ from ours. */
const SKEW_MS = 60 * 60_000;

/**
 * Cancels a payment that its provider does not know. A saved card is charged without the shopper, so a
 * lost answer may hide a charge: the provider's list is asked first, and a payment found there is ended
 * by the sweeper like any other.
 */
async function giveUp(ctx: Context, { books }: PaymentProvider, payment: PaymentRow): Promise<void> {
  const { id: paymentId, methodId, createdAt } = payment;
  if (methodId !== null && books?.lists) {
    const period = {
      from: new Date(createdAt.getTime() - SKEW_MS),
      to: new Date(ctx.now().getTime() + SKEW_MS),
    };
    const found = (await books.lists.payments(period)).find((booked) => booked.paymentId === paymentId);
    if (found) {
      const { providerId } = found;
      await ctx.db.update(payments).set({ providerId, methodId: null }).where(eq(payments.id, paymentId));
      return;
    }
  }
  await ctx.db
    .update(payments)
    .set({ state: 'cancelled', methodId: null, changedAt: ctx.now() })
    .where(
      and(
        eq(payments.id, paymentId),
        inArray(payments.state, ['created', 'replaced']),
        isNull(payments.providerId),
      ),
    );
}
