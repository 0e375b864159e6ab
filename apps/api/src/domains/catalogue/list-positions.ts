import type { FacetCode, ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { FACETS } from '@yahont/contracts/catalogue/listing.ts';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { chooseVariants } from './projection/choose-variants.ts';
import type { GroupCode } from './projection/columns.ts';
import { countDesigns } from './projection/design-counts.ts';
import { groupByDesign } from './projection/design-groups.ts';
import { pickPage } from './projection/pick-page.ts';
import { priceHistogram } from './projection/price-histogram.ts';
import type { PriceHistogram } from './projection/price-histogram.ts';
import type { ProductRecord } from './projection/product-record.ts';
import { scan } from './projection/scan.ts';
import type { GroupCounts } from './projection/scope.ts';
import { countVariants } from './projection/variant-counts.ts';
import type { Found } from './search/search-catalogue.ts';
import { searchScope } from './search/search-scope.ts';
import { withMeaning } from './search/with-meaning.ts';

export type ListedPage = {
  /** With the filters that its text means. */
  query: ListingQuery;
  /** How its text was read; null without one. */
  search: Found | null;
  total: number;
  page: number;
  pageCount: number;
  records: ProductRecord[];
  /** With the choices of the query. */
  counts: GroupCounts;
  /** Within the section and the text search alone. */
  baseCounts: GroupCounts;
  baseTotal: number;
  price: PriceHistogram;
  priceFrom: number | null;
  priceTo: number | null;
};

/** The listing as positions and numbers: all the work that grows with the catalogue. */
export function listPositions(catalogue: Catalogue, asked: ListingQuery, cityId: number): ListedPage {
  const columns = catalogue.columns();
  const search = asked.q === '' ? null : catalogue.search(asked.q, asked.exact === '1');
  const query = search ? withMeaning(asked, search.meaning.filters) : asked;
  const { from, to } = readPrice(query.price);
  const { scope, relevance } = searchScope(catalogue, query, search);
  const chosen = chosenOf(query, cityId);
  const found = scan(columns, scope, {
    chosen,
    priceFrom: from === null ? null : from * 100,
    priceTo: to === null ? null : to * 100 + 99,
  });
  const isFiltered = chosen.size > 0 || from !== null || to !== null;
  // Filtered by metal, every metal of a design stands for itself (decision 0019).
  const designs = query.metal.length > 0 ? null : groupByDesign(columns, found.passed);
  const order = { sort: query.sort, relevance };
  const listed =
    designs === null ? found.passed : chooseVariants(columns, designs, { passed: found.passed, order });
  const total = listed.length;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const positions = pickPage(columns, listed, {
    ...order,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  const countFiltered = (): GroupCounts =>
    designs === null ? countVariants(found) : countDesigns(found, designs);
  return {
    query,
    search,
    total,
    page,
    pageCount,
    records: positions.map((position) => columns.records[position]).filter((record) => record !== undefined),
    counts: isFiltered ? countFiltered() : scope.counts,
    baseCounts: scope.counts,
    baseTotal: scope.designCount,
    price: priceHistogram(columns.price, found.anyPrice),
    priceFrom: from,
    priceTo: to,
  };
}

function chosenOf(query: ListingQuery, cityId: number): Map<GroupCode, readonly string[]> {
  const chosen = new Map<GroupCode, readonly string[]>();
  for (const code of FACETS) {
    const values: readonly string[] = query[code satisfies FacetCode];
    if (values.length > 0) chosen.set(code, values);
  }
  if (query.shop) chosen.set('shop', [String(cityId)]);
  if (query.sale) chosen.set('sale', ['1']);
  return chosen;
}

/** `20000-250000`, `20000-`, `-250000`, whole roubles; ends the wrong way round are turned. */
function readPrice(price: string | undefined): { from: number | null; to: number | null } {
  const [from = '', to = ''] = (price ?? '').split('-');
  const ends = { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
  if (ends.from !== null && ends.to !== null && ends.from > ends.to) return { from: ends.to, to: ends.from };
  return ends;
}
