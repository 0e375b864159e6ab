import { payByCard as contract, type Payment } from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findOwnPayment, readAfterForm, type FormCall } from './own-form.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOpen } from './payment-row.ts';
import type { Card } from './provider.ts';

const notFound = () => refuse(contract.refusals, 'payment-not-found', {});

/** Passes a card to the demo bank; 404 with any other provider. The card is neither stored nor logged. */
export async function payByCard(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, card }: { paymentId: string; card: Card },
): Promise<Payment> {
  const { form, call } = await cardForm(ctx, deps, paymentId);
  const { providerId, state } = call.payment;
  if (providerId !== null && isOpen(state)) await form.pay(providerId, card);
  return readAfterForm(ctx, deps, call);
}

/** Plays the shopper's bank in a transfer of the demo bank; 404 with any other provider. */
export async function payByTransfer(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, outcome }: { paymentId: string; outcome: 'accepted' | 'refused' },
): Promise<Payment> {
  const found = await findOwnPayment(ctx, deps, paymentId);
  const form = found?.provider.transferForm ?? null;
  if (!found || form === null) throw notFound();
  const { providerId, state } = found.call.payment;
  if (providerId !== null && isOpen(state)) await form.pay(providerId, outcome);
  return readAfterForm(ctx, deps, found.call);
}

export type ConfirmResult =
  | { ok: true; payment: Payment }
  | { ok: false; reason: 'wrong-code'; triesLeft: number };

/** Passes the confirmation code to the bank. A wrong one may be repeated; the third wrong one ends the payment. */
export async function confirmPayment(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, code }: { paymentId: string; code: string },
): Promise<ConfirmResult> {
  const { form, call } = await cardForm(ctx, deps, paymentId);
  const { providerId, state } = call.payment;
  if (providerId !== null && state === 'waiting-for-confirmation') {
    const { isRight, triesLeft } = await form.confirm(providerId, code);
    if (!isRight && triesLeft > 0) return { ok: false, reason: 'wrong-code', triesLeft };
  }
  return { ok: true, payment: await readAfterForm(ctx, deps, call) };
}

async function cardForm(ctx: AccountContext, deps: PaymentDeps, paymentId: string) {
  const found = await findOwnPayment(ctx, deps, paymentId);
  const form = found?.provider.cardForm ?? null;
  if (!found || form === null) throw notFound();
  return { form, call: found.call satisfies FormCall };
}
