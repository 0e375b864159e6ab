import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store, StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { openState } from '@yahont/values/dates/opening-hours.ts';
import { weekText } from '@yahont/values/dates/week-text.ts';
import { eventsToCome } from './events-to-come.ts';
import type { stores } from './stores.tables.ts';

export type StoreRow = typeof stores.$inferSelect;

export function toStore(row: StoreRow, city: City, now: Date): Store {
  const { isOpen, text } = openState(row, now, city.timezone);
  const today = cityDate(now, city.timezone);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    cityId: row.cityId,
    cityName: city.name,
    cityCode: city.locationNameTranslit,
    address: row.address,
    metro: row.metro,
    phone: row.phone,
    lat: row.lat,
    lon: row.lon,
    hours: row.hours,
    specialDays: row.specialDays
      .filter(({ date }) => date >= today)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    hoursText: weekText(row.hours),
    isOpenNow: isOpen,
    openText: text,
    services: row.services,
  };
}

export function toStoreDetails(row: StoreRow, city: City, now: Date): Omit<StoreDetails, 'inStock'> {
  return {
    ...toStore(row, city, now),
    directions: row.directions,
    facade: row.facade,
    events: eventsToCome(row.events, now, city.timezone),
  };
}
