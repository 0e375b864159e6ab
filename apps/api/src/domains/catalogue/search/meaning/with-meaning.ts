import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { MeantFilters } from './understand.ts';

/** The filters of an address together with those that its text means; where both say a range, the address decides. */
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
