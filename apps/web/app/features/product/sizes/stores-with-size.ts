import type { Product } from '@yahont/contracts/catalogue/product.ts';

export type StockedStore = Product['stores'][number];

/** Stores that have the size today; without a chosen size, all stores that have the product. */
export function storesWithSize(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  return stores.filter((store) => store.count > 0 && (size === null || store.sizes.includes(size)));
}

/** The same stores: first the ones with the size, and open ones before closed ones. */
export function storesInOrder(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  const holds = (store: StockedStore) => Number(size !== null && store.sizes.includes(size));
  return stores
    .filter((store) => store.count > 0)
    .toSorted((a, b) => holds(b) - holds(a) || Number(b.isOpenNow) - Number(a.isOpenNow));
}
