import { isOnline } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { PaymentRow } from '../payment-row.ts';
import type { PaymentProvider } from '../provider.ts';

/**
 * Whether an order's money is held at the provider until the hand-over. Gift certificates belong to the
 * buyer at once, so their payment is not held.
 */
export function isHeldFor(
  { holds }: Pick<PaymentProvider, 'holds'>,
  { paymentKind, lines }: Pick<OrderForMessages, 'paymentKind' | 'lines'>,
): boolean {
  return (
    isOnline(paymentKind) &&
    holds.includes(paymentKind) &&
    lines.every(({ subject }) => subject !== 'payment')
  );
}

type HoldQuery = {
  payment: Pick<PaymentRow, 'method' | 'isTwoStage'>;
  order: Pick<OrderForMessages, 'paymentKind' | 'lines'>;
};

/**
 * Whether the provider is asked to hold a new payment's money: until the hand-over, or because another
 * attempt may be paid too. Money that cannot be held, such as a transfer by СБП, is taken at once, and
 * a double payment is refunded (decision 0101).
 */
export function isToBeHeld(
  provider: Pick<PaymentProvider, 'holds' | 'canHold'>,
  { payment: { method, isTwoStage }, order }: HoldQuery,
): boolean {
  return provider.canHold.includes(method) && (isTwoStage || isHeldFor(provider, order));
}
