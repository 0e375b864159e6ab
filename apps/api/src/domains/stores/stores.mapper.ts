import type { City } from '@yahont/contracts/locations/locations.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { openState } from '@yahont/values/dates/city-time.ts';
import type { stores } from './stores.tables.ts';

export type StoreRow = typeof stores.$inferSelect;

export function toStore(row: StoreRow, city: City, now: Date): Store {
  const { isOpen, text } = openState(row.hours, now, city.timezone);
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
    hoursText: row.hoursText,
    isOpenNow: isOpen,
    openText: text,
    services: row.services,
  };
}
