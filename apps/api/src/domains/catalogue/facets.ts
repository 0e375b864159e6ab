import { AUDIENCES, CUTS, GEMS, METALS } from '@yahont/contracts/jewellery.ts';
import { FACETS } from '@yahont/contracts/listing.ts';
import type { Facet, FacetCode, ListingQuery } from '@yahont/contracts/listing.ts';
import { METAL_NAMES } from '@yahont/contracts/names.ts';
import { CUT_NAMES, GEM_NAMES } from '@yahont/contracts/stone-names.ts';
import { AUDIENCE_NAMES, FACET_NAMES, nameIn } from './names.ts';
import type { CollectionName } from './projection/snapshot.ts';
import type { GroupCounts } from './projection/products.facets.ts';

export type FacetParts = {
  query: ListingQuery;
  counts: GroupCounts;
  baseCounts: GroupCounts;
  collections: ReadonlyMap<string, CollectionName>;
};

/** Groups that the section has values for; what the other filters leave nothing of stays, with a zero. */
export function toFacets(parts: FacetParts): Facet[] {
  return FACETS.map((code) => ({ code, name: FACET_NAMES[code], values: valuesOf(code, parts) })).filter(
    ({ values }) => values.length > 0,
  );
}

function valuesOf(code: FacetCode, { query, counts, baseCounts, collections }: FacetParts): Facet['values'] {
  const base = [...(baseCounts.get(code) ?? [])].filter(([, count]) => count > 0);
  const selected: readonly string[] = query[code];
  return base
    .toSorted(([a, countA], [b, countB]) =>
      inOrder(code, { value: a, count: countA }, { value: b, count: countB }),
    )
    .map(([value]) => ({
      value,
      name: nameOf(code, value, collections),
      count: counts.get(code)?.get(value) ?? 0,
      isSelected: selected.includes(value),
    }));
}

type Counted = { value: string; count: number };

function inOrder(code: FacetCode, a: Counted, b: Counted): number {
  if (code === 'size') return Number(a.value) - Number(b.value);
  return b.count - a.count || orderIn(code, a.value) - orderIn(code, b.value) || (a.value < b.value ? -1 : 1);
}

/** Equal counts go in the order of the shop. */
function orderIn(code: FacetCode, value: string): number {
  const lists: Partial<Record<FacetCode, readonly string[]>> = {
    metal: METALS,
    stone: GEMS,
    cut: CUTS,
    audience: AUDIENCES,
  };
  return lists[code]?.indexOf(value) ?? 0;
}

function nameOf(code: FacetCode, value: string, collections: FacetParts['collections']): string {
  switch (code) {
    case 'metal':
      return nameIn(METAL_NAMES, value);
    case 'stone':
      return nameIn(GEM_NAMES, value);
    case 'cut':
      return nameIn(CUT_NAMES, value);
    case 'audience':
      return nameIn(AUDIENCE_NAMES, value);
    case 'collection':
      return collections.get(value)?.name ?? value;
    case 'size':
      return value.replace('.', ',');
    case 'fineness':
      return value;
  }
}
