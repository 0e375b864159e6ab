import type { City } from '@yahont/contracts/locations/locations.ts';
import type { CourierHours } from '@yahont/contracts/returns/returns.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import type { OrderRow } from '#src/domains/buying/orders/index.ts';

export type CourierDeps = {
  findCity: (cityId: number) => City | undefined;
  delivery: Pick<DeliveryRules, 'fetchDates' | 'fetchHours'>;
};

/** When a courier of the shop can collect pieces of an order. */
export type CourierTimes = { courierDates: IsoDate[]; courierHours: CourierHours[] };

/** No days where the shop has no couriers, and no hours where couriers come at any time of the day. */
export function courierTimesFor(
  { findCity, delivery }: CourierDeps,
  { cityId }: Pick<OrderRow, 'cityId'>,
  now: Date,
): CourierTimes {
  const city = findCity(cityId);
  if (city === undefined) return { courierDates: [], courierHours: [] };
  return { courierDates: delivery.fetchDates(city, now), courierHours: delivery.fetchHours(city, now) };
}
