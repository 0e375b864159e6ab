import { keepPreviousData, useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How often an open list asks again while its tab is visible, milliseconds. */
const EVERY_MS = 15_000;
/** Rows after which one narrows the filters instead of reading on. */
const MOST_ROWS = 200;

type Page<Row, Cursor> = { items: readonly Row[]; next: Cursor | null };

type Options<Row, Cursor> = {
  /** Begins with the name of the list and has all of its filters: `['orders', filters]`. */
  key: QueryKey;
  /** Reads one page, from the beginning without a cursor. */
  read: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<Page<Row, Cursor>>;
  idOf: (row: Row) => string | number;
  /** False: read once, as for the neighbours of an open record. */
  isLive?: boolean;
  isOn?: boolean;
};

export type CursorList<Row> = {
  /** In the order of the API; undefined until the first page is here. A row that moved meanwhile comes once. */
  rows: readonly Row[] | undefined;
  /** A page is on its way; the rows before stay. */
  isReading: boolean;
  error: Error | null;
  retry: () => void;
  /** Reads the next page; null when there is none. */
  more: (() => void) | null;
  /** There are more rows than a list shows. */
  isCut: boolean;
};

/**
 * A list that comes by cursor, read again when the window gets the focus and every 15 seconds. Pages are
 * added up to 200 rows; with other filters the old rows stay until the new ones are here.
 */
export function useCursorList<Row, Cursor extends string | number>({
  key,
  read,
  idOf,
  isLive = true,
  isOn = true,
}: Options<Row, Cursor>): CursorList<Row> {
  const list = useInfiniteQuery<
    Page<Row, Cursor>,
    Error,
    InfiniteData<Page<Row, Cursor>>,
    QueryKey,
    Cursor | undefined
  >({
    queryKey: key,
    // safe: cursors come from the pages themselves; the library does not keep a generic type
    queryFn: ({ pageParam, signal }) => read(pageParam as Cursor | undefined, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isOn,
    staleTime: isLive ? 0 : EVERY_MS,
    refetchInterval: isLive && EVERY_MS,
    refetchOnWindowFocus: isLive ? 'always' : false,
  });
  const pages = list.data?.pages;
  const rows = useMemo(() => (pages === undefined ? undefined : once(pages, idOf)), [pages, idOf]);
  const isCut = list.hasNextPage && rows !== undefined && rows.length >= MOST_ROWS;
  return {
    rows,
    isReading: list.isFetching,
    error: list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage && !isCut ? () => void list.fetchNextPage({ cancelRefetch: false }) : null,
    isCut,
  };
}

/** A row that changed between two pages may be in both. */
function once<Row>(
  pages: readonly Page<Row, unknown>[],
  idOf: (row: Row) => string | number,
): readonly Row[] {
  const rows = new Map<string | number, Row>();
  for (const row of pages.flatMap(({ items }) => items)) rows.set(idOf(row), row);
  return [...rows.values()];
}
