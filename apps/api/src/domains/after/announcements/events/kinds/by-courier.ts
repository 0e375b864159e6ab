import { countOf } from '@yahont/values/text/plural.ts';
import { linkTo, type With } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { CALLS, hoursOf } from '../families/calls.ts';
import {
  arrives,
  comesOn,
  dayOf,
  dueWithMeans,
  orderPage,
  paymentWithMeans,
  sentence,
  sentences,
  WE_CALL,
} from '../families/order-words.ts';
import { passportWords } from '../families/store-words.ts';
import type { OrderText } from '../order-text.ts';
import { PIECES_LAPSED, type KindWords, type ReceiverWords } from './kind-words.ts';

/** A courier of the shop or of a carrier, at the door. */
export const BY_COURIER = {
  late: () => `${WE_CALL} о дне доставки.`,
  comingAt: arrivalDay,
  readyAt: arrivalDay,
  handOver: givenToCourier,
  readySms: toCourier,
  onItsWay,
  notDelivered: nobodyMet,
  lapse: PIECES_LAPSED,
  arrived: null,
  receiverSteps: { 'in-delivery': 'receiver-order-coming' },
  receiverComing: comingToReceiver,
} satisfies Partial<KindWords>;

export function onItsWay(order: OrderForMessages): OrderText {
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

export function nobodyMet(order: With<OrderForMessages>): OrderText {
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

function givenToCourier(order: With<OrderForMessages>): string {
  return sentences(`Передаём его курьеру: ${order.deliveryAddress}.`, sentence(comesOn(order, 'Он приедет')));
}

/** «курьер 25 ноября с 10:00 до 14:00»; nothing once that day is over. */
function arrivalDay(order: OrderForMessages): Pick<OrderText, 'whenAndWhere'> {
  return order.isDayPast === true ? {} : { whenAndWhere: `курьер ${dayOf(order)}${hoursOf(order)}` };
}

function toCourier(order: OrderForMessages): OrderText['sms'] {
  const when = comesOn(order, 'Курьер приедет');
  return { before: `${when || 'Передаём его курьеру'}: `, place: order.deliveryAddress, after: '.' };
}

export function comingToReceiver(order: OrderForMessages): ReceiverWords {
  return {
    news: 'везёт курьер',
    before: `${arrives(order)}: `,
    place: order.deliveryAddress,
    after: '.',
  };
}
