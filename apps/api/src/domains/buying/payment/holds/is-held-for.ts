import { isOnline } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '#src/domains/buying/orders/index.ts';
import type { PaymentRow } from '../payment-row.ts';
import type { PaymentProvider } from '../provider.ts';

/**
 * Whether the money of an order waits at the provider until the goods are handed over. Gift certificates are the buyer's at once, and so
 * is what pays for them.
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

type Asked = {
  payment: Pick<PaymentRow, 'method' | 'isTwoStage'>;
  order: Pick<OrderForMessages, 'paymentKind' | 'lines'>;
};

/**
 * Whether the provider is asked to hold the money of a new payment: until the hand-over, or because another attempt may be paid too. What
 * cannot be held, as a transfer by СБП, is taken at once, and a sum that comes twice is given back (decision 0101).
 */
export function isToBeHeld(
  provider: Pick<PaymentProvider, 'holds' | 'canHold'>,
  { payment: { method, isTwoStage }, order }: Asked,
): boolean {
  return provider.canHold.includes(method) && (isTwoStage || isHeldFor(provider, order));
}
