import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Endpoint, QueryOf } from '@yahont/contracts/wire/endpoint.ts';
import type { Route } from '../calls/route.ts';

/** Reads one filter from the address; undefined for a text that the call would refuse. */
export type FilterReader<Value extends string | number> = (typed: string) => Value | undefined;

/** Filters of a list: keys of the query of its call, each with the reader of its text. */
export type FilterReaders<E extends Endpoint> = {
  readonly [Key in keyof QueryOf<E>]?: FilterReader<Filter<QueryOf<E>[Key]>>;
};

/** The schema of an id takes anything before it reads it, so its type says nothing. */
type Filter<Value> = [unknown] extends [Value] ? string | number : Extract<Value, string | number>;

/** What the readers read; a key that is not set is absent. */
export type FiltersOf<Readers> = {
  [Key in keyof Readers]?: Readers[Key] extends FilterReader<infer Value> ? Value : never;
};

export type Change<Readers> = { [Key in keyof Readers]?: FiltersOf<Readers>[Key] | undefined };

export type UsedFilters<Readers> = {
  filters: FiltersOf<Readers>;
  /** Writes the change into the address of this page; undefined unsets. The open row (`at`) is dropped. */
  set: (change: Change<Readers>) => void;
  /** `?status=ready`, or empty: for links that keep the filters, with a change if there is one. */
  query: (change?: Change<Readers>) => string;
  /** Whether any of these is set. */
  has: (keys: readonly (keyof Readers)[]) => boolean;
};

/**
 * The filters of a list in the address. Only keys of the contract's query can be named, so that a filter,
 * a counter and a link say the same thing.
 * @example const { filters, set } = useFilters(listOfficeOrders, { status: oneOf(ORDER_STATUSES), q: text(30) })
 */
export function useFilters<E extends Endpoint, Readers extends FilterReaders<E>>(
  _list: Route<E>,
  readers: Readers,
): UsedFilters<Readers> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asText = search.toString();
  const filters = useMemo(() => readFilters(readers, new URLSearchParams(asText)), [readers, asText]);
  const query = useCallback(
    (change: Change<Readers> = {}) => filterQuery({ ...filters, ...change }),
    [filters],
  );
  return {
    filters,
    query,
    set: (change) => void navigate(pathname + query(change), { replace: true }),
    has: (keys) => keys.some((key) => filters[key] !== undefined),
  };
}

/** The filters of an address; unknown and unreadable values are left out. */
export function readFilters<Readers extends object>(
  readers: Readers,
  search: URLSearchParams,
): FiltersOf<Readers> {
  const read = Object.entries(readers).flatMap(([key, reader]: [string, unknown]) => {
    const typed = search.get(key);
    if (typed === null || typed === '' || typeof reader !== 'function') return [];
    const value: unknown = Reflect.apply(reader, undefined, [typed]);
    return value === undefined ? [] : [[key, value]];
  });
  // safe: each value was read by the reader of its key
  return Object.fromEntries(read) as FiltersOf<Readers>;
}

/** `?status=ready&store=2`; empty when nothing is set. */
export function filterQuery(filters: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters))
    if (typeof value === 'string' || typeof value === 'number') search.set(key, String(value));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** One of a closed list. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): FilterReader<Value> =>
  (typed) =>
    values.find((value) => value === typed);

/** The id of a row. */
export const idNumber: FilterReader<number> = (typed) =>
  /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined;

/** What somebody searches for, as long as the contract lets it be. */
export const text =
  (longest: number): FilterReader<string> =>
  (typed) =>
    typed.length <= longest ? typed : undefined;

/** A calendar day, `2026-11-30`. */
export const day: FilterReader<string> = (typed) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : undefined);
