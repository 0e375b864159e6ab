import type { City } from '@yahont/contracts/locations/locations.ts';
import type { DeliveryZone } from '@yahont/contracts/delivery/tariffs.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { acceptedOn } from './accepted-on.ts';

/**
 * Whether the route of a visit on this day is already planned: that happens on the evening before, when
 * orders of its zone are sent. A past day has no route.
 */
export function isRouted(
  day: IsoDate,
  { city, zone, now }: { city: City; zone: Pick<DeliveryZone, 'orderBefore'>; now: Date },
): boolean {
  return day >= cityDate(now, city.timezone) && day <= acceptedOn(now, city, zone.orderBefore);
}
