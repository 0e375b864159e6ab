import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayNear, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { backNote, backSentence } from './back-words.ts';
import type { SentenceWords } from './kinds/delivery-story.ts';
import { storyOf } from './kinds/kinds.ts';
import { plannedDay, waitsInStore } from './planned-day.ts';

type SentenceInput = Pick<OrderSummary, 'status' | 'delivery' | 'tenders' | 'lastNote' | 'wasHandedOver'>;

type Delivery = OrderSummary['delivery'];

/** A sentence about the current state of an order and what comes next; `today` in the city's calendar. */
export function orderSentence(order: SentenceInput, today: string): string {
  const { status, delivery, lastNote } = order;
  const words = wordsOf(delivery, today);
  switch (status) {
    case 'awaiting-payment':
      return nbsp(exchangeWaits(order) ?? words.waits);
    case 'new':
      return nbsp(`Заказ принят${words.handOver}`);
    case 'paid':
      return nbsp(`Заказ оплачен${words.handOver}`);
    case 'assembling':
      return nbsp(`Проверяем пробу и закрепку, упаковываем${words.arrives}`);
    case 'ready':
      return nbsp(lastNote === 'delivery-failed' ? words.failed : words.ready);
    case 'in-delivery':
      return nbsp(`Заказ в пути${words.onItsWay}`);
    case 'completed':
      return nbsp(words.completed);
    case 'cancelled':
    case 'refunded':
      return nbsp(backSentence(order));
    case 'expired':
      return nbsp('Снят с брони: оплата не пришла вовремя');
  }
}

/** For an order paid by an exchange: whether it waits for the check or for the difference. */
function exchangeWaits({ tenders }: Pick<OrderSummary, 'tenders'>): string | null {
  const exchange = tenders.find(({ kind }) => kind === 'exchange');
  if (!exchange) return null;
  return exchange.state === 'pending'
    ? 'Отложен для обмена: соберём, как только проверим прежнее изделие'
    : 'Прежнее изделие приняли: осталось доплатить разницу';
}

/**
 * The delivery's texts before its day, or once that day is over. A delivery that nobody hands over has no
 * day.
 */
function wordsOf(delivery: Delivery, today: string): SentenceWords {
  const story = storyOf(delivery);
  const day = plannedDay(delivery, today);
  const isLate = day === null && DELIVERY[delivery.kind].isShipped;
  return isLate ? lateWords(delivery, today) : story.sentence(day ?? '', today);
}

/** The texts once the order's day is over: no step promises that day. Past events keep their texts. */
function lateWords(delivery: Delivery, today: string): SentenceWords {
  const { lateText, sentence } = storyOf(delivery);
  const late = `. ${lateText}`;
  const { waits, ready, failed, completed } = sentence('', today);
  return {
    waits,
    failed,
    completed,
    handOver: late,
    arrives: late,
    onItsWay: late,
    ready: waitsInStore({ status: 'ready', delivery }) ? ready : `Заказ собран${late}`,
  };
}

/** «К оплате при получении», «оплачено»: the line under the sum. */
export function paidText({
  status,
  isPaid,
  canPay,
  tenders,
}: Pick<OrderSummary, 'status' | 'isPaid' | 'canPay' | 'tenders'>): string {
  const back = status === 'refunded' || status === 'cancelled' ? backNote({ status, tenders }) : '';
  if (back !== '') return back;
  if (isPaid) return 'оплачено';
  if (tenders.some(({ kind, state }) => kind === 'exchange' && state === 'pending')) return 'ждёт обмена';
  if (canPay || status === 'awaiting-payment') return 'ждёт оплаты';
  if (status === 'cancelled' || status === 'expired') return 'не\u00A0оплачено';
  return 'при\u00A0получении';
}

const FINISHED = new Set(['completed', 'cancelled', 'expired', 'refunded']);

/** Whether the order will not change any more. */
export function isFinished({ status }: Pick<OrderSummary, 'status'>): boolean {
  return FINISHED.has(status);
}

const CALLED_OFF = new Set(['cancelled', 'expired', 'refunded']);

/** Whether the order was cancelled, expired or returned in full. */
export function isCalledOff({ status }: Pick<OrderSummary, 'status'>): boolean {
  return CALLED_OFF.has(status);
}

/** A city's calendar: its UTC offset, hours, and its day. */
export type CityClock = { offsetHours: number; today: IsoDate };

/** «20 ноября», in another year «20 ноября 2025»: the date of a moment in a city's calendar. */
export function dayOf(moment: string, { offsetHours, today }: CityClock): string {
  return formatDayNear(cityDate(new Date(moment), offsetHours), today);
}

/** «20 ноября, 12:40». */
export function dayAndTimeOf(moment: string, clock: CityClock): string {
  return `${dayOf(moment, clock)}, ${cityTimeOfDay(new Date(moment), clock.offsetHours)}`;
}
