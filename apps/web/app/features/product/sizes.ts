import type { Product } from '@yahont/contracts/catalogue.ts';
import { formatRingSize } from '@yahont/values/ring-size.ts';
import { countOf } from '@yahont/values/plural.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { z } from 'zod';

export type Sku = z.infer<typeof Product>['skus'][number];

export type SizeState =
  | { kind: 'ready'; note: string | null }
  | { kind: 'to-order'; note: string }
  | { kind: 'gone' };

const FEW = 1;

/** What a size is worth to the shopper: lies somewhere, is made for him, or cannot be had. */
export function sizeState({
  available,
  madeToOrderDays,
}: Pick<Sku, 'available' | 'madeToOrderDays'>): SizeState {
  if (available > 0) return { kind: 'ready', note: available <= FEW ? `${available}${NBSP}шт.` : null };
  if (madeToOrderDays !== null)
    return { kind: 'to-order', note: countOf(madeToOrderDays, ['день', 'дня', 'дней']) };
  return { kind: 'gone' };
}

/** The size the page opens with: the one that most pieces of lie in the city, else anywhere, else to order. */
export function firstChoice(skus: readonly Sku[]): Sku | null {
  const [best] = skus
    .filter((sku) => sizeState(sku).kind !== 'gone')
    .toSorted((a, b) => b.inCity - a.inCity || b.available - a.available || (a.size ?? 0) - (b.size ?? 0));
  return best ?? null;
}

/** «Размер 17», or nothing for a piece without sizes. */
export function sizeText(size: number | null): string | null {
  return size === null ? null : `Размер${NBSP}${formatRingSize(size)}`;
}
