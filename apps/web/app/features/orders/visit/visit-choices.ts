import type { Order, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import type { OrderVisits } from '@yahont/contracts/orders/visits.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';

/** A day and the beginning of its hours; '' when couriers come at any time of the day. */
export type VisitChoice = { date: string; interval: string };

type Offered = Pick<OrderVisits, 'dates' | 'intervals'>;
export type OfferedHours = OrderVisits['intervals'][number] & {
  /** `current`: the hours of the visit to move. */
  state: 'free' | 'taken' | 'current';
};

/** When the courier is expected; null for an order without a courier's visit on a chosen day. */
export function currentVisit(delivery: Order['delivery']): VisitChoice | null {
  return 'hours' in delivery ? { date: delivery.date, interval: delivery.hours?.from ?? '' } : null;
}

/** «в субботу, 28 ноября, с 14:00 до 18:00»: when the courier is expected. */
export function visitText(delivery: Order['delivery'], today: string): string {
  const day = formatDeliveryDate(delivery.date, today);
  const hours = 'hours' in delivery ? delivery.hours : null;
  return hours === null ? day : `${day}, ${hoursText(hours)}`;
}

/** Whether the day of an order is over, or the courier found nobody: a new day must be agreed on. */
export function needsNewDay(
  { status, delivery, lastNote }: Pick<OrderSummary, 'status' | 'delivery' | 'lastNote'>,
  today: string,
): boolean {
  if (status === 'in-delivery') return false;
  return delivery.date < today || (status === 'ready' && lastNote === 'delivery-failed');
}

/** The hours of a day, in their original order. */
export function hoursOn(offered: Offered, current: VisitChoice, date: string): OfferedHours[] {
  return offered.intervals.map((hours) => {
    const isCurrent = date === current.date && hours.from === current.interval;
    const otherwise = hours.takenOn.includes(date) ? 'taken' : 'free';
    return { ...hours, state: isCurrent ? 'current' : otherwise };
  });
}

/** The days that offer a visit other than the current one. */
export function daysToMove(offered: Offered, current: VisitChoice): string[] {
  const { dates, intervals } = offered;
  if (intervals.length === 0) return dates.filter((date) => date !== current.date);
  return dates.filter((date) => firstFree(offered, current, date) !== undefined);
}

/** The same hours on another day when they are free, otherwise its first free ones. */
export function hoursFor(offered: Offered, current: VisitChoice, date: string, wish: string): string {
  const isFree = hoursOn(offered, current, date).some(({ from, state }) => from === wish && state === 'free');
  return isFree ? wish : (firstFree(offered, current, date)?.from ?? '');
}

function firstFree(offered: Offered, current: VisitChoice, date: string): OfferedHours | undefined {
  return hoursOn(offered, current, date).find(({ state }) => state === 'free');
}
