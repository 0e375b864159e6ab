import { allPacks, compareRows, countRow, grown, writeAt, type Columns } from './columns.ts';
import type { FacetTypes } from './description.ts';
import { firstIndex } from './first-index.ts';

/** Adds, replaces or removes one row in microseconds, without a rebuild. */
export function replaceRow<T extends FacetTypes>(
  columns: Columns<T>,
  { before, after }: { before: T['row'] | undefined; after: T['row'] | undefined },
): void {
  columns.families?.choices.clear();
  if (before) countRow(columns, before, -1);
  if (after) countRow(columns, after, 1);
  if (before && after && compareRows(columns.description, before, after) === 0) {
    writeAt(columns, positionOf(columns, before), after);
    return;
  }
  if (before) {
    const position = positionOf(columns, before);
    shift(columns, position + 1, position);
    columns.rows.splice(position, 1);
    columns.length -= 1;
  }
  if (after) {
    makeRoom(columns);
    const position = positionOf(columns, after);
    shift(columns, position, position + 1);
    columns.rows.splice(position, 0, after);
    columns.length += 1;
    writeAt(columns, position, after);
  }
}

/** The position of a row, or where it would be inserted. */
function positionOf<T extends FacetTypes>({ rows, length, description }: Columns<T>, row: T['row']): number {
  return firstIndex(length, (position) => {
    const other = rows[position];
    return other !== undefined && compareRows(description, other, row) < 0;
  });
}

function shift<T extends FacetTypes>(columns: Columns<T>, from: number, to: number): void {
  const { ids, order, families, ranges, sortKeys, length } = columns;
  const arrays: (Float64Array | Int32Array)[] = [
    ids,
    order,
    ...(families ? [families.of, families.preferred] : []),
    ...[...allPacks(columns), ...ranges].map(({ codes }) => codes),
    ...sortKeys.values(),
  ];
  for (const array of arrays) array.copyWithin(to, from, length);
}

function makeRoom<T extends FacetTypes>(columns: Columns<T>): void {
  const { families, sortKeys, length } = columns;
  if (length < columns.order.length) return;
  const capacity = length * 2;
  columns.ids = grown(columns.ids, new Int32Array(capacity));
  columns.order = grown(columns.order, new Float64Array(capacity));
  if (families) {
    families.of = grown(families.of, new Int32Array(capacity));
    families.preferred = grown(families.preferred, new Int32Array(capacity));
  }
  for (const column of [...allPacks(columns), ...columns.ranges])
    column.codes = grown(column.codes, new Int32Array(capacity));
  for (const [sort, keys] of sortKeys) sortKeys.set(sort, grown(keys, new Float64Array(capacity)));
}
