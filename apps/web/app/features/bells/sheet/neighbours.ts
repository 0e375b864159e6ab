import type { BellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import type { BellWish } from '../bell-wish.ts';

type Other = BellsOfProduct['others'][number];

/** How many sizes on each side are offered. */
const ON_EACH_SIDE = 2;

/** Sizes beside the wanted one and the wanted size of other metals, each only while nobody can buy it. */
export function neighboursOf(
  { skuId, productId, size }: BellWish,
  { others }: Pick<BellsOfProduct, 'others'>,
): Other[] {
  if (skuId === null || size === null) return [];
  const gone = others.filter((sku) => !sku.isInStock && sku.skuId !== skuId);
  const bySize = others
    .filter((sku) => sku.productId === productId)
    .toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0));
  const at = bySize.findIndex((sku) => sku.skuId === skuId);
  const near = new Set(
    bySize.slice(Math.max(0, at - ON_EACH_SIDE), at + ON_EACH_SIDE + 1).map((sku) => sku.skuId),
  );
  return gone.filter((sku) => near.has(sku.skuId) || (sku.productId !== productId && sku.size === size));
}
