import type { OrderForMessages } from '../../order-for-messages.ts';
import { dayOf, payment, sentences, WE_CALL } from '../families/order-words.ts';
import { passportWords } from '../families/store-words.ts';
import type { OrderText } from '../order-text.ts';
import { PIECES_LAPSED, TO_CARRIER, type KindWords } from './kind-words.ts';

export const point: KindWords = {
  comes: (order) => `Ждём вас с ${dayOf(order)} в пункте выдачи: ${order.deliveryAddress}.`,
  comesShort: (order) => `Будет в пункте выдачи ${dayOf(order)}.`,
  late: () => 'Напишем, когда заказ будет в пункте выдачи.',
  comingAt: (order) => ({ whenAndWhere: `с ${dayOf(order)} в пункте выдачи` }),
  readyAt: () => ({}),
  handOver: ({ deliveryAddress }) => `Передаём его в пункт выдачи: ${deliveryAddress}.`,
  readySms: (order) => ({
    before: 'Передаём его в пункт выдачи: ',
    place: order.deliveryAddress,
    after: '.',
  }),
  onItsWay: toPoint,
  notDelivered: (order) => ({
    news: `Заказ № ${order.number} вернулся к нам`,
    next: `Его не забрали из пункта выдачи: ${order.deliveryAddress}. ${WE_CALL} о том, как его передать.`,
    sms: { before: `Его не забрали из пункта выдачи. ${WE_CALL} о том, как его передать.` },
  }),
  lapse: PIECES_LAPSED,
  arrived: arrivedAtPoint,
  receiverSteps: { 'in-delivery': 'receiver-order-coming' },
  receiverComing: (order) => ({
    news: 'в пути',
    before: `Будет в пункте выдачи ${dayOf(order)}: `,
    place: order.deliveryAddress,
    after: '. Нужен паспорт.',
  }),
  work: (order) => ({
    way: `Пункт выдачи службы доставки, ${order.cityName}: ${dayOf(order)}.`,
    task: TO_CARRIER,
  }),
};

function toPoint(order: OrderForMessages): OrderText {
  return {
    news: `Заказ № ${order.number} в пути`,
    whenAndWhere: `${dayOf(order)}, ${order.deliveryAddress}`,
    next: `Везём его в пункт выдачи, ждём к ${dayOf(order)}: ${order.deliveryAddress}. ${passportWords(order)}`,
    sms: { before: `Будет в пункте выдачи ${dayOf(order)}: `, place: order.deliveryAddress, after: '.' },
  };
}

export function arrivedAtPoint(order: OrderForMessages): OrderText {
  return {
    news: `Заказ № ${order.number} ждёт вас`,
    whenAndWhere: order.deliveryAddress,
    next: sentences(
      `Он в пункте выдачи: ${order.deliveryAddress}.`,
      order.isPaid ? '' : payment(order),
      passportWords(order),
    ),
    sms: { before: 'Пункт выдачи: ', place: order.deliveryAddress, after: `. ${passportWords(order)}` },
  };
}
