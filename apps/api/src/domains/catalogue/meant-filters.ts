import type { MeantFilters } from '@yahont/contracts/listing.ts';
import { toFacets } from './facets.ts';
import type { ListedPage } from './list-positions.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { readCarats } from './search/carats.ts';

/** The filters that are on in a listing, with the names that its page gives them. */
export function meantFilters(catalogue: Catalogue, listed: ListedPage): MeantFilters {
  const { query, counts, baseCounts, price } = listed;
  const facets = toFacets({ query, counts, baseCounts, collections: catalogue.collections() });
  return {
    facets: facets
      .map((facet) => ({ ...facet, values: facet.values.filter(({ isSelected }) => isSelected) }))
      .filter(({ values }) => values.length > 0),
    price,
    carat: toCarats(readCarats(query.carat)),
  };
}

/** A filter counts in thousandths, a page says carats. */
export function toCarats(range: ReturnType<typeof readCarats>): MeantFilters['carat'] {
  const said = (milli: number | null): number | null => (milli === null ? null : milli / 1000);
  return range && { from: said(range.from), to: said(range.to) };
}
