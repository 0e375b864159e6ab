import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages, OrderToWork } from '../../order-for-messages.ts';
import type { ReceiverEvent } from '../order-event.ts';
import type { OrderText, OrderWriter } from '../order-text.ts';

type Place = (order: OrderForMessages) => Pick<OrderText, 'whenAndWhere'>;
type Template = (order: OrderForMessages) => string;

/** How an SMS to another receiver names the order. */
export type ReceiverWords = { news: string; before: string; place: string; after: string };

/** All texts that differ by the kind of delivery. */
export type KindWords = {
  /** How and when a new order comes: for an e-mail, shorter for an SMS, and for a day that has passed. */
  comes: Template;
  comesShort: Template;
  late: Template;
  /** When and where the order comes, after the news in the subject. */
  comingAt: Place;
  /** When and where a ready order is handed over. */
  readyAt: Place;
  handOver: (order: With<OrderForMessages>) => string;
  readySms: (order: With<OrderForMessages>) => OrderText['sms'];
  onItsWay: OrderWriter;
  /** The order was on its way and came back. */
  notDelivered: OrderWriter;
  /** The order was not paid in time. */
  lapse: string;
  /** The parcel waits at a place of its carrier; null: it is only on its way there. */
  arrived: OrderWriter | null;
  /** What another receiver of the order is notified of, by its new status. */
  receiverSteps: Partial<Record<OrderStatus, ReceiverEvent>>;
  /** The same while the order is on its way. */
  receiverComing: (order: OrderForMessages) => ReceiverWords;
  /** For the operators: how it reaches the buyer and when, and what to do. */
  work: (order: OrderToWork) => { way: string; task: string };
};

export const PIECES_LAPSED = 'Оплата не поступила вовремя, и украшения вернулись в каталог.';
export const TO_CARRIER = 'соберите заказ и передайте посылку службе доставки, чтобы она успела к этому дню.';
