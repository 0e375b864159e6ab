import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY, type DeliveryKind } from '@yahont/values/delivery-kinds.ts';

/**
 * Allowed next states of each state. `awaiting-payment → new`: it is paid on receipt instead. `new →
 * paid`: money arrived from a payment that was abandoned for payment on receipt. `expired → paid`: a
 * late payment whose items were still free. `cancelled` and `expired → refunded`: the money was
 * returned. `completed → refunded`: every line was returned. `in-delivery → ready`: the courier met
 * nobody.
 */
export const NEXT_STATES = {
  'awaiting-payment': ['paid', 'new', 'cancelled', 'expired'],
  new: ['paid', 'assembling', 'cancelled'],
  paid: ['assembling', 'cancelled'],
  assembling: ['ready', 'in-delivery', 'cancelled'],
  ready: ['completed', 'in-delivery', 'cancelled'],
  'in-delivery': ['completed', 'ready', 'cancelled'],
  completed: ['refunded'],
  cancelled: ['refunded'],
  expired: ['paid', 'refunded'],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** An order without a hand-over is completed as soon as it is paid. */
const NEXT_STATES_ELECTRONIC: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  paid: ['completed', 'cancelled'],
};

/** Whether an order with this delivery may go from one state to another. */
export function canMove(from: OrderStatus, to: OrderStatus, delivery: DeliveryKind): boolean {
  const usual: readonly OrderStatus[] = NEXT_STATES[from];
  return (DELIVERY[delivery].isShipped ? usual : (NEXT_STATES_ELECTRONIC[from] ?? usual)).includes(to);
}

const IN_WORK: readonly OrderStatus[] = ['assembling', 'ready', 'in-delivery'];

/** Whether the workshop may have worked on the pieces of an order that was not handed over. */
export function wasInWork(status: OrderStatus): boolean {
  return IN_WORK.includes(status);
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
