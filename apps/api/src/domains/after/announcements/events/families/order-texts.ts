import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, sumKopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { uncapitalise } from '@yahont/values/text/typography.ts';
import { worksText } from '@yahont/values/works.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { moneyBack } from './money-texts.ts';
import type { OrderText, OrderWriter } from '../order-text.ts';
import type { OrderEvent } from '../order-event.ts';
import { KINDS } from '../kinds/kinds.ts';
import { arrivedAtPoint } from '../kinds/point.ts';
import { hoursOf } from './calls.ts';
import { dayOf, inStore, payment, paymentWithMeans, sentences } from './order-words.ts';
import { codeWords, keptWords, passportWords, place } from './store-words.ts';

/** «1 бонус», «2 бонуса», «5 бонусов». */
export const POINTS = ['бонус', 'бонуса', 'бонусов'] as const;

export const ORDER_TEXTS: Readonly<Record<OrderEvent, OrderWriter>> = {
  'order-placed': (order) => ({
    news: `Заказ № ${order.number} принят`,
    ...comingAt(order),
    next: sentences(paymentWithMeans(order), workshop(order), deliveryOf(order, 'comes')),
    sms: { before: sentences(payment(order), deliveryOf(order, 'comesShort')) },
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
    next: sentences(thanks(order), workshop(order), deliveryOf(order, 'comes')),
    sms: { before: sentences(shortThanks(order), deliveryOf(order, 'comesShort')) },
  }),
  'order-ready': (order) => ({
    news: `Заказ № ${order.number} готов`,
    ...KINDS[order.deliveryKind].readyAt(order),
    next: KINDS[order.deliveryKind].handOver(order),
    sms: KINDS[order.deliveryKind].readySms(order),
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
  'order-not-delivered': (order) => KINDS[order.deliveryKind].notDelivered(order),
  'order-new-day': (order) => ({
    news: `Новый день доставки заказа № ${order.number}`,
    whenAndWhere: `${dayOf(order)}${hoursOf(order)}`,
    next: `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}: ${order.deliveryAddress}. Если так неудобно, позвоните нам.`,
    sms: { before: `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}. Если неудобно, позвоните нам.` },
  }),
  'order-details-changed': (order) => ({
    news: `Заказ № ${order.number} изменён`,
    ...comingAt(order),
    next: sentences(
      deliveryOf(order, 'comes'),
      order.isPaid ? '' : `К оплате ${formatRoubles(order.due)}.`,
      'Изменили его по вашей просьбе. Если вы не просили, сразу позвоните нам.',
    ),
    sms: { before: sentences(deliveryOf(order, 'comesShort'), 'Если вы не просили, позвоните нам.') },
  }),
  'order-at-point': (order) => (KINDS[order.deliveryKind].arrived ?? arrivedAtPoint)(order),
  'order-on-its-way': (order) => KINDS[order.deliveryKind].onItsWay(order),
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

/** Why to keep the tag: the rules of returns say which pieces can be returned. */
function keepTags({ kept: { pieces, because } }: OrderForMessages): string {
  const keep = 'Сохраните бирку с УИН и пломбу';
  if (pieces === 'none') return `${keep}: они понадобятся, если захотите вернуть украшение.`;
  if (pieces === 'some')
    return `${keep}: они понадобятся, если захотите вернуть украшение. То, что сделано для вас, примем, только если в нём брак.`;
  return because.includes('company')
    ? `${keep}: заказ оформлен на компанию, вернуть украшение можно, только если в нём брак.`
    : `${keep}: украшение сделано для вас, вернуть его можно, только если в нём брак.`;
}

/** « до 27 ноября включительно»: the last day on which a transfer is accepted. */
function untilDay({ payBy }: OrderForMessages): string {
  return payBy === null ? '' : ` до ${formatDayMonth(payBy)} включительно`;
}

/** What is done before the order is sent, and how long it takes: «В мастерской закрепим камень — 3 рабочих дня.» */
function workshop({ works }: OrderForMessages): string {
  return works.length === 0 ? '' : `В мастерской ${worksText(works)}.`;
}

/** States the money received by transfer, and any surplus. */
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

/** How and when the order comes. A past day is not named: the shop agrees on another one. */
function deliveryOf(order: OrderForMessages, length: 'comes' | 'comesShort'): string {
  return KINDS[order.deliveryKind][order.isDayPast === true ? 'late' : length](order);
}

/** A cancelled order in several payments refunds what has arrived. */
function lapse({ deliveryKind, parts, tenders }: OrderForMessages): string {
  if (!parts || !tenders.some(({ kind }) => kind !== 'parts' && !isBalance(kind)))
    return KINDS[deliveryKind].lapse;
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

/**
 * When and where a new order comes: «ждём к 4 декабря, Петровка, 11». Empty for an order that is not
 * delivered or whose day has passed.
 */
function comingAt(order: OrderForMessages): Pick<OrderText, 'whenAndWhere'> {
  if (order.isDayPast === true) return {};
  return KINDS[order.deliveryKind].comingAt(order);
}
