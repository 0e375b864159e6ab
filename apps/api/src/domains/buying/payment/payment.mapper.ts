import type { InstalmentContract } from '@yahont/contracts/payment/instalment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { isPayable, orderNumber, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { findContract } from './instalments/contracts.ts';
import type { ApplicationForm } from './instalments/application.ts';
import { findProvider, type Providers } from './payment-deps.ts';
import { getPaymentRow, isOpen, isReplaceable, type PaymentRow } from './payment-row.ts';
import type { PaymentState } from './payment.tables.ts';
import type { PaymentProvider } from './provider.ts';

/** A payment of an order as its buyer sees it. */
export async function readPayment(
  { db, now }: Pick<Context, 'db' | 'now'>,
  providers: Providers,
  { paymentId, order }: { paymentId: string; order: OrderRow },
): Promise<Payment> {
  const row = await getPaymentRow(db, paymentId);
  const instalment = row.method === 'credit' ? await findContract(db, paymentId) : null;
  const provider = findProvider(providers, row.provider);
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderId),
    amount: kopecks(row.amount),
    method: row.method,
    status: STATUSES[row.state],
    refusal: row.refusal,
    isBySavedCard: row.savedCardId !== null,
    canChangeCard: isReplaceable(row) && isPayable(order, now()),
    expiresAt: (order.expiresAt ?? order.createdAt).toISOString(),
    instalment,
    next: provider ? nextStep(row, { provider, instalment }) : { kind: 'done' },
  };
}

/**
 * The payment page hides two differences: whether the bank knows the payment already, and whether money
 * is only held. A replaced payment is over for the shopper, whatever becomes of it.
 */
const STATUSES = {
  created: 'pending',
  pending: 'pending',
  'waiting-for-confirmation': 'waiting-for-confirmation',
  held: 'succeeded',
  succeeded: 'succeeded',
  refused: 'refused',
  cancelled: 'cancelled',
  replaced: 'cancelled',
  surplus: 'cancelled',
} as const satisfies Record<PaymentState, Payment['status']>;

type PaymentTerms = { provider: PaymentProvider; instalment: InstalmentContract | null };

function nextStep(row: PaymentRow, { provider, instalment }: PaymentTerms): Payment['next'] {
  const { cardForm, transferForm, applicationForm } = provider;
  const { method } = row;
  if (!isOpen(row.state)) return { kind: 'done' };
  if (applicationForm !== null) return applicationStep(applicationForm, instalment);
  if (transferForm !== null && (method === 'sbp' || method === 'sberpay'))
    return { kind: 'transfer-form', method };
  if (cardForm === null)
    return row.confirmationUrl === null ? { kind: 'done' } : { kind: 'redirect', url: row.confirmationUrl };
  if (row.state === 'waiting-for-confirmation') return { kind: 'code', testCode: cardForm.testCode };
  return { kind: 'card-form', testCards: cardForm.testCards };
}

function applicationStep(
  { testPhones, testCode }: ApplicationForm,
  contract: InstalmentContract | null,
): Payment['next'] {
  if (contract?.state === 'asks-for-more') return { kind: 'application-details' };
  if (contract?.state === 'approved') return { kind: 'application-signature', testCode };
  return { kind: 'application-form', testPhones };
}
