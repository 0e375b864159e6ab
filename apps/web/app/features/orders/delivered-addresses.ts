import type { OrderSummary } from '@yahont/contracts/orders.ts';

/** Addresses of past courier deliveries, each once, latest first. */
export function deliveredAddresses(orders: readonly Pick<OrderSummary, 'delivery'>[]): string[] {
  const addresses = orders.flatMap(({ delivery }) => (delivery.kind === 'courier' ? [delivery.address] : []));
  return [...new Set(addresses)];
}
