import { setImmediate } from 'node:timers/promises';
import { codesOf, type FacetDescription, type FacetTypes } from './description.ts';
import { createRangeValues, type RangeValues } from './range-values.ts';
import { COLUMNS_MAX } from './selections.ts';
import { createValueSets, type ValueSets } from './value-sets.ts';

/** Groups that share a column of value sets. */
export type Pack<Group extends string = string> = {
  groups: readonly Group[];
  sets: ValueSets<Group>;
  /** By position: the number of a set. */
  codes: Int32Array<ArrayBuffer>;
  /** By family: the code of the values that its rows have together; `UNKNOWN` until requested. */
  familyCodes: Int32Array<ArrayBuffer>;
};

/** Every range but the one that orders the rows. */
export type RangeColumn<Range extends string = string> = {
  range: Range;
  values: RangeValues;
  /** By position: the number of a value. */
  codes: Int32Array<ArrayBuffer>;
};

/** Not a code. */
export const UNKNOWN = 2 ** 30;

/** Rows that a listing may show as one. */
export type Families<Sort extends string = string> = {
  /** By position: the number of the family, from 0. */
  of: Int32Array<ArrayBuffer>;
  /** By position: 1 when the row is preferred. */
  preferred: Int32Array<ArrayBuffer>;
  /** By id of the family. Numbers are never reused: a family without rows keeps its own. */
  numbers: Map<number, number>;
  /** By family: how many rows it has. */
  sizes: Int32Array<ArrayBuffer>;
  /** By sort and family: the position that shows the family when all its rows are listed. Cleared by any change. */
  choices: Map<Sort, Int32Array>;
};

/** Rows by position. Arrays are longer than `length`; entries from `length` on mean nothing. */
export type Columns<T extends FacetTypes> = {
  description: FacetDescription<T>;
  length: number;
  rows: T['row'][];
  /** By position: the id of the row. Read instead of the rows themselves, which are all over the memory. */
  ids: Int32Array<ArrayBuffer>;
  /** Values of the range that orders the rows, ascending. */
  order: Float64Array<ArrayBuffer>;
  families: Families<T['sort']> | null;
  packs: readonly Pack<T['group']>[];
  /** The group that chooses a scope. */
  scopePack: Pack<T['group']> | null;
  ranges: readonly RangeColumn<T['range']>[];
  /** For sorts by a key: larger comes first. */
  sortKeys: Map<T['sort'], Float64Array<ArrayBuffer>>;
};

/** Rows written between two pauses of a rebuild: a few milliseconds of work. */
const SLICE = 1000;
/** Room for rows to come; a full array doubles. */
const ROOM = 1024;

/** Builds columns aside, slice by slice, so that requests are answered meanwhile. */
export async function buildColumns<T extends FacetTypes>(
  description: FacetDescription<T>,
  rows: readonly T['row'][],
): Promise<Columns<T>> {
  const columns = createColumns(
    description,
    rows.toSorted((a, b) => compareRows(description, a, b)),
  );
  for (let position = 0; position < columns.length; position += 1) {
    if (position % SLICE === SLICE - 1) await setImmediate();
    const row = columns.rows[position];
    if (!row) continue;
    writeAt(columns, position, row);
    countRow(columns, row, 1);
  }
  return columns;
}

function createColumns<T extends FacetTypes>(
  description: FacetDescription<T>,
  sorted: T['row'][],
): Columns<T> {
  const capacity = sorted.length + ROOM;
  const { families, groups, scopeGroup, ranges, order, sorts } = description;
  const familyCapacity = families ? capacity : 0;
  const counted = codesOf<T['group']>(groups).filter((group) => group !== scopeGroup);
  const columns: Columns<T> = {
    description,
    length: sorted.length,
    rows: sorted,
    ids: new Int32Array(capacity),
    order: new Float64Array(capacity),
    families: families && {
      of: new Int32Array(capacity),
      preferred: new Int32Array(capacity),
      numbers: new Map(),
      sizes: new Int32Array(capacity),
      choices: new Map(),
    },
    packs: [...Map.groupBy(counted, (group) => groups[group].pack).values()].map((codes) =>
      createPack(codes, { capacity, familyCapacity }),
    ),
    scopePack: scopeGroup === null ? null : createPack([scopeGroup], { capacity, familyCapacity }),
    ranges: codesOf<T['range']>(ranges)
      .filter((range) => range !== order)
      .map((range) => ({ range, values: createRangeValues(), codes: new Int32Array(capacity) })),
    sortKeys: new Map(
      codesOf<T['sort']>(sorts)
        .filter((sort) => typeof sorts[sort] === 'function')
        .map((sort) => [sort, new Float64Array(capacity)]),
    ),
  };
  if (columns.packs.length + columns.ranges.length > COLUMNS_MAX)
    throw new Error(`packs and ranges: ${COLUMNS_MAX} at most`);
  return columns;
}

function createPack<Group extends string>(
  groups: readonly Group[],
  { capacity, familyCapacity }: { capacity: number; familyCapacity: number },
): Pack<Group> {
  return {
    groups,
    sets: createValueSets(groups),
    codes: new Int32Array(capacity),
    familyCodes: new Int32Array(familyCapacity).fill(UNKNOWN),
  };
}

export function compareRows<T extends FacetTypes>(
  description: FacetDescription<T>,
  a: T['row'],
  b: T['row'],
): number {
  return orderOf(description, a) - orderOf(description, b) || description.idOf(a) - description.idOf(b);
}

function orderOf<T extends FacetTypes>({ ranges, order }: FacetDescription<T>, row: T['row']): number {
  return ranges[order].valueOf(row) ?? 0;
}

export function writeAt<T extends FacetTypes>(columns: Columns<T>, position: number, row: T['row']): void {
  const { description, families } = columns;
  columns.rows[position] = row;
  columns.ids[position] = description.idOf(row);
  columns.order[position] = orderOf(description, row);
  if (families && description.families) {
    families.of[position] = familyNumber(columns, families, description.families.idOf(row));
    families.preferred[position] = description.families.isPreferred(row) ? 1 : 0;
  }
  for (const { range, values, codes } of columns.ranges)
    codes[position] = values.encode(description.ranges[range].valueOf(row));
  for (const [sort, keys] of columns.sortKeys) {
    const keyOf = description.sorts[sort];
    if (typeof keyOf === 'function') keys[position] = keyOf(row);
  }
  for (const { sets, codes } of allPacks(columns))
    codes[position] = sets.encode((group) => description.groups[group].valuesOf(row));
}

function familyNumber<T extends FacetTypes>(
  columns: Columns<T>,
  families: Families<T['sort']>,
  id: number,
): number {
  const known = families.numbers.get(id);
  if (known !== undefined) return known;
  const number = families.numbers.size;
  families.numbers.set(id, number);
  if (number >= families.sizes.length) {
    families.sizes = grown(families.sizes, new Int32Array(number * 2));
    for (const pack of allPacks(columns))
      pack.familyCodes = grown(pack.familyCodes, new Int32Array(number * 2).fill(UNKNOWN));
  }
  return number;
}

/** Counts a row into its family or out of it, and clears the cached union of the family's values. */
export function countRow<T extends FacetTypes>(columns: Columns<T>, row: T['row'], change: 1 | -1): void {
  const { families, description } = columns;
  if (!families || !description.families) return;
  const number = familyNumber(columns, families, description.families.idOf(row));
  families.sizes[number] = (families.sizes[number] ?? 0) + change;
  for (const { familyCodes } of allPacks(columns)) familyCodes[number] = UNKNOWN;
}

export function grown<A extends Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(from: A, to: A): A {
  to.set(from);
  return to;
}

export function allPacks<T extends FacetTypes>({ packs, scopePack }: Columns<T>): Pack<T['group']>[] {
  return scopePack ? [...packs, scopePack] : [...packs];
}
