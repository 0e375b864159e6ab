import type { ListingQuery } from '@yahont/contracts/listing.ts';
import type { MeantFilters } from './understand.ts';

/** Merges the filters of an address with those of its text; a range of the address wins over one of the text. */
export function withMeaning(query: ListingQuery, meant: MeantFilters): ListingQuery {
  const both = (code: 'metal' | 'stone' | 'cut' | 'size' | 'fineness' | 'audience'): string[] => [
    ...new Set([...query[code], ...(meant[code] ?? [])]),
  ];
  return {
    ...query,
    metal: both('metal'),
    stone: both('stone'),
    cut: both('cut'),
    size: both('size'),
    fineness: both('fineness'),
    audience: both('audience'),
    price: query.price ?? meant.price,
    carat: query.carat ?? meant.carat,
  };
}
