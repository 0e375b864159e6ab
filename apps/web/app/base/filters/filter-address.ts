import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '@yahont/contracts/wire/limits.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import { readNumber } from './read-number.ts';

/** Texts of both fields of a range. */
export type SentRange = { from: string; to: string };

export type NumberEnds = { from: number | null; to: number | null };

/**
 * A range that a form sends as two fields and an address contains as one value: `price_from`, `price_to` →
 * `price`.
 */
export type RangeKey = {
  /** Whether a field's text is a valid end of the range; an empty one always is. */
  isEnd: (text: string) => boolean;
  /** The value for the address; null for an open range. */
  write: (sent: SentRange) => string | null;
};

type Keys<Key extends string, Range extends Key> = {
  /** All keys, in the order in which they are written. */
  keys: readonly Key[];
  ranges: Readonly<Record<Range, RangeKey>>;
  /** Values that are not written. */
  defaults: Partial<Record<Key, string>>;
};

/** How the addresses of one kind of listing are read and written. */
export type FilterAddress<Key extends string, Range extends Key> = {
  /** Writes keys and values in a fixed order, so that equal filters have equal addresses. */
  written: (search: URLSearchParams, options?: { keepsPage?: boolean }) => string;
  /** Address with one value toggled; changing a filter returns to the first page. */
  toggleValue: (search: URLSearchParams, key: Key, value: string) => string;
  /** Address with one key set, or removed by null. Any change except of the page returns to the first page. */
  withKey: (search: URLSearchParams, key: Key, value: string | null) => string;
  /** The address reduced to these keys. */
  withOnly: (search: URLSearchParams, keys: readonly Key[]) => string;
  /** Address of another page of the same listing. */
  withPage: (search: URLSearchParams, page: number) => string;
  /** Identifies a listing across its pages. */
  listingIdentity: (pathname: string, search: URLSearchParams) => string;
  /** The invalid range of a form sent without JavaScript; null when it is valid or absent. */
  refusedRange: (search: URLSearchParams, code: Range) => SentRange | null;
  /**
   * Redirect target of a form sent without JavaScript: the address that scripts would have produced. Null for
   * any other address, and for a refused range, whose fields must show the typed text.
   */
  formAddress: (search: URLSearchParams) => string | null;
};

/** Defines the addresses of one kind of listing by its keys. */
export function defineFilterAddress<Key extends string, Range extends Key>({
  keys,
  ranges,
  defaults,
}: Keys<Key, Range>): FilterAddress<Key, Range> {
  const rangeCodes = keys.filter((key): key is Range => Object.hasOwn(ranges, key));

  function written(search: URLSearchParams, { keepsPage = false } = {}): string {
    const ordered = new URLSearchParams();
    for (const key of keys) {
      if (key === 'page' && (!keepsPage || search.get('page') === '1')) continue;
      if (search.get(key) === defaults[key]) continue;
      for (const value of search.getAll(key).toSorted()) if (value !== '') ordered.append(key, value);
    }
    const text = ordered.toString();
    return text === '' ? '' : `?${text}`;
  }

  function toggleValue(search: URLSearchParams, key: Key, value: string): string {
    const next = new URLSearchParams(search);
    const others = next.getAll(key).filter((one) => one !== value);
    const isOn = next.getAll(key).includes(value);
    next.delete(key);
    for (const one of isOn ? others : [...others, value]) next.append(key, one);
    return written(next);
  }

  function withKey(search: URLSearchParams, key: Key, value: string | null): string {
    const next = new URLSearchParams(search);
    next.delete(key);
    if (value !== null) next.set(key, value);
    return key === 'page' ? written(next, { keepsPage: true }) : written(next);
  }

  function withOnly(search: URLSearchParams, kept: readonly Key[]): string {
    const next = new URLSearchParams();
    for (const key of kept) for (const value of search.getAll(key)) next.append(key, value);
    return written(next);
  }

  function withPage(search: URLSearchParams, page: number): string {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return written(next, { keepsPage: true });
  }

  function refusedRange(search: URLSearchParams, code: Range): SentRange | null {
    const sent = sentRange(search, code);
    const isEnd = (text: string): boolean => text === '' || ranges[code].isEnd(text);
    return isEnd(sent.from) && isEnd(sent.to) ? null : sent;
  }

  function formAddress(search: URLSearchParams): string | null {
    const sent = rangeCodes.filter((code) => {
      const { from, to } = sentRange(search, code);
      return from !== '' || to !== '';
    });
    if (sent.length === 0 || sent.some((code) => refusedRange(search, code) !== null)) return null;
    const next = new URLSearchParams(search);
    for (const code of sent) next.set(code, ranges[code].write(sentRange(search, code)) ?? '');
    return written(next);
  }

  return {
    written,
    toggleValue,
    withKey,
    withOnly,
    withPage,
    listingIdentity: (pathname, search) => `${pathname}${written(search)}`,
    refusedRange,
    formAddress,
  };
}

/** Name of the field of one end of a range. */
export function fieldOf(code: string, end: keyof SentRange): string {
  return `${code}_${end}`;
}

/** Names of both fields of each range. */
export function fieldsOf(codes: readonly string[]): string[] {
  return codes.flatMap((code) => [fieldOf(code, 'from'), fieldOf(code, 'to')]);
}

/** Values of one key within the API's limits. */
export function keptValues(search: URLSearchParams, key: string): string[] {
  const values = search.getAll(key).filter((value) => value !== '' && !value.includes('\0'));
  return values.filter((value) => value.length <= FILTER_VALUE_MAX).slice(0, FILTER_VALUES_MAX);
}

type Digits = { whole: number; fraction: number };

/**
 * `20000-250000`, with the digits that the API accepts, rounded outwards: 20 000,50 and up begins at 20 000.
 */
export function writtenNumbers({ whole, fraction }: Digits, { from, to }: NumberEnds): string | null {
  if (from === null && to === null) return null;
  const scale = 10 ** fraction;
  const most = mostOf({ whole, fraction });
  const end = (value: number | null, round: (value: number) => number): string =>
    value === null ? '' : String(Math.min(round(movePoint(Math.min(value, most), fraction)) / scale, most));
  return `${end(from, Math.floor)}-${end(to, Math.ceil)}`;
}

/** The largest number with these digits: 999 999 999, 99,999. */
function mostOf({ whole, fraction }: Digits): number {
  return 10 ** whole - 1 / 10 ** fraction;
}

/**
 * The number with its decimal point moved: 1.1 becomes exactly 110, whereas 1.1 × 100 is 110.00000000000001.
 */
function movePoint(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Ranges of numbers, each with its digits. */
export function numberRanges<Code extends string>(
  codes: readonly Code[],
  digits: Readonly<Record<Code, Digits>>,
): Record<Code, RangeKey> {
  return recordOf(codes, (code) => ({
    isEnd: (text) => {
      const value = readNumber(text);
      return value !== null && value <= mostOf(digits[code]);
    },
    write: ({ from, to }) => writtenNumbers(digits[code], { from: readNumber(from), to: readNumber(to) }),
  }));
}

/** Link to a query string on the current page; an empty one links to the page without a query. */
export function hrefOf(search: string): string {
  return search === '' ? './' : search;
}

/**
 * Reads the values in the order of the page's cache key, so that pages with the same key have the same
 * content.
 */
function sentRange(search: URLSearchParams, code: string): SentRange {
  const textOf = (end: keyof SentRange): string =>
    keptValues(search, fieldOf(code, end)).toSorted()[0]?.trim() ?? '';
  return { from: textOf('from'), to: textOf('to') };
}
