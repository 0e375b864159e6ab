import type { Listing, ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { toFacets, toSwitches } from './facets.ts';
import { listPositions } from './list-positions.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { breadcrumbsOf, toSectionLink } from '../section-links.ts';
import { understoodOf } from '../search/meaning/understood.ts';
import { sectionTexts } from '../texts/section-texts.ts';

/** A page of a section with its facets and texts. Throws `section-not-found`. */
export function getListing(
  ctx: Pick<CallContext, 'city'>,
  catalogue: Catalogue,
  query: ListingQuery,
): Listing {
  const section = catalogue.sections().find(query.section) ?? null;
  if (!section && query.section !== '') throw notFound('section');
  const listed = listPositions(catalogue, query, ctx.city.id);
  const { search, histograms } = listed;
  return {
    section: sectionTexts(section, { total: listed.baseTotal, minPrice: histograms.get('price')?.min ?? 0 }),
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
    facets: toFacets(listed, catalogue.collections()),
    switches: toSwitches(listed, ctx.city.id),
    correctedQuery: search?.correction?.corrected ?? null,
    understood: search && understoodOf(query.q, search),
  };
}
