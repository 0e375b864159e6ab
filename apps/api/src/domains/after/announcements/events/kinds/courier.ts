import { hoursOf } from '../families/calls.ts';
import { dayOf } from '../families/order-words.ts';
import { BY_COURIER } from './by-courier.ts';
import { TO_CARRIER, type KindWords } from './kind-words.ts';

export const courier: KindWords = {
  ...BY_COURIER,
  comes: (order) => `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}: ${order.deliveryAddress}.`,
  comesShort: (order) => `Курьер привезёт его ${dayOf(order)}${hoursOf(order)}.`,
  work: (order) =>
    order.carrier === null
      ? {
          way: `Курьер, ${order.cityName}: ${dayOf(order)}${hoursOf(order)}.`,
          task: 'соберите заказ к этому дню и передайте курьеру.',
        }
      : { way: `Курьер службы доставки, ${order.cityName}: ${dayOf(order)}.`, task: TO_CARRIER },
};
