import type { FoundStore } from '@yahont/contracts/search/search.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { storeServiceName } from '@yahont/values/store-services.ts';
import { fold, stemOf, wordsOf } from '#src/domains/goods/catalogue/index.ts';

/** Words that many addresses contain; on their own they identify no store. */
const COMMON = new Set(
  ['улица', 'ул', 'проспект', 'пр', 'шоссе', 'этаж', 'трц', 'тц', 'дом', 'салон', 'магазин', 'площадь'].map(
    stemOf,
  ),
);
const ANY_STORE = new Set(['салон', 'магазин', 'рядом', 'ближайший', 'адрес'].map(stemOf));

/** Stores that a query names by street, city, metro or service; those of the caller's city first. */
export function findStores(stores: readonly Store[], query: string, cityId: number): FoundStore[] {
  const wanted = stemsOf(query);
  if (wanted.length === 0) return [];
  if (wanted.some((stem) => ANY_STORE.has(stem)) && wanted.length <= 3) {
    const own = stores.filter((store) => store.cityId === cityId);
    if (!stores.some((store) => isNamed(store, wanted))) return own.map((store) => toFound(store, []));
  }
  const isOwn = (store: Store): number => (store.cityId === cityId ? 0 : 1);
  const named = stores.filter((store) => isNamed(store, wanted));
  if (named.length > 0)
    return named.toSorted((a, b) => isOwn(a) - isOwn(b)).map((store) => toFound(store, []));
  return stores
    .filter((store) => store.cityId === cityId)
    .map((store) => ({ store, services: servicesNamed(store, wanted) }))
    .filter(({ services }) => services.length > 0)
    .map(({ store, services }) => toFound(store, services));
}

/** A rare word of the place is enough: «петровка», «казань». */
function isNamed({ name, address, metro, cityName }: Store, wanted: readonly string[]): boolean {
  const words = new Set(stemsOf(`${name} ${address} ${metro} ${cityName}`));
  const distinctive = wanted.filter((stem) => !COMMON.has(stem) && !/^\d/.test(stem));
  return distinctive.length > 0 && distinctive.every((stem) => words.has(stem) || ANY_STORE.has(stem))
    ? distinctive.some((stem) => words.has(stem))
    : false;
}

function servicesNamed({ services }: Store, wanted: readonly string[]): string[] {
  return services.map(storeServiceName).filter((service) => {
    const [first = '', ...others] = stemsOf(service);
    return [first, ...others].every((stem) => wanted.includes(stem));
  });
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => stemOf(fold(word)))
    .filter((stem) => stem.length > 1);
}

function toFound(store: Store, services: string[]): FoundStore {
  const { id, name, cityName, cityCode, address, metro } = store;
  return { id, name, cityName, address, metro, url: `/stores/${cityCode}/${id}/`, services };
}
