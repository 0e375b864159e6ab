import { FACETS, RANGES } from '@yahont/contracts/listing-facets.ts';
import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import type { MeantFilters } from './understand.ts';

/** The filters of an address together with those that its text means. Of two ranges that of the address applies. */
export function withMeaning(query: ListingQuery, meant: MeantFilters): ListingQuery {
  return {
    ...query,
    ...recordOf(FACETS, (code) => [...new Set([...query[code], ...(meant[code] ?? [])])]),
    ...recordOf(RANGES, (code) => query[code] ?? meant[code]),
  };
}
