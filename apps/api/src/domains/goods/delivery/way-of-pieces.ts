import type { Tariffs } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { nearPlaces } from '#src/domains/goods/stock/index.ts';
import { zoneOf } from './tariffs/zone-of.ts';

/** Number of pieces by place; the key null is the central warehouse. */
export type Places = ReadonlyMap<number | null, number>;

/** Pieces of one kind that somebody wants, and the places of all available pieces. */
export type WantedPieces = { places: Places; quantity: number };

/** The stores' data on which transfers depend. */
export type StoreCities = {
  /** The stores; the same order at each call. */
  listIds: () => readonly number[];
  cityOf: (storeId: number) => City | undefined;
};

type RouteInput = { tariffs: Pick<Tariffs, 'zones'>; city: City; stores: StoreCities };

/**
 * Days before a piece can be sent to a city: none when it is in the warehouse or in a store of that
 * city. From another city it goes to the warehouse first, which takes as long as the delivery in the
 * opposite direction.
 */
function daysFrom(place: number | null, { tariffs, city, stores }: RouteInput): number {
  const from = place === null ? undefined : stores.cityOf(place);
  return from === undefined || from.id === city.id ? 0 : zoneOf(tariffs, from).days;
}

/**
 * Days before everything can be sent, when the nearest pieces are taken; pieces that are not available
 * do not count.
 */
export function daysAway(wanted: readonly WantedPieces[], way: RouteInput): number {
  return Math.max(0, ...wanted.map((one) => daysOf(one, way)));
}

function daysOf({ places, quantity }: WantedPieces, way: RouteInput): number {
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

/** The most days before a piece can be sent to a city, wherever it is. */
export function farthestDays(way: RouteInput): number {
  return Math.max(0, ...way.stores.listIds().map((id) => daysFrom(id, way)));
}

/** The places from which a piece can be sent to a city at once. */
export function placesAtHand(way: RouteInput): (number | null)[] {
  return [null, ...way.stores.listIds().filter((id) => daysFrom(id, way) === 0)];
}

/**
 * All places in the order in which pieces are taken for an order: those of `nearPlaces`, then other
 * cities, nearest first.
 * @param storeId where it is collected; null: it is delivered
 */
export function placesInOrder(storeId: number | null, way: RouteInput): (number | null)[] {
  const { city, stores } = way;
  const isNear = (id: number) => stores.cityOf(id)?.id === city.id;
  const ids = stores.listIds();
  const far = ids
    .filter((id) => !isNear(id))
    .map((id) => ({ id, days: daysFrom(id, way) }))
    .toSorted((a, b) => a.days - b.days || a.id - b.id);
  return [...nearPlaces(storeId, ids.filter(isNear)), ...far.map(({ id }) => id)];
}
