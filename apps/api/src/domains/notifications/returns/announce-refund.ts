import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import { messagesOf } from '../announce.ts';
import type { AnnounceDeps } from '../announce-deps.ts';
import { buyerOf } from '../buyer-of.ts';
import type { ReadOrder } from '../order-for-messages.ts';

/** Messages to the buyer that money for some pieces of an order, or what was paid twice, was sent. None when the order or its buyer is gone. */
export async function announceRefund(
  ctx: Context,
  { orderId, refundId, sent, isSurplus = false }: PayloadOf<'refund-sent'>,
  { readOrder, ...deps }: { readOrder: ReadOrder } & AnnounceDeps,
): Promise<OutboxMessage[]> {
  const order = await readOrder(ctx, orderId);
  const receiver = order && (await buyerOf(ctx, order, deps));
  if (!order || !receiver) return [];
  const data = { ...order, sent: kopecks(sent), publicUrl: deps.publicUrl };
  const event = isSurplus ? 'surplus-sent' : 'refund-sent';
  return messagesOf(event, data, { receiver, subject: `refund-${refundId}`, now: ctx.now() });
}
