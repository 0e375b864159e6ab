import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { FACETS, LISTING_KEYS, RANGE_DIGITS, RANGES, SWITCHES } from '@yahont/contracts/listing-facets.ts';
import type { FacetCode, ListingKey, RangeCode } from '@yahont/contracts/listing-facets.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '@yahont/contracts/wire/limits.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { cleanSearchText } from '@yahont/values/text/search-text.ts';
import { readNumber } from '#app/ui/range/read-number.ts';
import { sortOf } from './sort-names.ts';

/** A form sent without JavaScript has two fields for each range: `price_from` and `price_to`. */
const FORM_KEYS = RANGES.flatMap((code) => [fieldOf(code, 'from'), fieldOf(code, 'to')]);

/** All keys of the address that a listing depends on. */
export const ADDRESS_KEYS: readonly string[] = [...LISTING_KEYS, ...FORM_KEYS];

/** Values of one key within the API's limits; a longer search text is cut. */
export function usableValues(search: URLSearchParams, key: string): string[] {
  if (key === 'q') return [cleanSearchText(search.get('q') ?? '')].filter((text) => text !== '');
  const values = search.getAll(key).filter((value) => value !== '' && !value.includes('\0'));
  return values.filter((value) => value.length <= FILTER_VALUE_MAX).slice(0, FILTER_VALUES_MAX);
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

/** Name of the field of one end of a range. */
export function fieldOf(code: RangeCode, end: 'from' | 'to'): string {
  return `${code}_${end}`;
}

/** Texts of both fields of a range. */
export type SentRange = { from: string; to: string };

/** The invalid range of a form sent without JavaScript; null when it is valid or absent. */
export function refusedRange(search: URLSearchParams, code: RangeCode): SentRange | null {
  const sent = sentRange(search, code);
  return isBound(sent.from) && isBound(sent.to) ? null : sent;
}

/**
 * Redirect target of a form sent without JavaScript: the address that a press would have made. Null for any other
 * address, and for a refused range, whose fields must show what was typed.
 */
export function formAddress(search: URLSearchParams): string | null {
  const sent = RANGES.filter((code) => {
    const { from, to } = sentRange(search, code);
    return from !== '' || to !== '';
  });
  if (sent.length === 0 || sent.some((code) => refusedRange(search, code) !== null)) return null;
  const next = new URLSearchParams(search);
  for (const code of sent) {
    const { from, to } = sentRange(search, code);
    const ends = { from: readNumber(from), to: readNumber(to) };
    next.set(code, writtenRange(code, ends) ?? '');
  }
  return written(next);
}

/** `20000-250000`, with the digits that the API reads and rounded outwards: 20 000,50 and up begins at 20 000. */
export function writtenRange(
  code: RangeCode,
  { from, to }: { from: number | null; to: number | null },
): string | null {
  if (from === null && to === null) return null;
  const { whole, fraction } = RANGE_DIGITS[code];
  const scale = 10 ** fraction;
  const most = 10 ** whole - 1 / scale;
  const end = (value: number | null, round: (value: number) => number): string =>
    value === null ? '' : String(Math.min(round(value * scale) / scale, most));
  return `${end(from, Math.floor)}-${end(to, Math.ceil)}`;
}

/** Reads the values in the order of the page's cache key, so that pages with one key show the same. */
function sentRange(search: URLSearchParams, code: RangeCode): SentRange {
  const textOf = (end: 'from' | 'to'): string =>
    usableValues(search, fieldOf(code, end)).toSorted()[0]?.trim() ?? '';
  return { from: textOf('from'), to: textOf('to') };
}

function isBound(text: string): boolean {
  return text === '' || readNumber(text) !== null;
}

/** Address with one facet value toggled; changing a filter returns to the first page. */
export function toggleValue(search: URLSearchParams, code: FacetCode, value: string): string {
  const next = new URLSearchParams(search);
  const others = next.getAll(code).filter((one) => one !== value);
  const isOn = next.getAll(code).includes(value);
  next.delete(code);
  for (const one of isOn ? others : [...others, value]) next.append(code, one);
  return written(next);
}

/** Address with one key set, or removed by null. Any change except of the page returns to the first page. */
export function withKey(search: URLSearchParams, key: ListingKey, value: string | null): string {
  const next = new URLSearchParams(search);
  next.delete(key);
  if (value !== null) next.set(key, value);
  return key === 'page' ? written(next, { keepsPage: true }) : written(next);
}

/** Address without filters; the search text and the sort stay. */
export function withoutFilters(search: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const key of ['q', 'exact', 'sort'] satisfies ListingKey[]) {
    const value = search.get(key);
    if (value) next.set(key, value);
  }
  return written(next);
}

/**
 * The address with the filters that its query means, so that each can be removed: `?q=кольцо с сапфиром` becomes
 * `?q=кольцо&stone=sapphire`. Any other query is unchanged.
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

/** Address of another page of the same listing. */
export function withPage(search: URLSearchParams, page: number): string {
  return withKey(search, 'page', String(page));
}

/** Link to a query string on the current page; an empty one links to the page without a query. */
export function hrefOf(search: string): string {
  return search === '' ? './' : search;
}

/** What identifies a listing across its pages. */
export function listingIdentity(pathname: string, search: URLSearchParams): string {
  return `${pathname}${written(search)}`;
}

/** Writes keys and values in a fixed order, so that equal filters have equal addresses. */
function written(search: URLSearchParams, { keepsPage = false } = {}): string {
  const ordered = new URLSearchParams();
  for (const key of LISTING_KEYS) {
    if (key === 'page' && (!keepsPage || search.get('page') === '1')) continue;
    if (key === 'sort' && search.get('sort') === 'popular') continue;
    for (const value of search.getAll(key).toSorted()) if (value !== '') ordered.append(key, value);
  }
  const text = ordered.toString();
  return text === '' ? '' : `?${text}`;
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
