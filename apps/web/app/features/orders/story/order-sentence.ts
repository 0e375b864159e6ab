import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { hoursText } from '#app/lib/hours-text.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Facts = Pick<OrderSummary, 'status' | 'isPaid' | 'delivery'>;

type Pickup = Extract<OrderSummary['delivery'], { kind: 'pickup' }>;

/** What happens to an order now and what comes next, as a sentence; `today` in the city's calendar. */
export function orderSentence({ status, isPaid, delivery }: Facts, today: string): string {
  const day = formatDeliveryDate(delivery.date, today);
  const words = byKind(delivery, {
    courier: ({ hours }) => courierWords(hours === null ? day : `${day}, ${hoursText(hours)}`),
    express: ({ by }) => courierWords(`${day}, до ${by}`),
    pickup: (at) => pickupWords(at, day),
    point: ({ address }) => pointWords(address, day),
    electronic: () => ELECTRONIC,
  });
  switch (status) {
    case 'awaiting-payment':
      return nbsp(words.waits);
    case 'new':
      return nbsp(`Заказ принят${words.handOver}`);
    case 'paid':
      return nbsp(`Заказ оплачен${words.handOver}`);
    case 'assembling':
      return nbsp(`Проверяем пробу и закрепку, упаковываем: ${words.arrives}`);
    case 'ready':
      return nbsp(words.ready);
    case 'in-delivery':
      return nbsp(`Заказ в пути: ${words.onItsWay}`);
    case 'completed':
      return nbsp(words.completed);
    case 'cancelled':
      return nbsp(
        isPaid ? 'Отменён, деньги вот-вот отправим: банк зачислит их в течение десяти дней' : 'Отменён',
      );
    case 'expired':
      return nbsp('Снят с брони: оплата не пришла вовремя');
    case 'refunded':
      return nbsp('Отменён, деньги отправлены: банк зачислит их в течение десяти дней');
  }
}

/** What a sentence says differently by the kind of delivery. */
type Words = {
  waits: string;
  handOver: string;
  arrives: string;
  ready: string;
  onItsWay: string;
  completed: string;
};

const GOODS_WAIT = 'Ждём оплату: украшения пока за вами';

const ELECTRONIC: Words = {
  waits: 'Ждём оплату: сразу после неё выпустим сертификат',
  handOver: ', выпускаем сертификат',
  arrives: 'сертификат скоро будет готов',
  ready: 'Сертификат готов',
  onItsWay: 'сертификат скоро придёт',
  completed: 'Оплачен, сертификат выпущен',
};

function courierWords(day: string): Words {
  const handOver = `, курьер приедет ${day}`;
  return {
    waits: GOODS_WAIT,
    handOver,
    arrives: `курьер приедет ${day}`,
    ready: `Заказ собран${handOver}`,
    onItsWay: `курьер приедет ${day} и подождёт, пока вы примеряете`,
    completed: 'Получен от курьера',
  };
}

function pointWords(address: string, day: string): Words {
  const handOver = `, будет ждать вас ${day} в пункте выдачи`;
  return {
    waits: GOODS_WAIT,
    handOver: `${handOver}: ${address}`,
    arrives: `${day} заказ будет в пункте выдачи`,
    ready: `Заказ собран${handOver}`,
    onItsWay: `${day} он будет в пункте выдачи: ${address}`,
    completed: 'Получен в пункте выдачи',
  };
}

function pickupWords(delivery: Pickup, day: string): Words {
  return {
    waits: GOODS_WAIT,
    handOver: ` и будет ждать вас ${day}: ${placeName(delivery)}`,
    arrives: `${day} всё будет в салоне`,
    ready: `Заказ ждёт вас: ${placeName(delivery)}. Возьмите с собой паспорт`,
    onItsWay: `${day} всё будет в салоне`,
    completed: 'Получен в салоне',
  };
}

/** «К оплате при получении», «оплачено»: the line under the sum. */
export function paidText({
  status,
  isPaid,
  canPay,
}: Pick<OrderSummary, 'status' | 'isPaid' | 'canPay'>): string {
  if (status === 'refunded') return 'деньги отправлены';
  if (isPaid) return 'оплачено';
  if (canPay || status === 'awaiting-payment') return 'ждёт оплаты';
  if (status === 'cancelled' || status === 'expired') return 'не\u00A0оплачено';
  return 'при\u00A0получении';
}

const FINISHED = new Set(['completed', 'cancelled', 'expired', 'refunded']);

/** Whether the order will not change any more. */
export function isFinished({ status }: Pick<OrderSummary, 'status'>): boolean {
  return FINISHED.has(status);
}

/** «20 ноября»: the date of a time, in the calendar of a city `offsetHours` ahead of UTC. */
export function dayOf(moment: string, offsetHours: number): string {
  return formatDayMonth(localTime(moment, offsetHours).slice(0, 10));
}

/** «20 ноября, 12:40». */
export function dayAndTimeOf(moment: string, offsetHours: number): string {
  return `${dayOf(moment, offsetHours)}, ${localTime(moment, offsetHours).slice(11, 16)}`;
}

function localTime(moment: string, offsetHours: number): string {
  return new Date(Date.parse(moment) + offsetHours * 3_600_000).toISOString();
}

function placeName(delivery: Pickup): string {
  return delivery.name === '' ? delivery.address : delivery.name;
}
