import { RING_SIZES, type RingSize } from '@yahont/values/measures/ring-size.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { hashOf } from '../hash.ts';
import type { Model } from './model.ts';

const WOMEN_LAST: RingSize = 1900;
const MEN_FIRST: RingSize = 1800;

/** Sizes that a ring is made in; empty for other products. */
export function sizesOf(sizes: Model['sizes']): RingSize[] {
  if (sizes === undefined) return [];
  if (sizes === 'women') return RING_SIZES.filter((size) => size <= WOMEN_LAST);
  if (sizes === 'men') return RING_SIZES.filter((size) => size >= MEN_FIRST);
  return [...RING_SIZES];
}

/** The size of a rare piece, one of the two in the middle; null for a product without sizes. */
export function middleSize({ code, sizes }: Pick<ImportProduct, 'code' | 'sizes'>): number | null {
  const middle = Math.floor((sizes.length - 1) / 2) - (hashOf(code) % 2);
  return sizes[Math.max(0, middle)] ?? null;
}
