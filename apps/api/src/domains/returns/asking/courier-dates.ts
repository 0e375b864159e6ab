import type { City } from '@yahont/contracts/locations/locations.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryRules } from '#src/domains/delivery/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';

export type CourierDeps = {
  findCity: (cityId: number) => City | undefined;
  delivery: Pick<DeliveryRules, 'fetchDates'>;
};

/** Days on which a courier of the shop can come for pieces of an order; none where it has no couriers. */
export function courierDatesFor(
  { findCity, delivery }: CourierDeps,
  { cityId }: Pick<OrderRow, 'cityId'>,
  now: Date,
): IsoDate[] {
  const city = findCity(cityId);
  return city === undefined ? [] : delivery.fetchDates(city, now);
}
