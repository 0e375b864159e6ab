import type { Store } from '@yahont/contracts/stores/stores.ts';
import { workingTermEnd } from '@yahont/values/dates/working-term.ts';
import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { piecesByStore, type ProductRecord } from '#src/domains/goods/catalogue/index.ts';
import { kilometresBetween } from '#src/domains/goods/delivery/index.ts';
import type { QuestionDeps } from './product-questions.deps.ts';

type Deps = Pick<QuestionDeps, 'cities' | 'stores' | 'catalogue'>;

/** The head office answers when phones are answered. */
const OFFICE_DAY = { from: '09:00', to: '21:00' };
const OFFICE = {
  hours: [OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY, OFFICE_DAY],
  specialDays: [],
};

/** Stores that have the piece now in any size, best stocked first. */
export function storesWithPiece({ stores, catalogue }: Deps, productId: number, now: Date): Store[] {
  const record: ProductRecord | undefined = catalogue.find(productId);
  if (record === undefined) return [];
  return [...piecesByStore(record)]
    .toSorted((one, other) => other[1] - one[1] || one[0] - other[0])
    .flatMap(([storeId]) => stores.find(storeId, now) ?? []);
}

/** Who answers somebody in a city: the nearest store that has the piece, of equally near ones the best stocked; null: the head office. */
export function chooseStore(deps: Deps, { productId, cityId }: Asked, now: Date): Store | null {
  const from = deps.cities.getOrDefault(cityId).additionalInfo;
  // The centre of a store's city, so that all stores of one city are equally near.
  const far = (store: Store) =>
    store.cityId === cityId
      ? 0
      : kilometresBetween(from, deps.cities.getOrDefault(store.cityId).additionalInfo);
  const [nearest] = storesWithPiece(deps, productId, now)
    .map((store) => ({ store, km: far(store) }))
    .toSorted((one, other) => one.km - other.km);
  return nearest?.store ?? null;
}

type Asked = { productId: number; cityId: number };

/** When a question that is asked now has to be answered, after so many working hours. */
export function dueOf({ cities }: Pick<Deps, 'cities'>, store: Store | null, term: Term): Date {
  const { now: from, hours } = term;
  return workingTermEnd(store ?? OFFICE, { from, hours, offsetHours: offsetOf({ cities }, store) });
}

type Term = { now: Date; hours: number };

/** Hours ahead of UTC where a question is answered. */
export function offsetOf({ cities }: Pick<Deps, 'cities'>, store: Pick<Store, 'cityId'> | null): number {
  return store === null ? MOSCOW_HOURS : cities.getOrDefault(store.cityId).timezone;
}
