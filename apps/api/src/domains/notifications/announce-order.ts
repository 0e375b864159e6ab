import { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { Context } from '#src/platform/context.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import type { ReadOrder } from './order-for-messages.ts';
import { composeOrderMail } from './order-mail.ts';
import { writeOrderTexts } from './order-texts.ts';

/**
 * Messages to the buyer about a new status of the order: an SMS, and an e-mail when the order has an address. None when
 * the status is not announced or the order does not exist.
 */
export async function announceOrder(
  ctx: Context,
  { orderId, status }: { orderId: number; status: string },
  { readOrder }: { readOrder: ReadOrder },
): Promise<OutboxMessage[]> {
  const step = OrderStatus.safeParse(status);
  const order = step.success ? await readOrder(ctx, orderId) : null;
  const texts = step.success && order ? writeOrderTexts(order, step.data) : null;
  if (!order || !texts) return [];
  const { phone, email } = order.contact;
  // The buyer was erased after the step.
  if (phone === '') return [];
  const sms: OutboxMessage = {
    topic: 'send-sms',
    payload: { to: phone, text: `Яхонт: ${texts.news.replace(/^З/, 'з')}. ${texts.next}` },
  };
  if (email === '') return [sms];
  return [sms, { topic: 'send-mail', payload: { to: email, ...composeOrderMail(order, texts) } }];
}
