import type { CursorList } from '#app/lib/lists/cursor-list.ts';

type Found<Row> = { row: Row | null; isPending: boolean };

/** A row that is open beside its list or on a page of its own: its call lists rows and gives none alone. */
export function rowOf<Row>(list: CursorList<Row>, isIt: (row: Row) => boolean): Found<Row> {
  const row = list.rows?.find(isIt) ?? null;
  return { row, isPending: list.rows === undefined && list.error === null };
}
