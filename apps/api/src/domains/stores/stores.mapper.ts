import type { City } from '@yahont/contracts/locations.ts';
import type { Store } from '@yahont/contracts/stores.ts';
import { closesAt } from '@yahont/values/city-time.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { stores } from './stores.tables.ts';

export type StoreRow = typeof stores.$inferSelect;

export function toStore(row: StoreRow, city: City, now: Date): Store {
  const closing = closesAt(row.hours, now, city.timezone);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    cityId: row.cityId,
    cityName: city.name,
    address: row.address,
    metro: row.metro,
    phone: row.phone,
    lat: row.lat,
    lon: row.lon,
    hours: row.hours,
    hoursText: row.hoursText,
    isOpenNow: closing !== null,
    closesAt: closing === null ? null : `до${NBSP}${closing}`,
    services: row.services,
  };
}
