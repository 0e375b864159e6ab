import type { DeliveryZone } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { hoursOn, nextOpenDate, toMinutes } from '@yahont/values/dates/opening-hours.ts';
import { acceptedOn } from './accepted-on.ts';
import { workDoneOn } from './workshop.ts';

/** Time that a store needs to find and pack the goods. */
const PREPARE_MINUTES = 60;

export type PickupPlace = {
  store: Pick<Store, 'hours' | 'specialDays'>;
  /** The store's city. */
  city: City;
  /** Whether all goods are already in this store. */
  isInStore: boolean;
  /**
   * Transfer terms of the city's zone: days for a transfer from elsewhere, and until when an order is
   * sent the same day.
   */
  transfer: Pick<DeliveryZone, 'days' | 'orderBefore'>;
  /** Working days that the workshop needs first; it is not in a store, so its pieces must be transferred. */
  workDays?: number;
  /** Days before the pieces can be sent, because they are in other cities. */
  awayDays?: number;
};

/**
 * The day on which an order can be collected, in the calendar of the store's city: today if the store is open for
 * another hour, otherwise its next opening day; goods from elsewhere and from the workshop need the transfer first.
 */
export function datePickup(
  { store, city, isInStore, transfer, workDays = 0, awayDays = 0 }: PickupPlace,
  now: Date,
): IsoDate {
  if (isInStore && workDays === 0) {
    const today = cityDate(now, city.timezone);
    return hasTimeToday(store, city, now) ? today : nextOpenDay(store, addDays(today, 1));
  }
  const arrived = addDays(acceptedOn(now, city, transfer.orderBefore), awayDays);
  return nextOpenDay(store, addDays(workDoneOn(arrived, workDays), transfer.days));
}

function hasTimeToday(store: PickupPlace['store'], city: City, now: Date): boolean {
  const day = hoursOn(store, cityDate(now, city.timezone));
  if (day === null) return false;
  const closes = toMinutes(day.to) > toMinutes(day.from) ? toMinutes(day.to) : 24 * 60;
  return toMinutes(cityTimeOfDay(now, city.timezone)) + PREPARE_MINUTES <= closes;
}

/** A store that never opens shows the computed day. */
function nextOpenDay(store: PickupPlace['store'], from: IsoDate): IsoDate {
  return nextOpenDate(store, from) ?? from;
}
