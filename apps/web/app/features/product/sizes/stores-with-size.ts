import type { Product } from '@yahont/contracts/catalogue/product.ts';

export type StockedStore = Product['stores'][number];

/** Stores that have the size today; without a size, all that have the product. */
export function storesWithSize(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  return stores.filter((store) => store.count > 0 && (size === null || store.sizes.includes(size)));
}

/** The same stores, those with the size first, open ones before closed ones. */
export function storesInOrder(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  const holds = (store: StockedStore) => Number(size !== null && store.sizes.includes(size));
  return stores
    .filter((store) => store.count > 0)
    .toSorted((a, b) => holds(b) - holds(a) || Number(b.isOpenNow) - Number(a.isOpenNow));
}
