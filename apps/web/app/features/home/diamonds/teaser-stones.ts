import { STONE_SHAPES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { STONE_RANGE_DIGITS } from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing, StoneRangeFacet } from '@yahont/contracts/stones/stone-listing.ts';
import { fieldOf, writtenNumbers, type NumberEnds } from '#app/base/filters/filter-address.ts';

export const LISTING = '/catalog/diamonds/';

/** The stones on sale, as far as the teaser shows them. */
export type TeaserStones = {
  total: number;
  shapes: StoneShape[];
  carat: StoneRangeFacet;
  price: StoneRangeFacet;
};

/** What was chosen in the teaser. */
export type Choice = { shapes: readonly string[]; carat: NumberEnds; price: NumberEnds };

const ANY: NumberEnds = { from: null, to: null };
export const NOTHING: Choice = { shapes: [], carat: ANY, price: ANY };

/** The part of a listing without filters that the teaser needs; null without stones. */
export function teaserStones({ allTotal, facets }: StoneListing): TeaserStones | null {
  const carat = rangeOf(facets, 'carat');
  const price = rangeOf(facets, 'price');
  if (allTotal === 0 || carat === undefined || price === undefined) return null;
  const known = new Set<string>();
  for (const facet of facets) {
    if (facet.kind === 'values' && facet.code === 'shape')
      for (const { value } of facet.options) known.add(value);
  }
  return { total: allTotal, shapes: STONE_SHAPES.filter((shape) => known.has(shape)), carat, price };
}

function rangeOf(facets: StoneListing['facets'], code: StoneRangeFacet['code']): StoneRangeFacet | undefined {
  return facets.find((facet): facet is StoneRangeFacet => facet.kind === 'range' && facet.code === code);
}

/** The query of the listing with the choice: `?shape=oval&carat=0.5-1`; empty when nothing is chosen. */
export function searchOf({ shapes, carat, price }: Choice): string {
  const search = new URLSearchParams();
  for (const shape of shapes.toSorted()) search.append('shape', shape);
  const ranges = { carat, price };
  for (const code of ['carat', 'price'] as const) {
    const written = writtenNumbers(STONE_RANGE_DIGITS[code], ranges[code]);
    if (written !== null) search.append(code, written);
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** Names of the fields that a form without JavaScript sends. */
export function namesOf(code: 'carat' | 'price'): { nameFrom: string; nameTo: string } {
  return { nameFrom: fieldOf(code, 'from'), nameTo: fieldOf(code, 'to') };
}
