import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { FACETS } from '@yahont/contracts/listing-facets.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import type { Histogram } from '#src/facets/histogram.ts';
import { listPage } from '#src/facets/list-page.ts';
import type { Filters } from '#src/facets/scan.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import type { GroupCode, GroupCounts, ProductFacets } from '../records/products.facets.ts';
import type { ProductRecord } from '../records/product-record.ts';
import type { SearchResult } from '../search/search-catalogue.ts';
import { searchScope } from './search-scope.ts';
import { withMeaning } from '../search/meaning/with-meaning.ts';

export type ListedPage = {
  /** Including the filters that the search text implies. */
  query: ListingQuery;
  /** How its text was interpreted; null without one. */
  search: SearchResult | null;
  total: number;
  page: number;
  pageCount: number;
  records: ProductRecord[];
  /** Restricted to the query's selection. */
  counts: GroupCounts;
  /** Within the section and the text search only. */
  baseCounts: GroupCounts;
  baseTotal: number;
  /** By range, in whole roubles for the price. */
  histograms: ReadonlyMap<ProductFacets['range'], Histogram>;
  price: RoubleRange;
};

/** Whole roubles; null is an open end. */
type RoubleRange = { from: number | null; to: number | null };

/** The listing as positions and numbers: all work that grows with the size of the catalogue. */
export function listPositions(catalogue: Catalogue, asked: ListingQuery, cityId: number): ListedPage {
  const columns = catalogue.columns();
  const search = asked.q === '' ? null : catalogue.search(asked.q, asked.exact === '1');
  const query = search ? withMeaning(asked, search.meaning.filters) : asked;
  const price = readPrice(query.price);
  const { scope, relevance } = searchScope(catalogue, query, search);
  const { rows, ...listed } = listPage(columns, scope, {
    filters: filtersOf(query, price, cityId),
    order: { sort: query.sort, keys: query.sort === 'popular' ? relevance : null },
    page: query.page,
    pageSize: PAGE_SIZE,
    // When metals are filtered, every metal of a model is listed separately (decision 0019).
    isByFamily: query.metal.length === 0,
    alternatives: FACETS,
  });
  return {
    ...listed,
    records: rows,
    query,
    search,
    baseCounts: scope.counts,
    baseTotal: scope.entryCount,
    price,
  };
}

function filtersOf(query: ListingQuery, { from, to }: RoubleRange, cityId: number): Filters<ProductFacets> {
  const chosen = new Map<GroupCode, readonly string[]>();
  for (const code of FACETS) if (query[code].length > 0) chosen.set(code, query[code]);
  if (query.shop) chosen.set('shop', [String(cityId)]);
  if (query.sale) chosen.set('sale', ['1']);
  // In kopecks: up to 500 roubles includes 500.99.
  const bounds = { from: from === null ? null : from * 100, to: to === null ? null : to * 100 + 99 };
  return { chosen, bounds: new Map([['price', bounds]]) };
}

/** Parses `20000-250000`, `20000-`, `-250000`, whole roubles; swaps ends in the wrong order. */
function readPrice(price: string | undefined): RoubleRange {
  const [from = '', to = ''] = (price ?? '').split('-');
  const ends = { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
  if (ends.from !== null && ends.to !== null && ends.from > ends.to) return { from: ends.to, to: ends.from };
  return ends;
}
