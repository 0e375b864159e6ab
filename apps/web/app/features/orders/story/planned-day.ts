import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Delivery = OrderSummary['delivery'];

/** Whether the day on which an order was to come is over; both days in the city's calendar. */
export function isDayOver({ date }: Pick<Delivery, 'date'>, today: IsoDate): boolean {
  return date < today;
}

/** «завтра, 21 ноября»; null for a day that is over: it is not promised any more. */
export function plannedDay(delivery: Pick<Delivery, 'date'>, today: IsoDate): string | null {
  return isDayOver(delivery, today) ? null : formatDeliveryDate(delivery.date, today);
}

/** Whether an order waits in a store: then it has come, whatever day was planned. */
export function waitsInStore({ status, delivery }: Pick<OrderSummary, 'status' | 'delivery'>): boolean {
  return status === 'ready' && byKind(delivery, IS_FETCHED);
}

const IS_FETCHED = {
  courier: () => false,
  express: () => false,
  pickup: () => true,
  point: () => false,
  electronic: () => false,
};

/** Sentences about an order whose day is over, and that has not come. */
export function lateText(delivery: Delivery): string {
  return byKind(delivery, {
    courier: () => COURIER_IS_LATE,
    express: () => COURIER_IS_LATE,
    pickup: ({ name, address }) =>
      `Обещанный день прошёл. Сообщим, когда он будет в салоне: ${name || address}`,
    // It may be there already: then the message has gone out.
    point: ({ address }) => `Обещанный день прошёл. Сообщаем сразу, как он придёт в пункт выдачи: ${address}`,
    electronic: () => '',
  });
}

const COURIER_IS_LATE = 'День доставки прошёл. Свяжемся с вами и договоримся о новом';

/** The same in a few words, where a day would be. */
export function lateDay(delivery: Delivery): string {
  return nbsp(
    byKind(delivery, {
      courier: () => ANOTHER_DAY,
      express: () => ANOTHER_DAY,
      pickup: () => WE_TELL,
      point: () => WE_TELL,
      electronic: () => '',
    }),
  );
}

const ANOTHER_DAY = 'о новом дне договоримся';
const WE_TELL = 'о новом дне сообщим';
