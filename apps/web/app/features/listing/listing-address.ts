import type { Facet, Listing } from '@yahont/contracts/catalogue/listing.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '@yahont/contracts/wire/limits.ts';
import { cleanSearchText } from '@yahont/values/text/search-text.ts';
import { readNumber } from '#app/ui/range/read-number.ts';
import { sortOf } from './sort-names.ts';

/** Keys of a filtered listing, in the order that addresses are written. */
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

/** The form without JavaScript sends the price as two fields. */
const FORM_KEYS = ['price_from', 'price_to'] as const;

/** Nine digits, as many as the API reads. */
const MOST_ROUBLES = 999_999_999;

/** Everything in the address that a listing depends on. */
export const LISTING_KEYS = [...WRITTEN_KEYS, ...FORM_KEYS] as const;

/** Values of one key that the API takes, as far as it takes them; a longer search text is cut. */
export function usableValues(search: URLSearchParams, key: string): string[] {
  if (key === 'q') return [cleanSearchText(search.get('q') ?? '')].filter((text) => text !== '');
  const values = search.getAll(key).filter((value) => value !== '' && !value.includes('\0'));
  return values.filter((value) => value.length <= FILTER_VALUE_MAX).slice(0, FILTER_VALUES_MAX);
}

/** Query for the API from the address of the page; unknown keys are left out, and values that the API refuses. */
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

/** Texts of both price fields of which one at least is no number. */
export type RefusedPrice = { from: string; to: string };

/** What a form sent without JavaScript as a price when it is none; null when there is nothing to refuse. */
export function refusedPrice(search: URLSearchParams): RefusedPrice | null {
  const sent = sentPrice(search);
  return isBound(sent.from) && isBound(sent.to) ? null : sent;
}

/**
 * Where a form sent without JavaScript leads: the address that a press would have made; null for any other, and for a
 * price that is refused, whose fields must come back with what was typed.
 */
export function formAddress(search: URLSearchParams): string | null {
  const { from, to } = sentPrice(search);
  if ((from === '' && to === '') || refusedPrice(search) !== null) return null;
  const next = new URLSearchParams(search);
  next.set('price', `${roubles(from, Math.floor)}-${roubles(to, Math.ceil)}`);
  return written(next);
}

/** Read as the key of the page is, so that pages with one key show one thing. */
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

/** Address with one facet value switched; changing a filter goes back to the first page. */
export function toggleValue(search: URLSearchParams, code: Facet['code'], value: string): string {
  const next = new URLSearchParams(search);
  const others = next.getAll(code).filter((one) => one !== value);
  const isOn = next.getAll(code).includes(value);
  next.delete(code);
  for (const one of isOn ? others : [...others, value]) next.append(code, one);
  return written(next);
}

/** Address with one key set, or removed with null. Any change but the page's own goes back to the first page. */
export function withKey(search: URLSearchParams, key: ListingKey, value: string | null): string {
  const next = new URLSearchParams(search);
  next.delete(key);
  if (value !== null) next.set(key, value);
  return key === 'page' ? written(next, { keepsPage: true }) : written(next);
}

/** Address without any filter; the search text and the sort stay. */
export function withoutFilters(search: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const key of ['q', 'exact', 'sort'] as const) {
    const value = search.get(key);
    if (value) next.set(key, value);
  }
  return written(next);
}

/**
 * The address with what its query means as filters of their own, so that each of them can be taken off:
 * `?q=кольцо с сапфиром` is `?q=кольцо&stone=sapphire`. Any other query stays as it is.
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

/** Link to a query of the page one is on; an empty one leads to the bare page. */
export function hrefOf(search: string): string {
  return search === '' ? './' : search;
}

/** What stays the same while pages of one listing are turned. */
export function listingIdentity(pathname: string, search: URLSearchParams): string {
  return `${pathname}${written(search)}`;
}

/** Writes an address with keys and values in one order, so that equal filters have equal addresses. */
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

/** True when something besides sort, search and page narrows the listing. */
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
