import type { Store } from '@yahont/contracts/stores/stores.ts';

/** Address of the page of one shop. */
export function storeUrl({ cityCode, id }: Pick<Store, 'cityCode' | 'id'>): string {
  return `${storesUrl(cityCode)}${id}/`;
}

/** Address of the shops of a city. */
export function storesUrl(cityCode: string): string {
  return `/stores/${cityCode}/`;
}
