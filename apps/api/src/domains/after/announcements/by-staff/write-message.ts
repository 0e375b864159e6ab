import type { MessageChannel } from '@yahont/contracts/office/order-work/message-limits.ts';
import {
  writeOrderMessage as contract,
  type OrderMessage,
  type OrderMessages,
} from '@yahont/contracts/office/order-work/order-messages.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { checkSeen, keepMessage, lockForStaff } from '#src/domains/buying/orders/index.ts';
import {
  deferral,
  messagesOf,
  onceKey,
  type AnnounceDeps,
} from '#src/domains/messages/notifications/index.ts';
import { ORDER_EVENTS } from '../events/families/order-events.ts';
import type { OrderForMessages, ReadOrder } from '../order-for-messages.ts';
import { findMessages } from './message-rows.ts';
import { messageTemplates } from './message-templates.ts';

export type MessageDeps = Pick<AnnounceDeps, 'publicUrl' | 'offsetOfCity'> & { readOrder: ReadOrder };

const EVENT = ORDER_EVENTS['order-written'];

/** What was written to the buyer of an order, and what to begin with. Throws `order-not-found`. */
export async function listMessages(
  ctx: StaffContext,
  { readOrder, offsetOfCity }: MessageDeps,
  orderId: number,
): Promise<OrderMessages> {
  await checkSeen(ctx.db, ctx, { orderId, permission: 'support.answer' });
  const order = await readOrder(ctx, orderId);
  if (order === null) throw notFound('order');
  return {
    items: await findMessages(ctx.db, { orderId, now: ctx.now() }),
    channels: (['sms', 'mail'] as const).filter((channel) => addressOf(order, channel) !== ''),
    templates: messageTemplates(order, offsetOfCity(order.cityId)),
  };
}

type Written = { orderId: number; key: string; channel: MessageChannel; text: string };

/**
 * Writes to the buyer of an order; not in the quiet hours of their city. The log keeps that it was
 * written, not the text. Throws `order-not-found` and `nowhere-to-write`.
 */
export async function writeMessage(
  ctx: StaffContext,
  deps: MessageDeps,
  { orderId, key, channel, text }: Written,
): Promise<OrderMessage> {
  const { staffId } = ctx.caller;
  const [at, subject] = [ctx.now(), `order-${orderId}:written:${key}`];
  await ctx.db.transaction(async (tx) => {
    const { storeId } = await lockForStaff(tx, ctx, { orderId, permission: 'support.answer' });
    const order = await deps.readOrder({ ...ctx, db: tx }, orderId);
    const to = order === null ? '' : addressOf(order, channel);
    if (order === null || to === '') throw refuse(contract.refusals, 'nowhere-to-write', {});
    const offsetHours = deps.offsetOfCity(order.cityId);
    const messageId = await keepMessage(tx, {
      orderId,
      staffId,
      key,
      channel,
      text,
      at,
      once: onceKey(EVENT, subject, to),
      heldUntil: deferral(EVENT, at, offsetHours).notBefore ?? null,
    });
    // The same key again: it is on its way already.
    if (messageId === undefined) return;
    const receiver = {
      phone: channel === 'sms' ? to : '',
      email: channel === 'mail' ? to : '',
      accountId: null,
      offsetHours,
    };
    const about = { id: order.id, number: order.number, text, publicUrl: deps.publicUrl };
    await enqueue(tx, ...messagesOf(EVENT, about, { receiver, subject, now: at }));
    await audit(tx, ctx, {
      action: 'orders.message',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { message: messageId, channel },
    });
  });
  const [message] = await findMessages(ctx.db, { orderId, now: at, key });
  if (message === undefined) throw new Error(`message of order ${orderId} is lost`);
  return message;
}

/** Empty: the buyer cannot be reached there. Of the exchange of a present the buyer does not know. */
function addressOf({ contact, ofGift }: OrderForMessages, channel: MessageChannel): string {
  if (ofGift) return '';
  return channel === 'sms' ? contact.phone : contact.email;
}
