import { STONES_PER_PAGE } from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing, StoneQuery } from '@yahont/contracts/stones/stone-listing.ts';
import { codesOf } from '#src/facets/description.ts';
import { listPage } from '#src/facets/list-page.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';
import type { StoneGroupCode } from '../projection/stones.facets.ts';
import { toFacets } from './facets.ts';
import { sortOf, toFilters } from './read-query.ts';

/** A page of the stones on sale with all facets, without settings. */
export function listStones(
  { city }: Pick<CallContext, 'city'>,
  stones: StoneCatalogue,
  query: StoneQuery,
): Omit<StoneListing, 'setting'> {
  const [columns, scope] = [stones.columns(), stones.scope()];
  const page = listPage(columns, scope, {
    filters: toFilters(query, city.id),
    order: { sort: sortOf(query.sort, query.scale), keys: null },
    page: query.page,
    pageSize: STONES_PER_PAGE,
    isByFamily: false,
    alternatives: codesOf<StoneGroupCode>(columns.description.groups),
  });
  return {
    allTotal: columns.length,
    total: page.total,
    page: page.page,
    pageCount: page.pageCount,
    sort: query.sort,
    scale: query.scale,
    cards: page.rows.slice(0, query.limit).map((record) => stones.cardOf(record)),
    facets: toFacets({ query, columns, scope, page }),
    here: { count: page.counts.get('here')?.get(String(city.id)) ?? 0, isSelected: query.here === '1' },
  };
}
