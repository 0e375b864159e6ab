import { hoursOf } from '../families/calls.ts';
import { dayOf } from '../families/order-words.ts';
import { BY_COURIER } from './by-courier.ts';
import type { KindWords } from './kind-words.ts';

export const express: KindWords = {
  ...BY_COURIER,
  comes: (order) => `Курьер привезёт его сегодня${hoursOf(order)}: ${order.deliveryAddress}.`,
  comesShort: (order) => `Курьер привезёт его сегодня${hoursOf(order)}.`,
  work: (order) => ({
    way: `Курьер сегодня, ${order.cityName}: ${dayOf(order)}${hoursOf(order)}.`,
    task: 'соберите заказ сразу и отправьте курьера: покупатель ждёт в этот же день.',
  }),
};
