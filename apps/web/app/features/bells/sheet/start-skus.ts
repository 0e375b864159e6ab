import type { BellsOfProduct } from '@yahont/contracts/bells/bells.ts';
import type { BellWish } from '../bell-wish.ts';

/**
 * The sizes that are chosen at first: those of the bell that waits already and the one that was pressed; without a size,
 * all of the product.
 */
export function startSkus(
  { kind, skuId, productId }: BellWish,
  { bells, others }: BellsOfProduct,
): Set<number> {
  const own = others.filter((sku) => sku.productId === productId);
  if (skuId === null) return new Set(own.map((sku) => sku.skuId));
  if (kind === 'price') return new Set([skuId]);
  const before = bells.find((bell) => bell.kind === kind)?.skuIds ?? [];
  const isGone = new Set(others.filter(({ isInStock }) => !isInStock).map((sku) => sku.skuId));
  return new Set([skuId, ...before.filter((id) => isGone.has(id))]);
}
