import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { z } from 'zod';

export type Sku = z.infer<typeof Product>['skus'][number];

export type SizeState = { kind: 'ready'; note: string | null } | { kind: 'gone' };

const FEW = 1;

/** Of the list of sizes on the page. */
export const SIZES_ID = 'sizes';

/** Whether a size lies somewhere, with a note when it is the last piece. */
export function sizeState({ available }: Pick<Sku, 'available'>): SizeState {
  if (available > 0) return { kind: 'ready', note: available <= FEW ? `${available}${NBSP}шт.` : null };
  return { kind: 'gone' };
}

/** The SKU that the wish of the shopper stands for: a piece without sizes needs none. Nothing is chosen for anyone. */
export function chosenSku(skus: readonly Sku[], size: number | null): Sku | null {
  const inStock = skus.filter(({ available }) => available > 0);
  return inStock.find((sku) => sku.size === null || sku.size === size) ?? null;
}

/** The wished size, when this piece is not to be had in it; null for a piece without sizes or sold altogether. */
export function missingSize(skus: readonly Sku[], size: number | null): number | null {
  const isSized = skus.some((sku) => sku.size !== null && sku.available > 0);
  return isSized && chosenSku(skus, size) === null ? size : null;
}

/** Other metals of the design in which a size lies somewhere. */
export function metalsWithSize(
  { id, colors }: Pick<Product, 'id' | 'colors'>,
  size: number,
): Product['colors'] {
  return colors.filter(({ productId, sizes }) => productId !== id && sizes.includes(size));
}

/** «Размер 17», or nothing for a piece without sizes. */
export function sizeText(size: number | null): string | null {
  return size === null ? null : `Размер${NBSP}${formatRingSize(size)}`;
}
