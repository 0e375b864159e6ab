import { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { isPrepaid } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import type { OrderForMessages, ReadOrder } from '../order-for-messages.ts';
import { composeWorkMail } from './work-mail.ts';

export type OperatorDeps = {
  readOrder: ReadOrder;
  /** Address at which the operators receive e-mails. */
  operatorMail: string;
  nameOfCity: (cityId: number) => string;
  /** Hours of a city ahead of UTC. */
  offsetOfCity: (cityId: number) => number;
};

/** Statuses in which an order waits for somebody to start on it. */
const TO_BEGIN: readonly OrderStatus[] = ['new', 'paid'];

type Step = {
  orderId: number;
  status: string;
  /** When the order was moved; none for a new one. */ at?: string;
};

/**
 * The e-mail to the operators about an order to work on: it was paid, or is paid at the hand-over. Sent
 * once for each order. When both orders of a cart can be started as soon as they are placed, they share
 * one e-mail. None for a gift certificate, which is sent automatically, and none when work has begun or
 * the order was cancelled.
 */
export async function announceWork(
  ctx: Context,
  { orderId, status, at }: Step,
  deps: OperatorDeps,
): Promise<OutboxMessage[]> {
  const step = OrderStatus.safeParse(status);
  if (!step.success || !TO_BEGIN.includes(step.data)) return [];
  const order = await deps.readOrder(ctx, orderId);
  if (!order || !isToBegin(order)) return [];
  const other = order.companionId === null ? null : await deps.readOrder(ctx, order.companionId);
  const together =
    at === undefined && other !== null && isToBegin(other) && beganAtOnce(other) ? other : null;
  // The e-mail of the other order, written before, covers this one.
  if (together !== null && together.id < order.id) return [];
  const orders = [order, ...(together === null ? [] : [together])];
  const mail = composeWorkMail(
    orders.map((one) => ({
      ...one,
      cityName: deps.nameOfCity(one.cityId),
      isDayPast: one.deliveryDate < cityDate(ctx.now(), deps.offsetOfCity(one.cityId)),
      companion: together === null ? (other?.number ?? null) : null,
    })),
  );
  return [
    { topic: 'send-mail', payload: { to: deps.operatorMail, ...mail, once: `order-to-work-${order.id}` } },
  ];
}

function isToBegin({ status, deliveryKind }: OrderForMessages): boolean {
  return TO_BEGIN.includes(status) && DELIVERY[deliveryKind].isShipped;
}

/**
 * Whether it needed no payment when it was placed: a later payment of the other order gets its own
 * e-mail.
 */
function beganAtOnce({ paymentKind, due }: OrderForMessages): boolean {
  return due === 0 || !isPrepaid(paymentKind);
}
