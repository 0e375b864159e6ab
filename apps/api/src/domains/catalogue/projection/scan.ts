import { firstFrom } from './columns.ts';
import type { Columns, GroupCode } from './columns.ts';
import type { Scope } from './scope.ts';
import { COUNT_BITS, selectPassed } from './selections.ts';
import type { FilteredPack, Range } from './selections.ts';
import { FAILS_TWICE, PASSES } from './value-sets.ts';

export type Filters = {
  /** Values chosen in a group: a product must have one of them. Unknown values match nothing. */
  chosen: ReadonlyMap<GroupCode, readonly string[]>;
  /** Kopecks, both ends included. */
  priceFrom: number | null;
  priceTo: number | null;
};

/** Valid until the next scan. */
export type Scan = {
  columns: Columns;
  scope: Scope;
  chosen: Filters['chosen'];
  filtered: readonly FilteredPack[];
  range: Range;
  /** Positions that pass all filters, cheapest first. */
  passed: Int32Array;
  /** Positions that pass all filters but the price, cheapest first, in stretches. */
  anyPrice: readonly Int32Array[];
};

/**
 * Finds in one pass in how many groups each product fails. One that fails in none is listed and counts everywhere; one
 * that fails in exactly one group counts in that group only.
 *
 * The state of a product has the number of its failures in the low five bits and the sum of the numbers of their packs
 * above, so a single failure tells its pack. With packs numbered 1 to 5: one failure in pack 3 is 3·32 + 1 = 97,
 * failures in packs 1 and 2 are (1·32 + 1) + (2·32 + 1) = 98.
 */
export function scan(columns: Columns, scope: Scope, { chosen, priceFrom, priceTo }: Filters): Scan {
  const { positions } = scope;
  const scratch = scratchFor(positions.length);
  const filtered = filteredPacks(columns, chosen);
  fillState(positions, filtered, scratch.state);
  const low = priceFrom === null ? 0 : indexFrom(positions, firstFrom(columns, priceFrom));
  const high =
    priceTo === null
      ? positions.length
      : Math.max(low, indexFrom(positions, firstFrom(columns, priceTo + 1)));
  const range = { positions, state: scratch.state, from: low, to: high, isFiltered: filtered.length > 0 };
  const passed = selectPassed(range, scratch.passed);
  return {
    columns,
    scope,
    chosen,
    filtered,
    range,
    passed,
    anyPrice: [
      selectPassed({ ...range, from: 0, to: low }, scratch.below),
      passed,
      selectPassed({ ...range, from: high, to: positions.length }, scratch.above),
    ],
  };
}

function filteredPacks({ packs }: Columns, chosen: Filters['chosen']): FilteredPack[] {
  const all = packs.map((pack, index) => ({
    pack,
    verdicts: pack.sets.evaluate(chosen),
    nearState: ((index + 1) << COUNT_BITS) | 1,
  }));
  return all.filter(({ verdicts }) => verdicts.some((verdict) => verdict !== PASSES));
}

function fillState(positions: Int32Array, filtered: readonly FilteredPack[], state: Uint16Array): void {
  let isFirst = true;
  for (const { pack, verdicts, nearState } of filtered) {
    const penalties = new Uint16Array(verdicts.length);
    for (let set = 0; set < verdicts.length; set += 1) {
      const verdict = verdicts[set] ?? PASSES;
      if (verdict !== PASSES) penalties[set] = verdict === FAILS_TWICE ? 2 : nearState;
    }
    if (isFirst) setPenalties({ state, penalties, codes: pack.codes, positions });
    else addPenalties({ state, penalties, codes: pack.codes, positions });
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

function indexFrom(positions: Int32Array, position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
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
