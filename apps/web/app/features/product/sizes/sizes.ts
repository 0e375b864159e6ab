import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { roubles, type Kopecks } from '@yahont/values/money.ts';
import { isLength, sizeTitleWords } from '@yahont/values/measures/size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { z } from 'zod';

export type Sku = z.infer<typeof Product>['skus'][number];

export type SizeState = { kind: 'ready'; note: string | null } | { kind: 'gone' };

const FEW = 1;

/** Id of the list of sizes on the page. */
export const SIZES_ID = 'sizes';

/** Whether a size is in stock, with a note when few items are left. */
export function sizeState({ available }: Pick<Sku, 'available'>): SizeState {
  if (available > 0) return { kind: 'ready', note: available <= FEW ? `${available}${NBSP}шт.` : null };
  return { kind: 'gone' };
}

/** The SKU for the chosen size; a product without sizes needs no choice. No size is preselected. */
export function chosenSku(skus: readonly Sku[], size: number | null): Sku | null {
  const inStock = skus.filter(({ available }) => available > 0);
  return inStock.find((sku) => sku.size === null || sku.size === size) ?? null;
}

/** The chosen size when this product does not have it in stock; null for a product without sizes or sold out. */
export function missingSize(skus: readonly Sku[], size: number | null): number | null {
  const isSized = skus.some((sku) => sku.size !== null && sku.available > 0);
  return isSized && chosenSku(skus, size) === null ? size : null;
}

/** The size of the product that was chosen although nobody can buy it. */
export function lackingSku(skus: readonly Sku[], missing: number | null): Sku | undefined {
  return missing === null ? undefined : skus.find(({ size }) => size === missing);
}

/** Other metals of the model in which a size is in stock. */
export function metalsWithSize(
  { id, colors }: Pick<Product, 'id' | 'colors'>,
  size: number,
): Product['colors'] {
  return colors.filter(({ productId, sizes }) => productId !== id && sizes.includes(size));
}

/** Whether the sizes of a product are lengths. */
export function isOfLength(skus: readonly Pick<Sku, 'size'>[]): boolean {
  return skus.some(({ size }) => size !== null && isLength(size));
}

/** Whether a longer piece weighs more; false for a strand of pearls, which has metal only in its lock. */
export function growsInWeight(skus: readonly Pick<Sku, 'weightMg'>[]): boolean {
  return new Set(skus.map(({ weightMg }) => weightMg)).size > 1;
}

/**
 * The price of a gram when it is the same for every length, rounded to ten roubles; null when it differs by
 * more than one percent.
 */
export function priceOfGram(skus: readonly Pick<Sku, 'price' | 'weightMg'>[]): Kopecks | null {
  const prices = skus.map(({ price, weightMg }) => (price * 1000) / weightMg);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (skus.length < 2 || most - least > least / 100) return null;
  return roubles(Math.round((least + most) / 2000) * 10);
}

/** «Размер 17», «Длина 50 см»; null for a product without sizes. */
export function sizeText(size: number | null): string | null {
  return size === null ? null : sizeTitleWords(size);
}
