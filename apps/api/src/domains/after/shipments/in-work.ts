import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';

/** Orders that a carrier brings: the pieces are at hand, the buyer has paid and has nothing yet. */
export const IN_WORK: readonly OrderStatus[] = ['assembling', 'ready', 'in-delivery'];
