import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';

/** Orders whose pieces nobody can give: not paid for yet, or ended before the hand-over. */
export const NO_GIFT: readonly OrderStatus[] = ['awaiting-payment', 'expired', 'cancelled'];
