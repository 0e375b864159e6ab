import { chooseRows } from './families/choose-rows.ts';
import type { Columns } from './columns.ts';
import { countFamilies } from './families/count-families.ts';
import { countRanges } from './counts/count-ranges.ts';
import { countRows } from './counts/count-rows.ts';
import type { FacetTypes } from './description.ts';
import { groupByFamily } from './families/group-by-family.ts';
import type { Histogram } from './histogram.ts';
import { pickPage, type ListingOrder } from './pick-page.ts';
import { hasFilters, scan, type Filters } from './scan.ts';
import type { GroupCounts, Scope } from './scope.ts';

export type PageQuery<T extends FacetTypes> = {
  filters: Filters<T>;
  order: ListingOrder<T['sort']>;
  /** From 1. A page behind the last one is the last one. */
  page: number;
  pageSize: number;
  /** Whether a family is listed and counted once. False lists every row, as does a description without families. */
  isByFamily: boolean;
  /** Groups whose other values are counted beside a choice; in the rest only chosen values are, which is faster. */
  alternatives: readonly T['group'][];
};

export type ListedPage<T extends FacetTypes> = {
  total: number;
  page: number;
  pageCount: number;
  rows: T['row'][];
  /**
   * How many entries each value would leave: with the choices of the other groups and ranges, without
   * those of its own.
   */
  counts: GroupCounts<T['group']>;
  /** By range, over the rows that all other groups and ranges leave. */
  histograms: ReadonlyMap<T['range'], Histogram>;
};

/** One page of a listing with everything that its filters show. */
export function listPage<T extends FacetTypes>(
  columns: Columns<T>,
  scope: Scope<T['group']>,
  { filters, order, pageSize, isByFamily, alternatives, ...asked }: PageQuery<T>,
): ListedPage<T> {
  const found = scan(columns, scope, filters);
  const { passed } = found;
  const lists =
    columns.families && isByFamily ? groupByFamily(columns.families, columns.length, passed) : null;
  const listed = lists ? chooseRows(columns, lists, { passed, order }) : passed;
  const total = listed.length;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked.page, pageCount);
  const offset = (page - 1) * pageSize;
  const positions = pickPage(columns, listed, { ...order, offset, limit: pageSize });
  const countFiltered = (): GroupCounts<T['group']> => {
    const isCountedAlike = lists !== null || columns.families === null;
    if (isCountedAlike && !hasFilters(filters)) return scope.counts;
    return lists ? countFamilies(found, lists, alternatives) : countRows(found);
  };
  return {
    total,
    page,
    pageCount,
    rows: positions.map((position) => columns.rows[position]).filter((row) => row !== undefined),
    counts: countFiltered(),
    histograms: countRanges(found),
  };
}
