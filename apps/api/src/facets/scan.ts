import type { Columns } from './columns.ts';
import type { FacetTypes } from './description.ts';
import { firstIndex } from './first-index.ts';
import type { Bounds } from './range-values.ts';
import type { Scope } from './scope.ts';
import { COUNT_BITS, selectPassed, type FilteredColumn, type Stretch } from './selections.ts';
import { FAILS_TWICE, PASSES, type Verdicts } from './value-sets.ts';

export type Filters<T extends FacetTypes> = {
  /** Values chosen in a group: a row must have one of them. Unknown values match nothing. */
  chosen: ReadonlyMap<T['group'], readonly string[]>;
  /** Ends of a range, in the units of its description. A range without ends is not filtered. */
  bounds: ReadonlyMap<T['range'], Bounds>;
};

/** Valid until the next scan of any columns. */
export type Scan<T extends FacetTypes> = {
  columns: Columns<T>;
  scope: Scope<T['group']>;
  filters: Filters<T>;
  /** Packs and ranges in which something is chosen, but for the ordering range. */
  filtered: readonly FilteredColumn[];
  /** The part of the scope inside the ordering range. */
  stretch: Stretch;
  /** Positions that pass all filters. They ascend. */
  passed: Int32Array;
  /** Positions that pass all filters but that of the ordering range: below it, in it, above it. Each ascends. */
  anyOrder: readonly Int32Array[];
};

/**
 * Finds in one pass in how many groups and ranges each row fails. A row that fails in none is listed
 * and counts everywhere. A row that fails in exactly one counts in that one only, because choosing its
 * value there would list it.
 *
 * The state of a row is one number. Its low five bits count the failures; the bits above are the sum of
 * the numbers of the columns where they happened, so that a single failure identifies its column. Packs
 * and ranges are numbered together from 1:
 *
 * fails in a group of column 3: 3·32 + 1 = 97 = 0b00011_00001 one failure, in column 3
 *     fails in a group of columns 1 and 2: 33 + 65 = 98 = 0b00011_00010 two failures: counts nowhere
 *     fails in two groups of column 3: 2 = 0b00000_00010 likewise, as the column adds 2
 *
 * The ordering range needs no state: the rows inside it are one stretch of the ascending positions.
 */
export function scan<T extends FacetTypes>(
  columns: Columns<T>,
  scope: Scope<T['group']>,
  filters: Filters<T>,
): Scan<T> {
  const { positions } = scope;
  const scratch = scratchFor(positions.length);
  const filtered = filteredColumns(columns, filters);
  fillState(positions, filtered, scratch.state);
  const { from, to } = filters.bounds.get(columns.description.order) ?? { from: null, to: null };
  const { order } = columns;
  const valueAt = (index: number): number => order[positions[index] ?? 0] ?? 0;
  const low = from === null ? 0 : firstIndex(positions.length, (index) => valueAt(index) < from);
  const end = to === null ? positions.length : firstIndex(positions.length, (index) => valueAt(index) <= to);
  const high = Math.max(low, end);
  const stretch = { positions, state: scratch.state, from: low, to: high, isFiltered: filtered.length > 0 };
  const passed = selectPassed(stretch, scratch.passed);
  return {
    columns,
    scope,
    filters,
    filtered,
    stretch,
    passed,
    anyOrder: [
      selectPassed({ ...stretch, from: 0, to: low }, scratch.below),
      passed,
      selectPassed({ ...stretch, from: high, to: positions.length }, scratch.above),
    ],
  };
}

/** Whether a listing with these filters may differ from its whole scope. */
export function hasFilters<T extends FacetTypes>({ chosen, bounds }: Filters<T>): boolean {
  return chosen.size > 0 || [...bounds.values()].some(({ from, to }) => from !== null || to !== null);
}

function filteredColumns<T extends FacetTypes>(
  { packs, ranges }: Columns<T>,
  { chosen, bounds }: Filters<T>,
): FilteredColumn[] {
  const filtered: FilteredColumn[] = [];
  const add = (column: FilteredColumn['column'], number: number, verdicts: Verdicts): void => {
    if (verdicts.some((verdict) => verdict !== PASSES))
      filtered.push({ column, verdicts, nearState: (number << COUNT_BITS) | 1 });
  };
  for (const [index, pack] of packs.entries()) {
    if (pack.groups.some((group) => chosen.has(group))) add(pack, index + 1, pack.sets.evaluate(chosen));
  }
  for (const [index, column] of ranges.entries()) {
    const ends = bounds.get(column.range);
    if (ends && (ends.from !== null || ends.to !== null))
      add(column, packs.length + index + 1, column.values.evaluate(ends));
  }
  return filtered;
}

function fillState(positions: Int32Array, filtered: readonly FilteredColumn[], state: Uint16Array): void {
  let isFirst = true;
  for (const { column, verdicts, nearState } of filtered) {
    const penalties = new Uint16Array(verdicts.length);
    for (let code = 0; code < verdicts.length; code += 1) {
      const verdict = verdicts[code] ?? PASSES;
      if (verdict !== PASSES) penalties[code] = verdict === FAILS_TWICE ? 2 : nearState;
    }
    if (isFirst) setPenalties({ state, penalties, codes: column.codes, positions });
    else addPenalties({ state, penalties, codes: column.codes, positions });
    isFirst = false;
  }
}

type Penalties = { state: Uint16Array; penalties: Uint16Array; codes: Int32Array; positions: Int32Array };

function setPenalties({ state, penalties, codes, positions }: Penalties): void {
  for (let at = 0; at < positions.length; at += 1) {
    state[at] = penalties[codes[positions[at] ?? 0] ?? 0] ?? 0;
  }
}

function addPenalties({ state, penalties, codes, positions }: Penalties): void {
  for (let at = 0; at < positions.length; at += 1) {
    state[at] = (state[at] ?? 0) + (penalties[codes[positions[at] ?? 0] ?? 0] ?? 0);
  }
}

type Scratch = { state: Uint16Array; passed: Int32Array; below: Int32Array; above: Int32Array };

let scratch: Scratch = createScratch(0);

/** Used by every scan: a scan never waits for anything, so two cannot overlap. */
function scratchFor(needed: number): Scratch {
  if (needed >= scratch.state.length) scratch = createScratch(needed + 1024);
  return scratch;
}

function createScratch(length: number): Scratch {
  const list = (): Int32Array => new Int32Array(length);
  return { state: new Uint16Array(length), passed: list(), below: list(), above: list() };
}
