import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { messagesOf, type AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import { buyerOf } from '../buyer-of.ts';
import type { ReadOrder } from '../order-for-messages.ts';
import type { ReadRefund } from '../refund-for-messages.ts';
import { ORDER_EVENTS } from '../events/families/order-events.ts';

/**
 * Messages to the buyer about one refund, without earlier ones. None when the order or its buyer is gone, and none about
 * a gift that its receiver exchanged.
 */
export async function announceRefund(
  ctx: Context,
  { orderId, refundId, sent, isSurplus = false, endsOrder = false }: PayloadOf<'refund-sent'>,
  { readOrder, readRefund, ...deps }: { readOrder: ReadOrder; readRefund: ReadRefund } & AnnounceDeps,
): Promise<OutboxMessage[]> {
  const order = await readOrder(ctx, orderId);
  const receiver = order && (await buyerOf(ctx, order, deps));
  const refund = receiver && (await readRefund(ctx, refundId));
  if (!order || !receiver || !refund || order.ofGift === true || refund.ofGift) return [];
  const data = { ...order, sent: kopecks(sent), refund, publicUrl: deps.publicUrl };
  return messagesOf(eventOf({ isSurplus, endsOrder }), data, {
    receiver,
    subject: `refund-${refundId}`,
    now: ctx.now(),
  });
}

function eventOf({ isSurplus, endsOrder }: { isSurplus: boolean; endsOrder: boolean }) {
  if (isSurplus) return ORDER_EVENTS['surplus-sent'];
  return ORDER_EVENTS[endsOrder ? 'order-money-returned' : 'refund-sent'];
}
