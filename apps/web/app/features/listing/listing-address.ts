import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import {
  FACETS,
  LISTING_KEYS,
  RANGE_DIGITS,
  RANGES,
  SWITCHES,
  type ListingKey,
  type RangeCode,
} from '@yahont/contracts/listing-facets.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { cleanSearchText } from '@yahont/values/typed/search-text.ts';
import {
  defineFilterAddress,
  fieldsOf,
  keptValues,
  numberRanges,
  writtenNumbers,
  type NumberEnds,
} from '#app/base/filters/filter-address.ts';
import { sortOf } from './sort-names.ts';

/** All keys of the address that a listing depends on; a form sent without JavaScript has two fields for each range. */
export const ADDRESS_KEYS: readonly string[] = [...LISTING_KEYS, ...fieldsOf(RANGES)];

export const { formAddress, listingIdentity, refusedRange, toggleValue, withKey, withOnly, withPage } =
  defineFilterAddress<ListingKey, RangeCode>({
    keys: LISTING_KEYS,
    ranges: numberRanges(RANGES, RANGE_DIGITS),
    defaults: { sort: 'popular' },
  });

/** Values of one key within the API's limits; a longer search text is cut. */
export function usableValues(search: URLSearchParams, key: string): string[] {
  if (key === 'q') return [cleanSearchText(search.get('q') ?? '')].filter((text) => text !== '');
  return keptValues(search, key);
}

/** Query for the API from the page's address; unknown keys and values that the API refuses are omitted. */
export function listingQuery(search: URLSearchParams) {
  return {
    q: cleanSearchText(search.get('q') ?? ''),
    exact: flag(search.get('exact')),
    ...recordOf(FACETS, (code) => usableValues(search, code)),
    ...recordOf(RANGES, (code) => search.get(code) ?? undefined),
    ...recordOf(SWITCHES, (code) => flag(search.get(code))),
    sort: sortOf(search.get('sort')),
    page: search.get('page') ?? 1,
  };
}

/** A range as written in addresses; null for an open one. */
export function writtenRange(code: RangeCode, ends: NumberEnds): string | null {
  return writtenNumbers(RANGE_DIGITS[code], ends);
}

/** Address without filters; keeps the search text and the sort. */
export function withoutFilters(search: URLSearchParams): string {
  return withOnly(search, ['q', 'exact', 'sort']);
}

/**
 * The address with the filters that its query implies, so that each can be removed: `?q=кольцо с сапфиром`
 * becomes `?q=кольцо&stone=sapphire`. Any other query is unchanged.
 */
export function withUnderstood(
  search: URLSearchParams,
  understood: Listing['understood'] | undefined,
): URLSearchParams {
  if (!understood || cleanSearchText(search.get('q') ?? '') !== understood.query) return search;
  const next = new URLSearchParams(search);
  next.set('q', understood.rest);
  for (const [key, values] of Object.entries(understood.filters)) {
    if (isRange(key) && next.has(key)) continue;
    for (const value of values) if (!next.getAll(key).includes(value)) next.append(key, value);
  }
  return next;
}

/** Whether anything besides sort, search text and page narrows the listing. */
export function hasFilters(listing: Listing): boolean {
  return (
    listing.switches.some(({ isSelected }) => isSelected) ||
    listing.facets.some((facet) =>
      facet.kind === 'range' ? facet.chip !== null : facet.options.some(({ isSelected }) => isSelected),
    )
  );
}

function isRange(key: string): boolean {
  return RANGES.some((code) => code === key);
}

function flag(text: string | null): '1' | undefined {
  return text === '1' ? text : undefined;
}
