import { isOnline } from '@yahont/values/sums/tenders.ts';
import type { OrderForMessages } from '#src/domains/orders/index.ts';
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
