import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { kopecks } from '@yahont/values/money.ts';
import { orderNumber } from '#src/domains/orders/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';
import { isFinal } from './payment-row.ts';
import type { PaymentRow } from './payment-row.ts';
import type { PaymentProvider } from './provider.ts';

export function toPayment(row: PaymentRow, order: OrderRow, provider: PaymentProvider): Payment {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderId),
    amount: kopecks(row.amount),
    // The payment page does not distinguish a payment that the bank does not know yet.
    status: row.state === 'created' ? 'pending' : row.state,
    refusal: row.refusal,
    expiresAt: (order.expiresAt ?? order.createdAt).toISOString(),
    next: nextStep(row, provider),
  };
}

function nextStep(row: PaymentRow, { cardForm }: PaymentProvider): Payment['next'] {
  if (isFinal(row.state)) return { kind: 'done' };
  if (cardForm === null)
    return row.confirmationUrl === null ? { kind: 'done' } : { kind: 'redirect', url: row.confirmationUrl };
  if (row.state === 'waiting-for-confirmation') return { kind: 'code', testCode: cardForm.testCode };
  return { kind: 'card-form', testCards: cardForm.testCards };
}
