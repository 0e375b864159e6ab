import type { Facet, Listing } from '@yahont/contracts/listing.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '@yahont/contracts/limits.ts';
import { cleanSearchText } from '@yahont/values/search-text.ts';
import { readNumber } from '#app/ui/range/read-number.ts';
import { sortOf } from './sort-names.ts';

/** Keys of a filtered listing, in the order in which addresses are written. */
const WRITTEN_KEYS = [
  'q',
  'exact',
  'metal',
  'stone',
  'cut',
  'size',
  'fineness',
  'collection',
  'audience',
  'price',
  'carat',
  'shop',
  'sale',
  'sort',
  'page',
] as const;

type ListingKey = (typeof WRITTEN_KEYS)[number];

/** Without JavaScript the form sends the price as two fields. */
const FORM_KEYS = ['price_from', 'price_to'] as const;

/** Nine digits, the most that the API accepts. */
const MOST_ROUBLES = 999_999_999;

/** All keys of the address that a listing depends on. */
export const LISTING_KEYS = [...WRITTEN_KEYS, ...FORM_KEYS] as const;

/** Values of one key within the API's limits; a longer search text is cut. */
export function usableValues(search: URLSearchParams, key: string): string[] {
  if (key === 'q') return [cleanSearchText(search.get('q') ?? '')].filter((text) => text !== '');
  const values = search.getAll(key).filter((value) => value !== '' && !value.includes('\0'));
  return values.filter((value) => value.length <= FILTER_VALUE_MAX).slice(0, FILTER_VALUES_MAX);
}

/** Query for the API from the page's address; unknown keys and values that the API refuses are omitted. */
export function listingQuery(search: URLSearchParams) {
  const all = (key: ListingKey) => usableValues(search, key);
  return {
    q: cleanSearchText(search.get('q') ?? ''),
    metal: all('metal'),
    stone: all('stone'),
    cut: all('cut'),
    size: all('size'),
    fineness: all('fineness'),
    collection: all('collection'),
    audience: all('audience'),
    exact: flag(search.get('exact')),
    price: search.get('price') ?? undefined,
    carat: search.get('carat') ?? undefined,
    shop: flag(search.get('shop')),
    sale: flag(search.get('sale')),
    sort: sortOf(search.get('sort')),
    page: search.get('page') ?? 1,
  };
}

/** Texts of both price fields, at least one of which is not a number. */
export type RefusedPrice = { from: string; to: string };

/** The invalid price of a form sent without JavaScript; null when it is valid or absent. */
export function refusedPrice(search: URLSearchParams): RefusedPrice | null {
  const sent = sentPrice(search);
  return isBound(sent.from) && isBound(sent.to) ? null : sent;
}

/**
 * Redirect target of a form sent without JavaScript: the address that a press would have made. Null for any other
 * address, and for a refused price, whose fields must show what was typed.
 */
export function formAddress(search: URLSearchParams): string | null {
  const { from, to } = sentPrice(search);
  if ((from === '' && to === '') || refusedPrice(search) !== null) return null;
  const next = new URLSearchParams(search);
  next.set('price', `${roubles(from, Math.floor)}-${roubles(to, Math.ceil)}`);
  return written(next);
}

/** Reads the values in the order of the page's cache key, so that pages with one key show the same. */
function sentPrice(search: URLSearchParams): RefusedPrice {
  const [from, to] = FORM_KEYS.map((key) => usableValues(search, key).toSorted()[0]?.trim() ?? '');
  return { from: from ?? '', to: to ?? '' };
}

function isBound(text: string): boolean {
  return text === '' || readNumber(text) !== null;
}

function roubles(text: string, round: (value: number) => number): string {
  const value = readNumber(text);
  return value === null ? '' : String(Math.min(round(value), MOST_ROUBLES));
}

/** Address with one facet value toggled; changing a filter returns to the first page. */
export function toggleValue(search: URLSearchParams, code: Facet['code'], value: string): string {
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
  for (const key of ['q', 'exact', 'sort'] as const) {
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
    const isRange = key === 'price' || key === 'carat';
    if (isRange && next.has(key)) continue;
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
  for (const key of WRITTEN_KEYS) {
    if (key === 'page' && (!keepsPage || search.get('page') === '1')) continue;
    if (key === 'sort' && search.get('sort') === 'popular') continue;
    for (const value of search.getAll(key).toSorted()) if (value !== '') ordered.append(key, value);
  }
  const text = ordered.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether anything besides sort, search text and page narrows the listing. */
export function hasFilters(listing: Listing): boolean {
  const isFacetApplied = listing.facets.some((facet) => facet.values.some((value) => value.isSelected));
  const isPriceApplied = listing.price.from !== null || listing.price.to !== null;
  const isCaratApplied = listing.carat !== null;
  return (
    isFacetApplied || isPriceApplied || isCaratApplied || listing.isInStoreSelected || listing.isSaleSelected
  );
}

function flag(text: string | null): '1' | undefined {
  return text === '1' ? text : undefined;
}
