import type { City } from '@yahont/contracts/locations/locations.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryRules } from '#src/domains/delivery/index.ts';
import type { OrderRow } from '#src/domains/orders/index.ts';

export type CourierDeps = {
  findCity: (cityId: number) => City | undefined;
  delivery: Pick<DeliveryRules, 'courierDates'>;
};

/** Days on which a courier can come for pieces of an order: those on which one could bring them. */
export function courierDatesFor(
  { findCity, delivery }: CourierDeps,
  { cityId }: Pick<OrderRow, 'cityId'>,
  now: Date,
): IsoDate[] {
  const city = findCity(cityId);
  return city === undefined ? [] : delivery.courierDates(city, now);
}
