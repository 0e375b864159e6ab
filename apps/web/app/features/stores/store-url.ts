import type { Store } from '@yahont/contracts/stores.ts';

/** Address of the page of one shop. */
export function storeUrl({ cityCode, id }: Pick<Store, 'cityCode' | 'id'>): string {
  return `/stores/${cityCode}/${id}/`;
}
