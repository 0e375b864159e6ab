import type { FoundStones } from '@yahont/contracts/search/search.ts';
import { STONE_KEYS } from '@yahont/contracts/stones/stone-filters.ts';
import { StoneQuery } from '@yahont/contracts/stones/stone-listing.ts';
import type { CallContext } from '#src/platform/context.ts';
import {
  findByCertificate,
  LISTING_URL,
  listStones,
  type StoneCatalogue,
} from '#src/domains/goods/stones/index.ts';
import { laboratoryIn, readStoneQuery } from './read-stone-query.ts';
import type { StoneFilters } from './read-words.ts';

const MAX = 4;
/** Numbers of certificates: «24-118407», «2141438171». */
const CERTIFICATE = /(?<![\p{L}\d])\d[\d-]{4,}\d(?![\p{L}\d])/u;

/** Loose stones that match a query; null when it is not about stones, or none matches. */
export function findStones(
  ctx: Pick<CallContext, 'city'>,
  stones: StoneCatalogue,
  query: string,
): FoundStones | null {
  const laboratories = [...(stones.scope().counts.get('laboratory')?.keys() ?? [])];
  const laboratory = laboratoryIn(query, laboratories);
  const certificate = CERTIFICATE.exec(query)?.[0];
  const stone = certificate === undefined ? null : findByCertificate(stones, { certificate, laboratory });
  if (stone)
    return { url: stone.url, total: 1, isExact: true, scale: stone.laboratoryScale, stones: [stone] };
  const filters = readStoneQuery(query, laboratories);
  if (filters === null) return null;
  const listing = listStones(ctx, stones, StoneQuery.parse(filters));
  if (listing.total === 0) return null;
  const { total, scale, cards } = listing;
  return { url: urlOf(filters), total, isExact: false, scale, stones: cards.slice(0, MAX) };
}

function urlOf(filters: StoneFilters): string {
  const search = new URLSearchParams();
  const values = new Map(Object.entries(filters));
  for (const key of STONE_KEYS) {
    const value = values.get(key);
    if (value !== undefined) search.set(key, value);
  }
  return search.size === 0 ? LISTING_URL : `${LISTING_URL}?${search.toString()}`;
}
