import type { Context } from '#src/platform/context.ts';
import type { StillIf } from '#src/platform/messages/outbox.ts';
import type { OrderEvent } from './events/order-event.ts';
import type { ReadOrder } from './order-for-messages.ts';

/** Order statuses in which a message about an event is still true; an event that is not listed stays true. */
export const TRUE_IN: Readonly<Partial<Record<OrderEvent | 'points-earned', StillIf['statuses']>>> = {
  'invoice-reminder': ['awaiting-payment'],
  'part-received': ['awaiting-payment'],
  'parts-reminder': ['awaiting-payment'],
  'order-ready': ['ready'],
  'order-not-delivered': ['ready'],
  'order-waiting': ['ready'],
  'order-kept-longer': ['ready'],
  'order-new-day': ['awaiting-payment', 'new', 'paid', 'assembling', 'ready'],
  'order-details-changed': ['awaiting-payment', 'new', 'paid', 'assembling', 'ready', 'in-delivery'],
  'order-at-point': ['in-delivery'],
  'order-handed-over': ['completed'],
  // For an order in several payments, earlier parts may already have been refunded.
  'order-expired': ['expired', 'refunded'],
  'points-earned': ['completed'],
};

/** Whether an order has moved on since a message about it was written; the message must not be sent then. */
export async function hasMovedOn(
  ctx: Context,
  readOrder: ReadOrder,
  stillIf: StillIf | undefined,
): Promise<boolean> {
  if (stillIf === undefined) return false;
  const order = await readOrder(ctx, stillIf.orderId);
  if (order === null || !stillIf.statuses.includes(order.status)) return true;
  const { storeUntil } = stillIf;
  return storeUntil !== undefined && order.storeUntil?.toISOString() !== storeUntil;
}
