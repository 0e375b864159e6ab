import type { Product } from '@yahont/contracts/product.ts';

export type Shop = Product['shops'][number];

/** Shops that hold the size today; without a size, all that hold the piece. */
export function shopsWithSize(shops: readonly Shop[], size: number | null): Shop[] {
  return shops.filter((shop) => shop.count > 0 && (size === null || shop.sizes.includes(size)));
}

/** The same shops with those that hold the size first; open ones before closed. */
export function shopsInOrder(shops: readonly Shop[], size: number | null): Shop[] {
  const holds = (shop: Shop) => Number(size !== null && shop.sizes.includes(size));
  return shops
    .filter((shop) => shop.count > 0)
    .toSorted((a, b) => holds(b) - holds(a) || Number(b.isOpenNow) - Number(a.isOpenNow));
}
