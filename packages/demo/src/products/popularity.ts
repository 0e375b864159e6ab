import { hashOf } from '../hash.ts';
import type { Model } from './model.ts';

/** Models that come first in the catalogue, in this order. */
export const showcase: readonly number[] = [
  2401, 2418, 3201, 4101, 2403, 2443, 6103, 2501, 2431, 2421, 3103, 2441, 4203, 2502, 2405, 5101,
];
const HIT_LEAD = 40;
const SIBLING_STEP = 31;

/** Rank of each model by its number: the showcase, then mostly bestsellers, the rest by hash. */
function ranksOf(models: readonly Model[]): Map<number, number> {
  const ordered = models.toSorted((a, b) => weightOf(b) - weightOf(a) || a.number - b.number);
  return new Map(ordered.map((model, rank) => [model.number, rank]));
}

function weightOf(model: Model): number {
  const place = showcase.indexOf(model.number);
  if (place !== -1) return 1000 - place;
  const base = hashOf(`popularity:${model.number}`) % 100;
  return base + (model.labels?.includes('hit') === true ? HIT_LEAD : 0);
}

/**
 * Popularity of the `sibling`-th metal of a model (0 is the metal of the render). Metals of one model are a third of
 * the catalogue apart, so that a listing never shows them side by side.
 */
export function popularityOf(models: readonly Model[]): (model: Model, sibling: number) => number {
  const ranks = ranksOf(models);
  return function popularity(model, sibling) {
    const rank = ranks.get(model.number) ?? 0;
    const place = rank + sibling * SIBLING_STEP;
    return Math.max(1, (models.length * 2 - place) * 10 - sibling * 3);
  };
}
