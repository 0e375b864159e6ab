import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages, OrderToWork } from '../../order-for-messages.ts';
import type { ReceiverEvent } from '../order-event.ts';
import type { OrderText, OrderWriter } from '../order-text.ts';

type Place = (order: OrderForMessages) => Pick<OrderText, 'whenAndWhere'>;
type Words = (order: OrderForMessages) => string;

/** What an SMS to somebody else who receives an order says of it. */
export type ReceiverWords = { news: string; before: string; place: string; after: string };

/** All that messages say differently by the kind of delivery. */
export type KindWords = {
  /** How and when a new order comes: in a letter, shorter in an SMS, and once its day is over. */
  comes: Words;
  comesShort: Words;
  late: Words;
  /** When and where it comes, after the news in the subject. */
  comingAt: Place;
  /** When and where a ready order is handed over. */
  readyAt: Place;
  handOver: (order: With<OrderForMessages>) => string;
  readySms: (order: With<OrderForMessages>) => OrderText['sms'];
  onItsWay: OrderWriter;
  /** It was on its way and came back. */
  notDelivered: OrderWriter;
  /** It was not paid in time. */
  lapse: string;
  /** The parcel waits at a place of its carrier; null: it is only on its way there. */
  arrived: OrderWriter | null;
  /** What somebody else who receives the order learns of, by its new status. */
  receiverSteps: Partial<Record<OrderStatus, ReceiverEvent>>;
  /** The same, while it is on its way. */
  receiverComing: (order: OrderForMessages) => ReceiverWords;
  /** For the operators: how it reaches the buyer and when, and what to do. */
  work: (order: OrderToWork) => { way: string; task: string };
};

export const PIECES_LAPSED = 'Оплата не поступила вовремя, и украшения вернулись в каталог.';
export const TO_CARRIER = 'соберите заказ и передайте посылку службе доставки, чтобы она успела к этому дню.';
