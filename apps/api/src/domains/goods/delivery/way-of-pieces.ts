import type { Tariffs } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { nearPlaces } from '#src/domains/goods/stock/index.ts';
import { zoneOf } from './tariffs/zone-of.ts';

/** How many pieces lie where; the key null is the central warehouse. */
export type Places = ReadonlyMap<number | null, number>;

/** Pieces of one kind that somebody wants, and where all that can be bought lie. */
export type Wanted = { places: Places; quantity: number };

/** The stores as far as the way of pieces depends on them. */
export type StoreCities = {
  /** The stores, the same order at each call. */
  listIds: () => readonly number[];
  cityOf: (storeId: number) => City | undefined;
};

type Way = { tariffs: Pick<Tariffs, 'zones'>; city: City; stores: StoreCities };

/**
 * Days before a piece can be sent to a city: none when it lies in the warehouse or in a store of that city. From another city
 * it goes to the warehouse first, which takes as long as the way from the warehouse to there.
 */
function daysFrom(place: number | null, { tariffs, city, stores }: Way): number {
  const from = place === null ? undefined : stores.cityOf(place);
  return from === undefined || from.id === city.id ? 0 : zoneOf(tariffs, from).days;
}

/** Days before all that is wanted can be sent, when the nearest pieces are taken; pieces that nobody has do not count. */
export function daysAway(wanted: readonly Wanted[], way: Way): number {
  return Math.max(0, ...wanted.map((one) => daysOf(one, way)));
}

function daysOf({ places, quantity }: Wanted, way: Way): number {
  const nearest = Array.from(places, ([place, count]) => ({ days: daysFrom(place, way), count })).toSorted(
    (a, b) => a.days - b.days,
  );
  let left = quantity;
  let days = 0;
  for (const place of nearest) {
    if (left <= 0) break;
    if (place.count > 0) days = place.days;
    left -= place.count;
  }
  return days;
}

/** The most days before a piece can be sent to a city, wherever it lies. */
export function farthestDays(way: Way): number {
  return Math.max(0, ...way.stores.listIds().map((id) => daysFrom(id, way)));
}

/** The places from which a piece can be sent to a city at once. */
export function placesAtHand(way: Way): (number | null)[] {
  return [null, ...way.stores.listIds().filter((id) => daysFrom(id, way) === 0)];
}

/**
 * All places in the order in which pieces are taken for an order: those of `nearPlaces`, then other cities, the nearest
 * first.
 * @param storeId where it is collected; null: it is brought
 */
export function placesInOrder(storeId: number | null, way: Way): (number | null)[] {
  const { city, stores } = way;
  const isNear = (id: number) => stores.cityOf(id)?.id === city.id;
  const ids = stores.listIds();
  const far = ids
    .filter((id) => !isNear(id))
    .map((id) => ({ id, days: daysFrom(id, way) }))
    .toSorted((a, b) => a.days - b.days || a.id - b.id);
  return [...nearPlaces(storeId, ids.filter(isNear)), ...far.map(({ id }) => id)];
}
