import type { Place } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import type { Subject } from './subject.ts';

/** The nearest place of a thing, as a store sees it. */
export function placeFor(
  store: Pick<Store, 'id' | 'cityId'>,
  { places }: Pick<Subject, 'places'>,
  stores: Pick<StoreDirectory, 'cityIdOf'>,
): Place {
  if (places.includes(store.id)) return 'here';
  if (places.some((id) => id !== null && stores.cityIdOf(id) === store.cityId)) return 'same-city';
  return places.includes(null) ? 'vault' : 'other-city';
}
