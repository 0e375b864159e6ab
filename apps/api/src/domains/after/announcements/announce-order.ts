import { OrderStatus, type OrderNote } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { Context } from '#src/platform/context.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import {
  messagesOf,
  type AnnounceDeps,
  type Receiver,
  type AnyEvent,
} from '#src/domains/messages/notifications/index.ts';
import { buyerOf } from './buyer-of.ts';
import { KINDS } from './events/kinds/kinds.ts';
import type { OrderEvent, ReceiverEvent } from './events/order-event.ts';
import type { OrderForMessages, ReadOrder } from './order-for-messages.ts';
import { TRUE_IN } from './still-holds.ts';
import { ORDER_EVENTS } from './events/families/order-events.ts';
import { POINTS_EVENTS } from './events/families/points-events.ts';
import { RECEIVER_EVENTS } from './events/families/receiver-events.ts';

/**
 * Statuses that the buyer is notified of; other statuses are only shown on the site, and `refunded` is
 * announced with its refund.
 */
const EVENTS: Partial<Record<OrderStatus, OrderEvent>> = {
  new: 'order-placed',
  paid: 'order-paid',
  ready: 'order-ready',
  'in-delivery': 'order-on-its-way',
  completed: 'order-handed-over',
  cancelled: 'order-cancelled',
  expired: 'order-expired',
};

type Step = {
  orderId: number;
  status: string;
  /** When the order was moved; none for a new one. */ at?: string;
  /** How the order came to its status. */ note?: OrderNote;
};
type Deps = { readOrder: ReadOrder } & AnnounceDeps;

/**
 * Messages about a new status of the order. To the buyer: an SMS, an e-mail when the order has an
 * address, and a notice of the browsers that the account chose. To another receiver, when there is
 * something for them to do: an SMS, unless the order is a surprise. None when the status is not
 * announced or the order does not exist.
 */
export async function announceOrder(
  ctx: Context,
  { orderId, status, at, note }: Step,
  deps: Deps,
): Promise<OutboxMessage[]> {
  const step = OrderStatus.safeParse(status);
  // The e-mail about the return states the outcome of its exchange.
  if (!step.success || note === 'exchanged' || note === 'exchange-dropped') return [];
  const order = await deps.readOrder(ctx, orderId);
  if (!order) return [];
  const subject = `order-${orderId}:${at ?? 'new'}`;
  const event = eventOf(step.data, order, note);
  const forReceiver = KINDS[order.deliveryKind].receiverSteps[step.data];
  const hasPoints = step.data === 'completed' && order.pointsEarned > 0;
  return [
    ...(event === undefined ? [] : await messagesAbout(ctx, deps, { order, event, forReceiver, subject })),
    ...(hasPoints ? await messagesAbout(ctx, deps, { order, event: 'points-earned', subject }) : []),
  ];
}

/**
 * Announces once that the parcel of an order waits at its point. No message when the order is no longer
 * on its way there.
 */
export async function announceArrival(
  ctx: Context,
  { orderId }: { orderId: number },
  deps: Deps,
): Promise<OutboxMessage[]> {
  const order = await deps.readOrder(ctx, orderId);
  if (order?.status !== 'in-delivery' || KINDS[order.deliveryKind].arrived === null) return [];
  return messagesAbout(ctx, deps, {
    order,
    event: 'order-at-point',
    forReceiver: 'receiver-order-ready',
    subject: `order-${orderId}:at-point`,
  });
}

/** About the money of an order: an invoice or the rest of several payments is due, or a part has arrived. */
type Unpaid = {
  event: 'invoice-reminder' | 'parts-reminder' | 'part-received';
  orderId: number;
  subject: string;
};

/** Announces the amount still due. No message when the order no longer waits for money. */
export async function announceUnpaid(
  ctx: Context,
  { event, orderId, subject }: Unpaid,
  deps: Deps,
): Promise<OutboxMessage[]> {
  const order = await deps.readOrder(ctx, orderId);
  if (order?.status !== 'awaiting-payment') return [];
  return messagesAbout(ctx, deps, { order, event, subject: `order-${orderId}:${subject}` });
}

/**
 * Announces the courier's new day. No message when the order is with the courier already, or nobody
 * will deliver it.
 */
export async function announceVisit(
  ctx: Context,
  { orderId, at }: { orderId: number; at: string },
  deps: Deps,
): Promise<OutboxMessage[]> {
  const order = await deps.readOrder(ctx, orderId);
  if (!order || TRUE_IN['order-new-day']?.includes(order.status) !== true) return [];
  return messagesAbout(ctx, deps, {
    order,
    event: 'order-new-day',
    forReceiver: 'receiver-new-day',
    subject: `order-${orderId}:visit:${at}`,
  });
}

/**
 * Announces what staff changed: at the phone of now and, so that nobody takes an order over unseen, at
 * the former one.
 */
export async function announceChange(
  ctx: Context,
  { orderId, at, formerPhone }: { orderId: number; at: string; formerPhone?: string },
  deps: Deps,
): Promise<OutboxMessage[]> {
  const order = await deps.readOrder(ctx, orderId);
  if (!order || TRUE_IN['order-details-changed']?.includes(order.status) !== true) return [];
  const about = { order, event: 'order-details-changed', subject: `order-${orderId}:changed:${at}` } as const;
  const own = await messagesAbout(ctx, deps, about);
  if (formerPhone === undefined || order.ofGift) return own;
  const former = { ...order, contact: { ...order.contact, phone: formerPhone, email: '' }, receiver: null };
  const toFormer = await messagesAbout(
    ctx,
    { ...deps, hasPush: async () => false },
    { ...about, order: former },
  );
  return [...own, ...toFormer];
}

/** About an order kept in its store until a moment: a reminder, or a longer term. */
type Stored = {
  event: 'order-waiting' | 'order-kept-longer';
  orderId: number;
  storeUntil: string;
  subject: string;
};

/**
 * Announces until when an order is kept in its store. No message when it was collected or cancelled, or
 * is now kept until another day.
 */
export async function announceStorage(
  ctx: Context,
  { event, orderId, storeUntil, subject }: Stored,
  deps: Deps,
): Promise<OutboxMessage[]> {
  const order = await deps.readOrder(ctx, orderId);
  if (order?.status !== 'ready' || order.storeUntil?.toISOString() !== storeUntil) return [];
  return messagesAbout(ctx, deps, {
    order,
    event,
    forReceiver: 'receiver-order-ready',
    subject: `order-${orderId}:${subject}`,
    storeUntil,
  });
}

/** What is announced to the buyer of an order. */
const BUYER_EVENTS: Readonly<Record<OrderEvent | 'points-earned', AnyEvent<OrderForMessages>>> = {
  ...ORDER_EVENTS,
  'points-earned': POINTS_EVENTS['points-earned'],
};

type About = {
  order: OrderForMessages;
  event: OrderEvent | 'points-earned';
  /** For another person who receives the order. */
  forReceiver?: ReceiverEvent | undefined;
  subject: string;
  /** The message states that the order is kept until then. */
  storeUntil?: string;
};

async function messagesAbout(
  ctx: Context,
  deps: Deps,
  { order, event, forReceiver, subject, storeUntil }: About,
): Promise<OutboxMessage[]> {
  const isOfGift = order.ofGift === true;
  const receiver = isOfGift ? receiverOfGift(order, deps) : await buyerOf(ctx, order, deps);
  if (receiver === null) return [];
  const isDayPast = order.deliveryDate < cityDate(ctx.now(), receiver.offsetHours);
  const keptUntil = order.storeUntil && cityDate(order.storeUntil, receiver.offsetHours);
  const data = { ...order, isDayPast, keptUntil, publicUrl: deps.publicUrl };
  const statuses = TRUE_IN[event];
  const stillIf = statuses && {
    orderId: order.id,
    statuses,
    ...(storeUntil === undefined ? {} : { storeUntil }),
  };
  const announced = { subject, now: ctx.now(), stillIf };
  const messagesTo = (to: Receiver) =>
    forReceiver === undefined
      ? []
      : messagesOf(RECEIVER_EVENTS[forReceiver], data, { receiver: to, ...announced });
  if (isOfGift) return messagesTo(receiver);
  const own = withInvoice(event, order.id, messagesOf(BUYER_EVENTS[event], data, { receiver, ...announced }));
  const other = otherReceiver(order, receiver);
  return other === null ? own : [...own, ...messagesTo(other)];
}

/** Who exchanges a present; the buyer, who may have been erased, hears nothing of it. */
function receiverOfGift(
  { receiver, cityId }: OrderForMessages,
  { offsetOfCity }: Pick<Deps, 'offsetOfCity'>,
): Receiver | null {
  if (receiver === null || receiver.phone === '') return null;
  return { phone: receiver.phone, email: '', accountId: null, offsetHours: offsetOfCity(cityId) };
}

/** The e-mails that ask for a transfer carry the invoice as a file. */
function withInvoice(event: About['event'], orderId: number, messages: OutboxMessage[]): OutboxMessage[] {
  if (event !== 'invoice-issued' && event !== 'invoice-reminder') return messages;
  return messages.map((message) =>
    message.topic === 'send-mail'
      ? { ...message, payload: { ...message.payload, files: [{ kind: 'invoice' as const, orderId }] } }
      : message,
  );
}

/** The receiver, if they get messages too; null if the buyer receives the order, or if it is a surprise. */
function otherReceiver({ receiver }: OrderForMessages, buyer: Receiver): Receiver | null {
  if (receiver === null || receiver.isSurprise || receiver.phone === buyer.phone) return null;
  return { ...buyer, phone: receiver.phone, email: '', accountId: null };
}

/** An electronic order is handed over as soon as it is paid: one message says both. */
function eventOf(
  status: OrderStatus,
  { deliveryKind, paymentKind }: OrderForMessages,
  note: OrderNote | undefined,
): OrderEvent | undefined {
  if (status === 'ready' && note === 'delivery-failed' && DELIVERY[deliveryKind].isBrought)
    return 'order-not-delivered';
  if (status === 'awaiting-payment' && paymentKind === 'invoice') return 'invoice-issued';
  return status === 'completed' && !DELIVERY[deliveryKind].isShipped ? undefined : EVENTS[status];
}
