import { eq } from 'drizzle-orm';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { findOwnOrder, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { findProvider, type PaymentDeps } from './payment-deps.ts';
import type { PaymentRow } from './payment-row.ts';
import { readPayment } from './payment.mapper.ts';
import { payments } from './payment.tables.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcilePayment } from './reconcile/reconcile-payment.ts';

/** A form on the shop's own payment page, for a payment of the caller. */
export type FormCall = { order: OrderRow; payment: PaymentRow };

/** The payment and its provider; null for another account's payment, or for a contract that has ended. */
export async function findOwnPayment(
  ctx: AccountContext,
  deps: PaymentDeps,
  paymentId: string,
): Promise<{ provider: PaymentProvider; call: FormCall } | null> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) return null;
  const { accountId } = ctx.caller;
  const order = await findOwnOrder(ctx.db, { accountId, orderId: payment.orderId });
  const provider = findProvider(deps, payment.provider);
  return order && provider ? { provider, call: { order, payment } } : null;
}

/** The payment after the form, with the provider's current state. */
export async function readAfterForm(
  ctx: AccountContext,
  deps: PaymentDeps,
  { order, payment }: FormCall,
): Promise<Payment> {
  await reconcilePayment(ctx, deps, payment.id);
  return readPayment(ctx, deps, { paymentId: payment.id, order });
}
