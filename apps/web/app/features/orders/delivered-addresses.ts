import type { OrderSummary } from '@yahont/contracts/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';

/** Where couriers have been sent, each address once, the latest first. */
export function deliveredAddresses(orders: readonly Pick<OrderSummary, 'delivery'>[]): string[] {
  const addresses = orders.flatMap(({ delivery }) =>
    byKind(delivery, { courier: ({ address }) => [address], pickup: (): string[] => [] }),
  );
  return [...new Set(addresses)];
}
