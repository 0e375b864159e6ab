import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { amountPaidWith } from '@yahont/values/sums/tenders.ts';
import { worksText } from '@yahont/values/works.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';

export type OrderEvent =
  | 'order-placed'
  | 'invoice-issued'
  | 'invoice-reminder'
  | 'order-paid'
  | 'order-ready'
  | 'order-on-its-way'
  | 'order-handed-over'
  | 'order-cancelled'
  | 'order-expired'
  | 'order-money-returned';

export type OrderText = {
  /** Heading of the e-mail and first words of the SMS. */
  news: string;
  /** What happens next, for the e-mail. */
  next: string;
  /** The same for the SMS; `place` may be shortened. */
  sms: { before: string; place?: string; after?: string };
};

type Writer = (order: OrderForMessages) => OrderText;

export const ORDER_TEXTS: Readonly<Record<OrderEvent, Writer>> = {
  'order-placed': (order) => ({
    news: `Заказ № ${order.number} принят`,
    next: sentences(payment(order), workshop(order), DELIVERIES[order.deliveryKind](order)),
    sms: { before: sentences(payment(order), SHORT_DELIVERIES[order.deliveryKind](order)) },
  }),
  'invoice-issued': (order) => ({
    news: `Счёт на заказ № ${order.number}`,
    next: sentences(
      `Заказ принят, украшения отложены. Переведите ${formatRoubles(order.due)} по реквизитам счёта${untilDay(order)}.`,
      'Номер заказа уже стоит в назначении платежа: оставьте его, и мы узнаем перевод сразу. Как только деньги придут, напишем.',
    ),
    sms: { before: `Переведите ${formatRoubles(order.due)}${untilDay(order)}. Счёт на странице заказа.` },
  }),
  'invoice-reminder': (order) => ({
    news: `Заказ № ${order.number} ждёт оплаты`,
    next: `Перевод по счёту на ${formatRoubles(order.due)} ждём${untilDay(order)}. Если деньги уже отправлены, ничего делать не нужно: банки везут их до одного рабочего дня. Потом украшения вернутся в каталог.`,
    sms: { before: `Ждём перевод по счёту${untilDay(order)}. Если он отправлен, ничего делать не нужно.` },
  }),
  'order-paid': (order) => ({
    news: `Заказ № ${order.number} оплачен`,
    next: sentences(thanks(order), workshop(order), DELIVERIES[order.deliveryKind](order)),
    sms: { before: sentences(thanks(order), SHORT_DELIVERIES[order.deliveryKind](order)) },
  }),
  'order-ready': (order) => ({
    news: `Заказ № ${order.number} готов`,
    next: HAND_OVERS[order.deliveryKind](order),
    sms: READY_SMS[order.deliveryKind](order),
  }),
  'order-on-its-way': (order) => ON_ITS_WAY[order.deliveryKind](order),
  'order-handed-over': (order) => ({
    news: `Заказ № ${order.number} у вас`,
    next: 'Спасибо, что выбрали нас. Сохраните бирку с УИН и пломбу: они понадобятся, если захотите вернуть украшение. Чек и документы ждут на странице заказа.',
    sms: { before: '' },
  }),
  'order-cancelled': (order) => ({
    news: `Заказ № ${order.number} отменён`,
    next: moneyBack(order),
    sms: { before: moneyBack(order) },
  }),
  'order-expired': (order) => ({
    news: `Заказ № ${order.number} снят с брони`,
    next: LAPSES[order.deliveryKind],
    sms: { before: LAPSES[order.deliveryKind] },
  }),
  'order-money-returned': (order) => ({
    news: `Деньги за заказ № ${order.number} вернули`,
    next:
      order.due > 0
        ? `Отправили ${formatRoubles(order.due)} туда, откуда они пришли. Банк зачисляет их до десяти дней.`
        : 'Бонусы и сертификат снова можно потратить.',
    sms: {
      before:
        order.due > 0
          ? `Отправили ${formatRoubles(order.due)}, банк зачисляет их до десяти дней.`
          : 'Бонусы и сертификат снова можно потратить.',
    },
  }),
};

function byCourier(order: OrderForMessages): OrderText {
  return {
    news: `Курьер везёт заказ № ${order.number}`,
    next: sentences(
      `Адрес: ${order.deliveryAddress}.`,
      order.isPaid ? '' : payment(order),
      'Курьер позвонит перед приездом. Примерьте украшение при нём: если не подойдёт, он заберёт его обратно.',
    ),
    sms: {
      before: sentences(order.isPaid ? '' : payment(order), 'Позвонит перед приездом: '),
      place: order.deliveryAddress,
      after: '.',
    },
  };
}

function toPoint(order: OrderForMessages): OrderText {
  return {
    news: `Заказ № ${order.number} в пути`,
    next: `Везём его в пункт выдачи, ждём к ${dayOf(order)}: ${order.deliveryAddress}. Возьмите с собой паспорт.`,
    sms: { before: `Будет в пункте выдачи ${dayOf(order)}: `, place: order.deliveryAddress, after: '.' },
  };
}

/** « до 27 ноября включительно»: the last day on which a transfer is waited for. */
function untilDay({ payBy }: OrderForMessages): string {
  return payBy === null ? '' : ` до ${formatDayMonth(payBy)} включительно`;
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** What is done before the order is sent, and how long it takes: «В мастерской закрепим камень — 3 дня.» */
function workshop({ works }: OrderForMessages): string {
  return works.length === 0 ? '' : `В мастерской ${worksText(works)}, дни рабочие.`;
}

function thanks({ due }: OrderForMessages): string {
  return due > 0 ? `Получили ${formatRoubles(due)}, спасибо!` : 'Спасибо!';
}

function moneyBack({ isPaid, due, tenders }: OrderForMessages): string {
  const money = isPaid && due > 0 ? 'Деньги вернутся туда, откуда пришли, за десять дней.' : '';
  const bonus = amountPaidWith(tenders, 'bonus') > 0 ? 'Бонусы снова на счёте.' : '';
  const certificate = amountPaidWith(tenders, 'certificate') > 0 ? 'Сертификат снова действует.' : '';
  const back = [money, bonus, certificate].filter((text) => text !== '');
  if (isPaid && back.length > 0) return back.join(' ');
  return [...back, 'Если это ошибка, оформите его снова.'].join(' ');
}

function payment(order: OrderForMessages): string {
  if (order.isPaid) return 'Заказ оплачен.';
  return `К оплате при получении ${formatRoubles(order.due)}.`;
}

const DELIVERIES: Record<DeliveryKind, (order: OrderForMessages) => string> = {
  courier: (order) => `Курьер привезёт его ${dayOf(order)}: ${order.deliveryAddress}.`,
  express: ({ deliveryAddress }) => `Курьер привезёт его сегодня: ${deliveryAddress}.`,
  pickup: (order) => `Сообщим, когда его можно будет забрать; ждём к ${dayOf(order)}: ${place(order)}.`,
  point: (order) => `Ждём вас с ${dayOf(order)} в пункте выдачи: ${order.deliveryAddress}.`,
  electronic: () => 'Как дойдёт подарок, видно на странице заказа; там же его можно распечатать.',
};

const SHORT_DELIVERIES: Record<DeliveryKind, (order: OrderForMessages) => string> = {
  courier: (order) => `Курьер привезёт его ${dayOf(order)}.`,
  express: () => 'Курьер привезёт его сегодня.',
  pickup: (order) => `Напишем, когда можно забрать: ждём к ${dayOf(order)}.`,
  point: (order) => `Будет в пункте выдачи ${dayOf(order)}.`,
  electronic: () => 'Как дойдёт подарок, видно на странице заказа.',
};

const HAND_OVERS: Record<DeliveryKind, (order: OrderForMessages) => string> = {
  courier: ({ deliveryAddress }) => `Передаём его курьеру: ${deliveryAddress}.`,
  express: ({ deliveryAddress }) => `Передаём его курьеру: ${deliveryAddress}.`,
  pickup: (order) => `Ждём вас: ${place(order)}. ${codeWords(order)}Возьмите с собой паспорт.`,
  point: ({ deliveryAddress }) => `Передаём его в пункт выдачи: ${deliveryAddress}.`,
  electronic: () => 'Его можно открыть на странице заказа.',
};

const READY_SMS: Record<DeliveryKind, (order: OrderForMessages) => OrderText['sms']> = {
  courier: toCourier,
  express: toCourier,
  point: (order) => ({ before: 'Передаём его в пункт выдачи: ', place: order.deliveryAddress, after: '.' }),
  pickup: (order) => ({
    before: 'Ждём вас: ',
    place: place(order),
    after: `. ${codeWords(order)}Возьмите с собой паспорт.`,
  }),
  electronic: () => ({ before: 'Его можно открыть на странице заказа.' }),
};

const ON_ITS_WAY: Record<DeliveryKind, Writer> = {
  courier: byCourier,
  express: byCourier,
  pickup: byCourier,
  point: toPoint,
  electronic: byCourier,
};

const LAPSES: Record<DeliveryKind, string> = {
  courier: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  express: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  pickup: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  point: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  electronic: 'Оплата не поступила вовремя. Сертификат можно заказать снова.',
};

function toCourier({ deliveryAddress }: OrderForMessages): OrderText['sms'] {
  return { before: 'Передаём его курьеру: ', place: deliveryAddress, after: '.' };
}

function codeWords({ pickupCode }: OrderForMessages): string {
  return pickupCode === null ? '' : `Код получения ${pickupCode}. `;
}

function dayOf({ deliveryDate }: OrderForMessages): string {
  return formatDayMonth(deliveryDate);
}

function place({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName === null ? deliveryAddress : `${storeName}, ${deliveryAddress}`;
}
