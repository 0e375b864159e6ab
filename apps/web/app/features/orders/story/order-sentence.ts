import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth, formatDayNear } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { backNote, backSentence } from './back-words.ts';
import { lateText, plannedDay, waitsInStore } from './planned-day.ts';

type Facts = Pick<OrderSummary, 'status' | 'delivery' | 'tenders' | 'lastNote' | 'wasHandedOver'>;

type Delivery = OrderSummary['delivery'];
type Pickup = Extract<Delivery, { kind: 'pickup' }>;

/** What happens to an order now and what comes next, as a sentence; `today` in the city's calendar. */
export function orderSentence(order: Facts, today: string): string {
  const { status, delivery, lastNote } = order;
  const day = plannedDay(delivery, today);
  const words = day === null ? lateWordsOf(delivery, today) : wordsOf(delivery, { day, today });
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

/** Of an order that an exchange pays: whether it waits for the check or for the difference. */
function exchangeWaits({ tenders }: Pick<OrderSummary, 'tenders'>): string | null {
  const exchange = tenders.find(({ kind }) => kind === 'exchange');
  if (!exchange) return null;
  return exchange.state === 'pending'
    ? 'Отложен для обмена: соберём, как только проверим прежнее изделие'
    : 'Прежнее изделие приняли: осталось доплатить разницу';
}

/** What a sentence says differently by the kind of delivery, and by whether its day is still to come. */
type Words = {
  waits: string;
  handOver: string;
  arrives: string;
  ready: string;
  /** It was on its way and came back. */
  failed: string;
  onItsWay: string;
  completed: string;
};

const GOODS_WAIT = 'Ждём оплату: украшения пока за вами';

/** One certificate or several. */
const ELECTRONIC: Words = {
  waits: 'Ждём оплату: сразу после неё подарок будет готов',
  handOver: ', готовим подарок',
  arrives: ': подарок скоро будет готов',
  ready: 'Подарок готов',
  failed: 'Подарок готов',
  onItsWay: ': подарок скоро придёт',
  completed: 'Оплачен, подарок готов',
};

/** An electronic order is of no day. */
function lateWordsOf(delivery: Delivery, today: string): Words {
  const late = (way: Delivery) => lateWords(way, today);
  return byKind(delivery, {
    courier: late,
    express: late,
    pickup: late,
    point: late,
    electronic: () => ELECTRONIC,
  });
}

/** The day in words, and today's in the city's calendar. */
type Days = { day: string; today: string };

function wordsOf(delivery: Delivery, { day, today }: Days): Words {
  return byKind(delivery, {
    courier: ({ hours, ...way }) => courierWords(way, hours === null ? day : `${day}, ${hoursText(hours)}`),
    express: ({ by, ...way }) => courierWords(way, `${day}, до ${by}`),
    pickup: (at) => pickupWords(at, { day, today }),
    point: ({ address }) => pointWords(address, day),
    electronic: () => ELECTRONIC,
  });
}

/** The day of the order is over: no step promises it. What happened already is said as ever. */
function lateWords(delivery: Delivery, today: string): Words {
  const late = `. ${lateText(delivery)}`;
  const { waits, ready, failed, completed } = wordsOf(delivery, { day: '', today });
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

function courierWords(
  { address, fittingMinutes }: { address: string; fittingMinutes: number | null },
  day: string,
): Words {
  const arrives = `: курьер приедет ${day}`;
  const handOver = `, курьер приедет ${day}`;
  return {
    waits: GOODS_WAIT,
    handOver,
    arrives,
    ready: `Заказ собран${handOver}`,
    failed: `Курьер никого не застал: ${address}. Свяжемся с вами и договоримся о новом дне`,
    onItsWay: `${arrives}${fittingMinutes === null ? '' : ' и подождёт, пока вы примеряете'}`,
    completed: 'Получен от курьера',
  };
}

function pointWords(address: string, day: string): Words {
  const handOver = `, будет ждать вас ${day} в пункте выдачи`;
  return {
    waits: GOODS_WAIT,
    handOver: `${handOver}: ${address}`,
    arrives: `: ${day} заказ будет в пункте выдачи`,
    ready: `Заказ собран${handOver}`,
    failed: `Заказ не забрали из пункта выдачи: ${address}. Свяжемся с вами и договоримся, как его передать`,
    onItsWay: `: ${day} он будет в пункте выдачи: ${address}`,
    completed: 'Получен в пункте выдачи',
  };
}

function pickupWords(delivery: Pickup, { day, today }: Days): Words {
  const { keptUntil } = delivery;
  const kept = keptUntil === null ? '' : `. ${keptText(keptUntil, today)}`;
  const ready = `Заказ ждёт вас: ${placeName(delivery)}. Возьмите с собой паспорт${kept}`;
  return {
    waits: GOODS_WAIT,
    handOver: ` и будет ждать вас ${day}: ${placeName(delivery)}`,
    arrives: `: ${day} всё будет в салоне`,
    ready,
    failed: ready,
    onItsWay: `: ${day} всё будет в салоне`,
    completed: 'Получен в салоне',
  };
}

/** «Храним до 11 декабря»; what to do once that day is over. */
function keptText(keptUntil: IsoDate, today: string): string {
  const day = formatDayMonth(keptUntil);
  return today <= keptUntil
    ? `Храним до ${day}`
    : `Срок хранения вышел ${day}: позвоните нам, чтобы его продлить`;
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

/** Whether the order came to nothing: it was cancelled, nobody paid for it, or all of it went back. */
export function isCalledOff({ status }: Pick<OrderSummary, 'status'>): boolean {
  return CALLED_OFF.has(status);
}

/** A city's calendar: its UTC offset, hours, and its day. */
export type CityClock = { offsetHours: number; today: IsoDate };

/** «20 ноября», of another year «20 ноября 2025»: the date of a time in the calendar of a city. */
export function dayOf(moment: string, { offsetHours, today }: CityClock): string {
  return formatDayNear(cityDate(new Date(moment), offsetHours), today);
}

/** «20 ноября, 12:40». */
export function dayAndTimeOf(moment: string, clock: CityClock): string {
  return `${dayOf(moment, clock)}, ${cityTimeOfDay(new Date(moment), clock.offsetHours)}`;
}

function placeName(delivery: Pickup): string {
  return delivery.name === '' ? delivery.address : delivery.name;
}
