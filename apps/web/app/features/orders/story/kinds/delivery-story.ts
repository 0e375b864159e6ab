import type { Order, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { ParcelWay, WayStep } from '@yahont/contracts/orders/parcel-way.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

/** The delivery of an order of one kind. */
export type WayOf<Kind extends DeliveryKind> = Extract<Order['delivery'], { kind: Kind }>;

export type Step = { title: string; statuses: readonly OrderStatus[]; planned: string };

/** What the sentence about an order says differently by the kind of delivery. */
export type SentenceWords = {
  waits: string;
  handOver: string;
  arrives: string;
  ready: string;
  /** It was on its way and came back. */
  failed: string;
  onItsWay: string;
  completed: string;
};

/** A row of the terms of an order; `note` is below its text. */
export type Term = { name: string; text: string; note?: string };

/** All that the account says of one delivery, by its kind. */
export type DeliveryStory = {
  /** What its events are called in the history. */
  history: Readonly<Record<'ready' | 'onItsWay' | 'completed' | 'notDelivered', string>>;
  /** Sentences about an order whose day is over, and that has not come; '' where there is no day. */
  lateText: string;
  /** The same in a few words, where a day would be. */
  lateDay: string;
  /** @param day in words; `today` in the city's calendar */
  sentence: (day: string, today: string) => SentenceWords;
  /** The steps after it was accepted and paid. `isOver`: the day is not promised any more, and `text` says so. */
  steps: (assembled: Step, day: { text: string; isOver: boolean }) => Step[];
  /** What the buyer has to know of the hand-over. */
  handOver: (order: Pick<Order, 'number' | 'noCalls' | 'receiver'>) => string;
  /** Place and time in one row, `day` in words or null for one that is over; null where nothing is handed over. */
  brief: ((day: string | null) => Brief) | null;
  /**
   * The rows about the delivery.
   * @param day null: it never came
   * @param isMissed its day is over, or it was on its way and came back
   */
  terms: (state: { day: string | null; isMissed: boolean; isDone: boolean }) => Term[];
};

/** Where an order waits, or when it comes. */
export type Brief = { name: string; note: string } & ({ place: string } | { when: string });

/** What the page of a parcel says to anybody who has its number. */
export type ParcelWords = {
  plan: readonly WayStep[];
  completed: string;
  failed: string;
  /** Collected, with the last day on which it is kept, if there is one; null: it is said when it comes. */
  ready: ((way: ParcelWay, today: string) => string) | null;
  /** On its way and before, with the day in words and the hours of a courier. */
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

/** The row of the day; none for an order that never came. */
export function dayTerm(name: string, day: string | null, hours = ''): Term[] {
  return day === null ? [] : [{ name, text: day + hours }];
}

export function trackTerm(trackNumber: string | null): Term[] {
  return trackNumber === null ? [] : [{ name: 'Номер отправления', text: trackNumber }];
}
