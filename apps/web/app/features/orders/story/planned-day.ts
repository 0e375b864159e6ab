import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';

type Delivery = OrderSummary['delivery'];

/** Whether the planned day of an order is over; both days in the city's calendar. */
export function isDayOver({ date }: Pick<Delivery, 'date'>, today: IsoDate): boolean {
  return date < today;
}

/** «завтра, 21 ноября»; null for a day that is over, because it is no longer promised. */
export function plannedDay(delivery: Pick<Delivery, 'date'>, today: IsoDate): string | null {
  return isDayOver(delivery, today) ? null : formatDeliveryDate(delivery.date, today);
}

/** Whether an order waits in a store: then it has arrived, whatever day was planned. */
export function waitsInStore({ status, delivery }: Pick<OrderSummary, 'status' | 'delivery'>): boolean {
  return status === 'ready' && DELIVERY[delivery.kind].isCollected;
}
