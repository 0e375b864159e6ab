import type { Order, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { ParcelWay, WayStep } from '@yahont/contracts/orders/parcel-way.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

/** The delivery of one kind of an order. */
export type WayOf<Kind extends DeliveryKind> = Extract<Order['delivery'], { kind: Kind }>;

export type Step = { title: string; statuses: readonly OrderStatus[]; planned: string };

/** The parts of an order's sentence that depend on the kind of delivery. */
export type SentenceWords = {
  waits: string;
  handOver: string;
  arrives: string;
  ready: string;
  /** The order was on its way and came back. */
  failed: string;
  onItsWay: string;
  completed: string;
};

/** A row of the terms of an order; `note` is below its text. */
export type Term = { name: string; text: string; note?: string };

/** All texts of the account about one delivery, by its kind. */
export type DeliveryStory = {
  /** Names of its events in the history. */
  history: Readonly<Record<'ready' | 'onItsWay' | 'completed' | 'notDelivered', string>>;
  /** Text about an overdue order that has not arrived; '' when there is no day. */
  lateText: string;
  /** The same in a few words, shown in place of a day. */
  lateDay: string;
  /** @param day in words; `today` in the city's calendar */
  sentence: (day: string, today: string) => SentenceWords;
  /**
   * The steps after the order was accepted and paid. `isOver`: the day is no longer promised, and `text` says
   * so.
   */
  steps: (assembled: Step, day: { text: string; isOver: boolean }) => Step[];
  /** What the buyer must know about the hand-over. */
  handOver: (order: Pick<Order, 'number' | 'noCalls' | 'receiver'>) => string;
  /**
   * Place and time in one row; `day` in words, or null for one that is over. Null when nothing is handed
   * over.
   */
  brief: ((day: string | null) => Brief) | null;
  /**
   * The rows about the delivery.
   * @param day null: it never arrived
   * @param isMissed its day is over, or it was on its way and came back
   */
  terms: (state: { day: string | null; isMissed: boolean; isDone: boolean }) => Term[];
};

/** Where an order waits, or when it arrives. */
export type Brief = { name: string; note: string } & ({ place: string } | { when: string });

/** Texts of the parcel page, which is open to anyone who has the number. */
export type ParcelWords = {
  plan: readonly WayStep[];
  completed: string;
  failed: string;
  /** The parcel waits for collection, with its last day if there is one. Null: `planned` is shown instead. */
  ready: ((way: ParcelWay, today: string) => string) | null;
  /** Before delivery, with the day in words and the courier's hours. */
  planned: (day: string, hours: ParcelWay['hours']) => string;
};

export const GOODS_WAIT = 'Ждём оплату: украшения пока за вами';
export const RECEIVED: Step = { title: 'У\u00A0вас', statuses: ['completed'], planned: '' };
export const PARCEL_RECEIVED = 'Заказ получен';
export const PARCEL_CAME_BACK = 'Заказ вернулся в салон. Свяжемся с вами и договоримся о новом дне';
export const NEWS_OF_DAY = nbsp('о новом дне сообщим');

export function brought(assembled: Step, when: string): Step[] {
  return [assembled, { title: 'В\u00A0пути', statuses: ['ready', 'in-delivery'], planned: when }, RECEIVED];
}

export function fullName({ name, lastName }: { name: string; lastName: string }): string {
  return [name, lastName].filter((part) => part !== '').join(' ');
}

/** The row with the day; none for an order that never arrived. */
export function dayTerm(name: string, day: string | null, hours = ''): Term[] {
  return day === null ? [] : [{ name, text: day + hours }];
}

export function trackTerm(trackNumber: string | null): Term[] {
  return trackNumber === null ? [] : [{ name: 'Номер отправления', text: trackNumber }];
}
