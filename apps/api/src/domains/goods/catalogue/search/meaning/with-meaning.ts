import { FACETS, RANGES } from '@yahont/contracts/listing-facets.ts';
import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import type { MeantFilters } from './understand.ts';

/**
 * The filters of an address combined with those implied by its text. If both set a range, the address
 * wins.
 */
export function withMeaning(query: ListingQuery, meant: MeantFilters): ListingQuery {
  return {
    ...query,
    ...recordOf(FACETS, (code) => [...new Set([...query[code], ...(meant[code] ?? [])])]),
    ...recordOf(RANGES, (code) => query[code] ?? meant[code]),
  };
}
