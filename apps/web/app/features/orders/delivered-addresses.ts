import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';

/** Addresses of past courier deliveries, each once, latest first. */
export function deliveredAddresses(orders: readonly Pick<OrderSummary, 'delivery'>[]): string[] {
  const addresses = orders.flatMap(({ delivery }) =>
    byKind(delivery, {
      courier: ({ address }) => [address],
      pickup: (): string[] => [],
      electronic: (): string[] => [],
    }),
  );
  return [...new Set(addresses)];
}
