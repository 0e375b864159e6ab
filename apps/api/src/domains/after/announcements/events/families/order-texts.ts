import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, sumKopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { uncapitalise } from '@yahont/values/text/typography.ts';
import { worksText } from '@yahont/values/works.ts';
import { linkTo } from '#src/domains/messages/notifications/index.ts';
import type { With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { moneyBack } from './money-texts.ts';
import type { OrderText } from '../order-text.ts';
import { CALLS, hoursOf } from './calls.ts';
import { codeWords, keptWords, lastDay, passportWords, place } from './store-words.ts';

export type OrderEvent =
  | 'order-placed'
  | 'invoice-issued'
  | 'invoice-reminder'
  | 'part-received'
  | 'parts-reminder'
  | 'order-paid'
  | 'order-ready'
  | 'order-waiting'
  | 'order-kept-longer'
  | 'order-not-delivered'
  | 'order-new-day'
  | 'order-at-point'
  | 'order-on-its-way'
  | 'order-handed-over'
  | 'order-cancelled'
  | 'order-expired';

export function orderPage({ id }: Pick<OrderForMessages, 'id'>): string {
  return `/personal/order/${id}/`;
}

/** «1 бонус», «2 бонуса», «5 бонусов». */
export const POINTS = ['бонус', 'бонуса', 'бонусов'] as const;

type Writer = (order: With<OrderForMessages>) => OrderText;

export const ORDER_TEXTS: Readonly<Record<OrderEvent, Writer>> = {
  'order-placed': (order) => ({
    news: `Заказ № ${order.number} принят`,
    ...comingAt(order),
    next: sentences(paymentWithMeans(order), workshop(order), deliveryOf(order, DELIVERIES)),
    sms: { before: sentences(payment(order), deliveryOf(order, SHORT_DELIVERIES)) },
  }),
  'invoice-issued': (order) => ({
    news: `Счёт на заказ № ${order.number}`,
    whenAndWhere: `${formatRoubles(order.due)}${untilDay(order)}`,
    next: sentences(
      `Заказ принят, украшения отложены. Переведите ${formatRoubles(order.due)} по реквизитам счёта${untilDay(order)}.`,
      'Номер заказа уже стоит в назначении платежа: оставьте его, и мы узнаем перевод сразу. Как только деньги придут, напишем.',
    ),
    sms: { before: `Переведите ${formatRoubles(order.due)}${untilDay(order)}. Счёт на странице заказа.` },
  }),
  'invoice-reminder': (order) => ({
    news: `Заказ № ${order.number} ждёт оплаты`,
    whenAndWhere: `${formatRoubles(order.due)}${untilDay(order)}`,
    next: `Перевод по счёту на ${formatRoubles(order.due)} ждём${untilDay(order)}. Если деньги уже отправлены, ничего делать не нужно: банки везут их до одного рабочего дня. Потом украшения вернутся в каталог.`,
    sms: { before: `Ждём перевод по счёту${untilDay(order)}. Если он отправлен, ничего делать не нужно.` },
  }),
  'part-received': (order) => ({
    news: `Часть оплаты заказа № ${order.number} пришла`,
    whenAndWhere: `${uncapitalise(leftWords(order))}${untilMoment(order)}`,
    next: sentences(
      soFar(order),
      `Остаток ждём${untilMoment(order)}, до тех пор украшения отложены для вас.`,
      'Если передумаете или остаток не придёт, вернём всё, что вы заплатили, тем же путём.',
    ),
    sms: { before: `${leftWords(order)} ждём${untilMoment(order)}.` },
    action: 'Оплатить остаток',
  }),
  'parts-reminder': (order) => ({
    news: `Заказ № ${order.number} ждёт остаток`,
    whenAndWhere: `${uncapitalise(leftWords(order))}${untilMoment(order)}`,
    next: sentences(
      soFar(order),
      `Остаток ждём${untilMoment(order)}. Потом украшения вернутся в каталог, а всё, что вы заплатили, вернём тем же путём.`,
    ),
    sms: { before: `${leftWords(order)} ждём${untilMoment(order)}, потом вернём заплаченное.` },
    action: 'Оплатить остаток',
  }),
  'order-paid': (order) => ({
    news: `Заказ № ${order.number} оплачен`,
    ...comingAt(order),
    next: sentences(thanks(order), workshop(order), deliveryOf(order, DELIVERIES)),
    sms: { before: sentences(shortThanks(order), deliveryOf(order, SHORT_DELIVERIES)) },
  }),
  'order-ready': (order) => ({
    news: `Заказ № ${order.number} готов`,
    ...READY_AT[order.deliveryKind](order),
    next: HAND_OVERS[order.deliveryKind](order),
    sms: READY_SMS[order.deliveryKind](order),
  }),
  'order-waiting': (order) => ({
    news: `Заказ № ${order.number} ждёт вас`,
    whenAndWhere: inStore(order),
    next: sentences(
      `${place(order)}.`,
      `${keptWords(order)}${passportWords(order)}`,
      'Если не успеваете, позвоните нам: продлим хранение или отменим заказ.',
    ),
    sms: { before: '', place: place(order), after: `. ${keptWords(order)}${codeWords(order)}`.trimEnd() },
  }),
  'order-kept-longer': (order) => ({
    news: `Заказ № ${order.number} подождёт дольше`,
    whenAndWhere: inStore(order),
    next: sentences(
      'Мы продлили хранение.',
      `${keptWords(order)}Ждём вас: ${place(order)}. ${passportWords(order)}`,
    ),
    sms: { before: keptWords(order), place: place(order), after: `. ${codeWords(order)}`.trimEnd() },
  }),
  'order-not-delivered': (order) => NOT_DELIVERED[order.deliveryKind](order),
  'order-new-day': (order) => ({
    news: `Новый день доставки заказа № ${order.number}`,
    whenAndWhere: `${dayOf(order)}${hoursOf(order)}`,
    next: `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}: ${order.deliveryAddress}. Если так неудобно, позвоните нам.`,
    sms: { before: `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}. Если неудобно, позвоните нам.` },
  }),
  'order-at-point': (order) => ({
    news: `Заказ № ${order.number} ждёт вас`,
    whenAndWhere: order.deliveryAddress,
    next: sentences(
      `Он в пункте выдачи: ${order.deliveryAddress}.`,
      order.isPaid ? '' : payment(order),
      passportWords(order),
    ),
    sms: { before: 'Пункт выдачи: ', place: order.deliveryAddress, after: `. ${passportWords(order)}` },
  }),
  'order-on-its-way': (order) => ON_ITS_WAY[order.deliveryKind](order),
  'order-handed-over': (order) => ({
    news: `Заказ № ${order.number} у вас`,
    next: sentences(
      `Спасибо, что выбрали нас. ${keepTags(order)} ${order.company === null ? 'Чек и документы' : 'Документы'} ждут на странице заказа.`,
      order.pointsEarned > 0 ? `Начислили ${countOf(order.pointsEarned, POINTS)}: они уже на карте.` : '',
    ),
    sms: { before: '' },
  }),
  'order-cancelled': (order) => ({
    news: `Заказ № ${order.number} отменён`,
    next: moneyBack(order),
    sms: { before: moneyBack(order) },
  }),
  'order-expired': (order) => ({
    news: `Заказ № ${order.number} снят с брони`,
    next: lapse(order),
    sms: { before: lapse(order) },
  }),
};

/** What the tag is kept for: the rule of returns says which pieces the buyer may change their mind about. */
function keepTags({ kept: { pieces, because } }: OrderForMessages): string {
  const keep = 'Сохраните бирку с УИН и пломбу';
  if (pieces === 'none') return `${keep}: они понадобятся, если захотите вернуть украшение.`;
  if (pieces === 'some')
    return `${keep}: они понадобятся, если захотите вернуть украшение. То, что сделано для вас, примем, только если в нём брак.`;
  return because.includes('company')
    ? `${keep}: заказ оформлен на компанию, вернуть украшение можно, только если в нём брак.`
    : `${keep}: украшение сделано для вас, вернуть его можно, только если в нём брак.`;
}

function byCourier(order: OrderForMessages): OrderText {
  return {
    news: `Курьер везёт заказ № ${order.number}`,
    ...(order.isDayPast === true ? {} : { whenAndWhere: `${dayOf(order)}${hoursOf(order)}` }),
    next: sentences(
      sentence(comesOn(order, 'Приедет')),
      `Адрес: ${order.deliveryAddress}.`,
      order.isPaid ? '' : paymentWithMeans(order),
      visit(order),
    ),
    sms: {
      before: sentences(order.isPaid ? '' : `К оплате ${dueWithMeans(order)}.`, `${arrives(order)}: `),
      place: order.deliveryAddress,
      after: '.',
    },
  };
}

/** A fitting is promised only where it was promised with the order. */
function visit(order: OrderForMessages): string {
  const { fittingMinutes, receiver } = order;
  const passport = receiver === null ? '' : ` ${passportWords(order)}`;
  if (fittingMinutes === null) return `Курьер ${CALLS.long(order)}.${passport}`;
  const minutes = countOf(fittingMinutes, ['минуту', 'минуты', 'минут']);
  return `Курьер ${CALLS.long(order)} и подождёт ${minutes}${receiver === null ? ', пока вы примеряете' : ' на примерку'}: если не подойдёт, он заберёт украшение обратно.${passport}`;
}

const WE_CALL = 'Свяжемся с вами и договоримся';

function nobodyMet(order: With<OrderForMessages>): OrderText {
  const news = `Заказ № ${order.number}: курьер никого не застал`;
  const came = `Он приезжал по адресу: ${order.deliveryAddress}.`;
  if (!order.canMoveVisit)
    return {
      news,
      next: `${came} ${WE_CALL} о новом дне.`,
      sms: { before: `${WE_CALL} о новом дне.` },
    };
  return {
    news,
    next: `${came} Выберите новый день и время на странице заказа: звонка можно не ждать.`,
    sms: { before: '', after: `Новый день: ${linkTo(order, orderPage(order))}` },
    action: 'Выбрать новый день',
  };
}

function toPoint(order: OrderForMessages): OrderText {
  return {
    news: `Заказ № ${order.number} в пути`,
    whenAndWhere: `${dayOf(order)}, ${order.deliveryAddress}`,
    next: `Везём его в пункт выдачи, ждём к ${dayOf(order)}: ${order.deliveryAddress}. ${passportWords(order)}`,
    sms: { before: `Будет в пункте выдачи ${dayOf(order)}: `, place: order.deliveryAddress, after: '.' },
  };
}

/** « до 27 ноября включительно»: the last day on which a transfer is waited for. */
function untilDay({ payBy }: OrderForMessages): string {
  return payBy === null ? '' : ` до ${formatDayMonth(payBy)} включительно`;
}

function sentence(words: string): string {
  return words === '' ? '' : `${words}.`;
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** What is done before the order is sent, and how long it takes: «В мастерской закрепим камень — 3 рабочих дня.» */
function workshop({ works }: OrderForMessages): string {
  return works.length === 0 ? '' : `В мастерской ${worksText(works)}.`;
}

/** What came is named as it was sent: in how many transfers, and what of it is too much. */
function thanks(order: OrderForMessages): string {
  const { due, received = null } = order;
  if (received === null || received.transfers.length === 0) return shortThanks(order);
  const { transfers, surplus } = received;
  const all = formatRoubles(sumKopecks(transfers));
  const parts =
    transfers.length === 1
      ? `Получили ${all}, спасибо!`
      : `Получили ${all}, спасибо! Переводы: ${transfers.map((one) => formatRoubles(one)).join(', ')}.`;
  if (surplus <= 0) return parts;
  return `${parts} Заказ стоит ${formatRoubles(due)}, лишние ${formatRoubles(surplus)} вернём на счёт, с которого вы платили.`;
}

function shortThanks({ due, received = null }: OrderForMessages): string {
  if (received !== null && received.surplus > 0)
    return `Пришло ${formatRoubles(sumKopecks(received.transfers))}, лишние ${formatRoubles(received.surplus)} вернём.`;
  return due > 0 ? `Получили ${formatRoubles(due)}, спасибо!` : 'Спасибо!';
}

/** The same where there is room to say how: a letter. */
function paymentWithMeans(order: OrderForMessages): string {
  if (order.isPaid || order.cardOnReceipt !== true) return payment(order);
  return `К оплате при получении ${dueWithMeans(order)}.`;
}

/** «12 000 ₽», and «, картой или наличными» where both are taken. */
function dueWithMeans({ due, cardOnReceipt }: OrderForMessages): string {
  return `${formatRoubles(due)}${cardOnReceipt === true ? ', картой или наличными' : ''}`;
}

function payment(order: OrderForMessages): string {
  if (order.isPaid) return 'Заказ оплачен.';
  return `К оплате при получении ${formatRoubles(order.due)}.`;
}

type Deliveries = Record<DeliveryKind, (order: OrderForMessages) => string>;

/** How and when the order comes. A day that is over is not named: the shop agrees on another one. */
function deliveryOf(order: OrderForMessages, deliveries: Deliveries): string {
  const texts = order.isDayPast === true ? LATE_DELIVERIES : deliveries;
  return texts[order.deliveryKind](order);
}

const DELIVERIES: Deliveries = {
  courier: (order) => `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}: ${order.deliveryAddress}.`,
  express: (order) => `Курьер привезёт его сегодня${hoursOf(order)}: ${order.deliveryAddress}.`,
  pickup: (order) => `Напишем, когда заказ можно забрать; ждём к ${dayOf(order)}: ${place(order)}.`,
  point: (order) => `Ждём вас с ${dayOf(order)} в пункте выдачи: ${order.deliveryAddress}.`,
  electronic: () => 'Как дойдёт подарок, видно на странице заказа; там же его можно распечатать.',
};

const LATE_DELIVERIES: Deliveries = {
  courier: () => `${WE_CALL} о дне доставки.`,
  express: () => `${WE_CALL} о дне доставки.`,
  pickup: () => 'Напишем, когда заказ можно забрать.',
  point: () => 'Напишем, когда заказ будет в пункте выдачи.',
  electronic: (order) => DELIVERIES.electronic(order),
};

const SHORT_DELIVERIES: Deliveries = {
  courier: (order) => `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}.`,
  express: (order) => `Курьер привезёт его сегодня${hoursOf(order)}.`,
  pickup: (order) => `Напишем, когда можно забрать: ждём к ${dayOf(order)}.`,
  point: (order) => `Будет в пункте выдачи ${dayOf(order)}.`,
  electronic: () => 'Как дойдёт подарок, видно на странице заказа.',
};

const HAND_OVERS: Record<DeliveryKind, (order: With<OrderForMessages>) => string> = {
  courier: givenToCourier,
  express: givenToCourier,
  pickup: (order) => `Ждём вас: ${place(order)}. ${keptWords(order)}${passportWords(order)}`,
  point: ({ deliveryAddress }) => `Передаём его в пункт выдачи: ${deliveryAddress}.`,
  electronic: () => 'Его можно открыть на странице заказа.',
};

function givenToCourier(order: With<OrderForMessages>): string {
  return sentences(`Передаём его курьеру: ${order.deliveryAddress}.`, sentence(comesOn(order, 'Он приедет')));
}

const READY_SMS: Record<DeliveryKind, (order: With<OrderForMessages>) => OrderText['sms']> = {
  courier: toCourier,
  express: toCourier,
  point: (order) => ({ before: 'Передаём его в пункт выдачи: ', place: order.deliveryAddress, after: '.' }),
  pickup: (order) => ({
    before: 'Ждём вас: ',
    place: place(order),
    after: `. ${keptWords(order)}${codeWords(order)}${order.receiver === null && lastDay(order) === null ? 'Возьмите с собой' : 'Нужен'} паспорт${order.receiver === null ? '' : ' получателя'}.`,
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

const NOT_DELIVERED: Record<DeliveryKind, Writer> = {
  courier: nobodyMet,
  express: nobodyMet,
  pickup: nobodyMet,
  electronic: nobodyMet,
  point: (order) => ({
    news: `Заказ № ${order.number} вернулся к нам`,
    next: `Его не забрали из пункта выдачи: ${order.deliveryAddress}. ${WE_CALL} о том, как его передать.`,
    sms: { before: `Его не забрали из пункта выдачи. ${WE_CALL} о том, как его передать.` },
  }),
};

const LAPSES: Record<DeliveryKind, string> = {
  courier: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  express: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  pickup: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  point: 'Оплата не поступила вовремя, и украшения вернулись в каталог.',
  electronic: 'Оплата не поступила вовремя. Сертификат можно заказать снова.',
};

/** Of an order in several payments what has come goes back. */
function lapse({ deliveryKind, parts, tenders }: OrderForMessages): string {
  if (!parts || !tenders.some(({ kind }) => kind !== 'parts' && !isBalance(kind)))
    return LAPSES[deliveryKind];
  return 'Остаток не поступил вовремя, и украшения вернулись в каталог. Всё, что вы заплатили, возвращаем тем же путём.';
}

/** «Оплачено 350 000 ₽, осталось 655 800 ₽.» */
function soFar({ parts }: OrderForMessages): string {
  return parts ? `Оплачено ${formatRoubles(parts.paid)}, осталось ${formatRoubles(parts.left)}.` : '';
}

/** «Остаток 655 800 ₽» */
function leftWords({ parts }: OrderForMessages): string {
  return parts ? `Остаток ${formatRoubles(parts.left)}` : 'Остаток';
}

/** « до 30 ноября, 23:59 по Москве» */
function untilMoment({ parts }: OrderForMessages): string {
  if (!parts?.until) return '';
  const { until } = parts;
  return ` до ${formatDayMonth(cityDate(until, MOSCOW_HOURS))}, ${cityTimeOfDay(until, MOSCOW_HOURS)} по Москве`;
}

/** When and where a new order comes: «ждём к 4 декабря, Петровка, 11». Nothing for one that nobody carries or whose day is over. */
function comingAt(order: OrderForMessages): Pick<OrderText, 'whenAndWhere'> {
  if (order.isDayPast === true) return {};
  return COMING[order.deliveryKind](order);
}

const COMING: Record<DeliveryKind, (order: OrderForMessages) => Pick<OrderText, 'whenAndWhere'>> = {
  courier: arrivalDay,
  express: arrivalDay,
  pickup: (order) => ({ whenAndWhere: `ждём к ${dayOf(order)}, ${storeOf(order)}` }),
  point: (order) => ({ whenAndWhere: `с ${dayOf(order)} в пункте выдачи` }),
  electronic: () => ({}),
};

const READY_AT: Record<DeliveryKind, (order: OrderForMessages) => Pick<OrderText, 'whenAndWhere'>> = {
  courier: arrivalDay,
  express: arrivalDay,
  pickup: (order) => ({ whenAndWhere: inStore(order) }),
  point: () => ({}),
  electronic: () => ({}),
};

/** «курьер 25 ноября с 10:00 до 14:00»; nothing once that day is over. */
function arrivalDay(order: OrderForMessages): Pick<OrderText, 'whenAndWhere'> {
  return order.isDayPast === true ? {} : { whenAndWhere: `курьер ${dayOf(order)}${hoursOf(order)}` };
}

/** «Петровка, 11, код 418302, до 11 декабря» */
function inStore(order: OrderForMessages): string {
  const day = lastDay(order);
  return [
    storeOf(order),
    ...(order.pickupCode === null ? [] : [`код ${order.pickupCode}`]),
    ...(day === null ? [] : [`до ${day}`]),
  ].join(', ');
}

function storeOf({ storeName, deliveryAddress }: OrderForMessages): string {
  return storeName ?? deliveryAddress;
}

function toCourier(order: OrderForMessages): OrderText['sms'] {
  const when = comesOn(order, 'Курьер приедет');
  return { before: `${when || 'Передаём его курьеру'}: `, place: order.deliveryAddress, after: '.' };
}

/** For an SMS: «Позвонит и приедет 25 ноября с 10:00 до 14:00». */
export function arrives(order: OrderForMessages): string {
  const when = comesOn(order, order.noCalls ? 'Приедет' : 'Позвонит и приедет');
  if (when === '') return CALLS.short(order);
  return order.noCalls ? `${when} без звонка` : when;
}

/** «Приедет 25 ноября с 10:00 до 14:00»; empty once that day is over. */
function comesOn(order: OrderForMessages, verb: string): string {
  return order.isDayPast === true ? '' : `${verb} ${dayOf(order)}${hoursOf(order)}`;
}

export function dayOf({ deliveryDate }: OrderForMessages): string {
  return formatDayMonth(deliveryDate);
}
