import type { Product } from '@yahont/contracts/product.ts';
import { formatRingSize } from '@yahont/values/ring-size.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { z } from 'zod';

export type Sku = z.infer<typeof Product>['skus'][number];

export type SizeState = { kind: 'ready'; note: string | null } | { kind: 'gone' };

const FEW = 1;

/** Whether a size lies somewhere, with a note when it is the last piece. */
export function sizeState({ available }: Pick<Sku, 'available'>): SizeState {
  if (available > 0) return { kind: 'ready', note: available <= FEW ? `${available}${NBSP}шт.` : null };
  return { kind: 'gone' };
}

/** The size the page opens with: the one that most pieces of lie in the city, else anywhere. */
export function firstChoice(skus: readonly Sku[]): Sku | null {
  const [best] = skus
    .filter(({ available }) => available > 0)
    .toSorted((a, b) => b.inCity - a.inCity || b.available - a.available || (a.size ?? 0) - (b.size ?? 0));
  return best ?? null;
}

/** «Размер 17», or nothing for a piece without sizes. */
export function sizeText(size: number | null): string | null {
  return size === null ? null : `Размер${NBSP}${formatRingSize(size)}`;
}
