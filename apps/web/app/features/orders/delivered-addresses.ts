import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';

/** Where couriers have been sent, each address once, the latest first. */
export function deliveredAddresses(orders: readonly Pick<OrderSummary, 'delivery'>[]): string[] {
  const addresses = orders.flatMap(({ delivery }) => (delivery.kind === 'courier' ? [delivery.address] : []));
  return [...new Set(addresses)];
}
