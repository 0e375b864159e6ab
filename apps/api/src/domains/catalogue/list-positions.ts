import type { FacetCode, ListingQuery } from '@yahont/contracts/listing.ts';
import { FACETS } from '@yahont/contracts/listing.ts';
import { PAGE_SIZE } from '@yahont/contracts/limits.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { positionOf } from './projection/columns.ts';
import type { Columns, GroupCode } from './projection/columns.ts';
import { pickPage } from './projection/pick-page.ts';
import { priceHistogram } from './projection/price-histogram.ts';
import type { PriceHistogram } from './projection/price-histogram.ts';
import type { ProductRecord } from './projection/product-record.ts';
import { scan } from './projection/scan.ts';
import { createScope } from './projection/scope.ts';
import type { GroupCounts } from './projection/scope.ts';

export type ListedPage = {
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
  correctedQuery: string | null;
};

/** The listing as positions and numbers: all the work that grows with the catalogue. */
export function listPositions(catalogue: Catalogue, query: ListingQuery, cityId: number): ListedPage {
  const columns = catalogue.columns();
  const { from, to } = readPrice(query.price);
  const search = query.q === '' ? null : relevanceOf(catalogue, columns, query.q);
  const scope = search ? createScope(columns, query.section, search.hits) : catalogue.scopeOf(query.section);
  const chosen = chosenOf(query, cityId);
  const found = scan(columns, scope, {
    chosen,
    priceFrom: from === null ? null : from * 100,
    priceTo: to === null ? null : to * 100 + 99,
  });
  const isFiltered = chosen.size > 0 || from !== null || to !== null;
  const total = found.passed.length;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const positions = pickPage(columns, found.passed, {
    sort: query.sort,
    relevance: search?.relevance ?? null,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  return {
    total,
    page,
    pageCount,
    records: positions.map((position) => columns.records[position]).filter((record) => record !== undefined),
    counts: isFiltered ? found.counts() : scope.counts,
    baseCounts: scope.counts,
    baseTotal: scope.positions.length,
    price: priceHistogram(columns.price, found.anyPrice),
    priceFrom: from,
    priceTo: to,
    correctedQuery: search?.correctedQuery ?? null,
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

/** Larger than any popularity that matters: a better answer stands before a more popular piece. */
const GRADE = 1_000_000;

function relevanceOf(catalogue: Catalogue, columns: Columns, text: string) {
  const { grades, correctedQuery } = catalogue.search(text);
  const hits = new Uint8Array(columns.length);
  const relevance = new Float64Array(columns.length);
  for (const [id, grade] of grades) {
    const record = catalogue.find(id);
    if (!record) continue;
    const position = positionOf(columns, record);
    hits[position] = 1;
    relevance[position] = grade * GRADE + Math.min(Math.max(record.popularity, 0), GRADE - 1);
  }
  return { hits, relevance, correctedQuery };
}
