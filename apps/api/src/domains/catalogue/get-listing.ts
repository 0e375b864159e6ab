import type { Listing, ListingQuery } from '@yahont/contracts/listing.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { toFacets } from './facets.ts';
import { listPositions } from './list-positions.ts';
import { toCarats } from './meant-filters.ts';
import type { Catalogue } from './projection/catalogue.ts';
import { breadcrumbsOf, toSectionLink } from './section-links.ts';
import { readCarats } from './search/carats.ts';
import { understoodOf } from './search/understood.ts';
import { sectionTexts } from './section-texts.ts';

/** A page of a section with everything around it. Throws `section-not-found`. */
export function getListing(
  ctx: Pick<CallContext, 'city'>,
  catalogue: Catalogue,
  query: ListingQuery,
): Listing {
  const section = catalogue.sections().find(query.section) ?? null;
  if (!section && query.section !== '') throw notFound('section');
  const listed = listPositions(catalogue, query, ctx.city.id);
  const { counts, baseCounts, histograms, search } = listed;
  const { min = 0, max = 0, counts: histogram = [] } = histograms.get('price') ?? {};
  return {
    section: sectionTexts(section, { total: listed.baseTotal, minPrice: min }),
    breadcrumbs: breadcrumbsOf(catalogue, query.section),
    children: catalogue
      .sections()
      .childrenOf(query.section)
      .map((child) => toSectionLink(catalogue, child))
      .filter(({ count }) => count > 0),
    sectionTotal: listed.baseTotal,
    total: listed.total,
    page: listed.page,
    pageCount: listed.pageCount,
    sort: query.sort,
    cards: listed.records.map((record) => catalogue.cardOf(record)),
    facets: toFacets({ query: listed.query, counts, baseCounts, collections: catalogue.collections() }),
    price: { min, max, ...listed.price, histogram },
    inStoreCount: counts.get('shop')?.get(String(ctx.city.id)) ?? 0,
    isInStoreSelected: query.shop === '1',
    saleCount: counts.get('sale')?.get('1') ?? 0,
    isSaleSelected: query.sale === '1',
    carat: toCarats(readCarats(listed.query.carat)),
    correctedQuery: search?.correction?.corrected ?? null,
    understood: search && understoodOf(query.q, search),
  };
}
