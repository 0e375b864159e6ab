import {
  isRest,
  type DeliveryZone,
  type ExpressTariff,
  type Tariffs,
} from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { distanceFromWarehouseKm } from './distance.ts';

/** Cached by table and city: every quote asks for several zones, always the same ones. */
const found = new WeakMap<Tariffs['zones'], WeakMap<City, DeliveryZone>>();

/**
 * The zone of a city: the one that names it, otherwise the nearest ring around the warehouse, otherwise
 * the rest of the country.
 */
export function zoneOf({ zones }: Pick<Tariffs, 'zones'>, city: City): DeliveryZone {
  const known = found.get(zones) ?? new WeakMap<City, DeliveryZone>();
  const zone = known.get(city) ?? findZone(zones, city);
  known.set(city, zone);
  found.set(zones, known);
  return zone;
}

function findZone(zones: Tariffs['zones'], city: City): DeliveryZone {
  const named = zones.find(({ cities }) => cities.includes(city.locationNameTranslit));
  if (named) return named;
  const distance = distanceFromWarehouseKm(city);
  const ring = zones
    .filter(({ withinKm }) => withinKm !== null && distance <= withinKm)
    .toSorted((a, b) => (a.withinKm ?? 0) - (b.withinKm ?? 0))[0];
  const zone = ring ?? zones.find(isRest);
  if (!zone) throw new Error('a table of tariffs without a zone for the rest of the country');
  return zone;
}

/** The zone in which a visit counts, according to these tariffs; otherwise the zone of its city. */
export function zoneOfVisit(
  tariffs: Pick<Tariffs, 'zones'>,
  { deliveryZone }: { deliveryZone: string | null },
  city: City,
): DeliveryZone {
  return tariffs.zones.find(({ code }) => code === deliveryZone) ?? zoneOf(tariffs, city);
}

/** Express in a city; undefined where there is none. */
export function expressIn({ express }: Pick<Tariffs, 'express'>, city: City): ExpressTariff | undefined {
  return express.find((one) => one.city === city.locationNameTranslit);
}
