import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';

/**
 * Allowed next states of each state. `expired → paid`: a late payment whose items were still free. `cancelled` and
 * `expired → refunded`: the money was returned. `completed → refunded`: every line came back. `in-delivery → ready`: the
 * courier met nobody.
 */
export const NEXT_STATES = {
  'awaiting-payment': ['paid', 'cancelled', 'expired'],
  new: ['assembling', 'cancelled'],
  paid: ['assembling', 'cancelled'],
  assembling: ['ready', 'in-delivery', 'cancelled'],
  ready: ['completed', 'in-delivery', 'cancelled'],
  'in-delivery': ['completed', 'ready', 'cancelled'],
  completed: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = NEXT_STATES[from];
  return next.includes(to);
}

const CANCELLABLE: readonly OrderStatus[] = ['awaiting-payment', 'new', 'paid', 'assembling', 'ready'];

/** Whether the owner may still cancel (not after hand-over to delivery). */
export function isCancellable(status: OrderStatus): boolean {
  return CANCELLABLE.includes(status);
}

/** Whether it awaits a payment that can still be made. */
export function isPayable(order: { status: OrderStatus; expiresAt: Date | null }, now: Date): boolean {
  return order.status === 'awaiting-payment' && order.expiresAt !== null && order.expiresAt > now;
}
