import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';

/** Orders for a carrier: the pieces are at hand, and the buyer has paid but received nothing yet. */
export const IN_WORK: readonly OrderStatus[] = ['assembling', 'ready', 'in-delivery'];
