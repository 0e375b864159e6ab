import { PLACES, type Place } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { Places, Subject } from './subject.ts';

type StoreLookup = { store: Pick<Store, 'id' | 'cityId'>; stores: Pick<StoreDirectory, 'cityIdOf'> };

/** The place of the farthest thing that must be brought to a store; `here` for a visit that needs none. */
export function placeFor(
  store: StoreLookup['store'],
  { lies }: Pick<Subject, 'lies'>,
  stores: StoreLookup['stores'],
): Place {
  const farthest = Math.max(0, ...lies.map((places) => PLACES.indexOf(nearest(places, { store, stores }))));
  return PLACES[farthest] ?? 'here';
}

/** The nearest place of one thing. */
function nearest(places: Places, { store, stores }: StoreLookup): Place {
  if (places.includes(store.id)) return 'here';
  if (places.some((id) => id !== null && stores.cityIdOf(id) === store.cityId)) return 'same-city';
  return places.includes(null) ? 'vault' : 'other-city';
}
