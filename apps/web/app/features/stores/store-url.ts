import type { Store } from '@yahont/contracts/stores/stores.ts';

/** Address of a store's page. */
export function storeUrl({ cityCode, id }: Pick<Store, 'cityCode' | 'id'>): string {
  return `${storesUrl(cityCode)}${id}/`;
}

/** Address of the page with a city's stores. */
export function storesUrl(cityCode: string): string {
  return `/stores/${cityCode}/`;
}
