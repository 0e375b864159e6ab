import { eq } from 'drizzle-orm';
import { payByCard as contract } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findOwnOrder } from '#src/domains/orders/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getPaymentRow, isFinal } from './payment-row.ts';
import type { PaymentRow } from './payment-row.ts';
import { payments } from './payment.tables.ts';
import { toPayment } from './payment.mapper.ts';
import type { Card, CardFormBank } from './provider.ts';
import { reconcilePayment } from './reconcile/reconcile-payment.ts';

/** Passes a card to the demo bank; 404 with any other provider. The card is neither stored nor logged. */
export async function payByCard(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, card }: { paymentId: string; card: Card },
): Promise<Payment> {
  const { bank, order, payment } = await ownFormPayment(ctx, deps, paymentId);
  if (payment.providerId !== null && !isFinal(payment.state)) await bank.pay(payment.providerId, card);
  return settled(ctx, deps, { paymentId, order });
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
  const { bank, order, payment } = await ownFormPayment(ctx, deps, paymentId);
  if (payment.providerId !== null && payment.state === 'waiting-for-confirmation') {
    const { isRight, triesLeft } = await bank.confirm(payment.providerId, code);
    if (!isRight && triesLeft > 0) return { ok: false, reason: 'wrong-code', triesLeft };
  }
  return { ok: true, payment: await settled(ctx, deps, { paymentId, order }) };
}

type FormPayment = { bank: CardFormBank; order: OrderRow; payment: PaymentRow };

async function ownFormPayment(
  ctx: AccountContext,
  { provider }: PaymentDeps,
  paymentId: string,
): Promise<FormPayment> {
  if (provider.cardForm === null) throw refuse(contract.refusals, 'payment-not-found', {});
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  const own =
    payment && (await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId: payment.orderId }));
  if (!payment || !own || payment.provider !== provider.name)
    throw refuse(contract.refusals, 'payment-not-found', {});
  return { bank: provider.cardForm, order: own, payment };
}

async function settled(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, order }: { paymentId: string; order: OrderRow },
): Promise<Payment> {
  await reconcilePayment(ctx, deps, paymentId);
  return toPayment(await getPaymentRow(ctx.db, paymentId), order, deps.provider);
}
