import type { Product } from '@yahont/contracts/catalogue/product.ts';

export type StockedStore = Product['stores'][number];

/** Shops that hold the size today; without a size, all that hold the piece. */
export function storesWithSize(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  return stores.filter((store) => store.count > 0 && (size === null || store.sizes.includes(size)));
}

/** The same stores with those that hold the size first; open ones before closed. */
export function storesInOrder(stores: readonly StockedStore[], size: number | null): StockedStore[] {
  const holds = (store: StockedStore) => Number(size !== null && store.sizes.includes(size));
  return stores
    .filter((store) => store.count > 0)
    .toSorted((a, b) => holds(b) - holds(a) || Number(b.isOpenNow) - Number(a.isOpenNow));
}
