import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';

/** An order counts as sold from the moment on at which the shop has it to do, until it is cancelled or given back. */
export const SALE_STATES: readonly OrderStatus[] = [
  'new',
  'paid',
  'assembling',
  'ready',
  'in-delivery',
  'completed',
];
