import { UNKNOWN } from './columns.ts';
import type { Columns, GroupCode, Pack } from './columns.ts';

/** Positions grouped by design. Good until the next grouping. */
export type Designs = {
  count: number;
  /** For each design its variants as a chain: `last[i]`, `previous[last[i]]`, … until −1. */
  last: Int32Array;
  previous: Int32Array;
  /** Positions of designs with one variant here. */
  single: Int32Array;
  /** Last positions of designs that are here with all variants they have, two at least, and their numbers. */
  whole: Int32Array;
  wholeNumbers: Int32Array;
  /** Last positions of all others. */
  partial: Int32Array;
  /** Room for one code of each. */
  codes: Int32Array;
};

/** Groups the positions of all lists; a position may stand in one list only. */
export function groupByDesign(columns: Columns, lists: readonly Int32Array[]): Designs {
  const scratch = scratchFor(columns);
  const count = chainVariants(columns, lists, scratch);
  const { head, numbers, last, previous, single, whole, wholeNumbers, partial } = scratch;
  let singles = 0;
  let wholes = 0;
  let partials = 0;
  for (let index = 0; index < count; index += 1) {
    const number = numbers[index] ?? 0;
    const position = head[number] ?? -1;
    head[number] = -1;
    last[index] = position;
    let size = 1;
    for (let at = previous[position] ?? -1; at !== -1; at = previous[at] ?? -1) size += 1;
    if (size === 1) {
      single[singles] = position;
      singles += 1;
    } else if (size === columns.variantCounts[number]) {
      whole[wholes] = position;
      wholeNumbers[wholes] = number;
      wholes += 1;
    } else {
      partial[partials] = position;
      partials += 1;
    }
  }
  return {
    count,
    last,
    previous,
    single: single.subarray(0, singles),
    whole: whole.subarray(0, wholes),
    wholeNumbers,
    partial: partial.subarray(0, partials),
    codes: scratch.codes,
  };
}

/** Links each position to the one before it of the same design, and lists the designs; returns how many there are. */
function chainVariants(
  { design }: Columns,
  lists: readonly Int32Array[],
  { head, numbers, previous }: Scratch,
): number {
  let count = 0;
  for (const positions of lists) {
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] ?? 0;
      const number = design[position] ?? 0;
      const before = head[number] ?? -1;
      previous[position] = before;
      numbers[count] = number;
      head[number] = position;
      // 1 for −1, 0 for a position.
      count += before >>> 31;
    }
  }
  return count;
}

/** How many designs have each value of these groups in one of their grouped variants. */
export function countDesigns(
  designs: Designs,
  { sets, codes, designCodes }: Pack,
  groups: readonly GroupCode[],
): [group: GroupCode, counts: ReadonlyMap<string, number>][] {
  if (groups.length === 0) return [];
  const { previous, single, whole, wholeNumbers, partial } = designs;
  const union = (position: number): number => {
    let code = codes[position] ?? 0;
    for (let at = previous[position] ?? -1; at !== -1; at = previous[at] ?? -1) {
      const other = codes[at] ?? 0;
      if (other !== code) code = sets.union(code, other);
    }
    return code;
  };
  const { codes: found } = designs;
  let count = 0;
  for (let index = 0; index < single.length; index += 1) {
    found[count] = codes[single[index] ?? 0] ?? 0;
    count += 1;
  }
  for (let index = 0; index < whole.length; index += 1) {
    const number = wholeNumbers[index] ?? 0;
    let code = designCodes[number] ?? 0;
    if (code === UNKNOWN) {
      code = union(whole[index] ?? 0);
      designCodes[number] = code;
    }
    found[count] = code;
    count += 1;
  }
  for (let index = 0; index < partial.length; index += 1) {
    found[count] = union(partial[index] ?? 0);
    count += 1;
  }
  return sets.spreadUnions(found.subarray(0, count), groups);
}

/**
 * One position of each design, ascending: what can be bought before what is sold, then the larger key, then the cheaper.
 * @param passed the list that was grouped
 * @param keys by position; null takes the cheapest, or the dearest with `isDearest`
 */
export function pickVariants(
  columns: Columns,
  { count, last, previous }: Designs,
  { passed, keys, isDearest }: { passed: Int32Array; keys: Float64Array | null; isDearest: boolean },
): Int32Array {
  const { isChosen, chosen } = scratchFor(columns);
  const rank = (position: number): number => {
    const byPrice = isDearest ? position : -position;
    const own = keys === null ? byPrice : (keys[position] ?? 0);
    return own + (columns.inStock[position] ?? 0) * STOCK_RANK;
  };
  for (let index = 0; index < count; index += 1) {
    let best = last[index] ?? 0;
    let position = previous[best] ?? -1;
    // Most designs have one variant here: nothing to compare.
    if (position === -1) {
      isChosen[best] = 1;
      continue;
    }
    let bestRank = rank(best);
    for (; position !== -1; position = previous[position] ?? -1) {
      const own = rank(position);
      // A chain goes from dear to cheap.
      if (own >= bestRank) {
        best = position;
        bestRank = own;
      }
    }
    isChosen[best] = 1;
  }
  let found = 0;
  for (let at = 0; at < passed.length; at += 1) {
    const position = passed[at] ?? 0;
    chosen[found] = position;
    found += isChosen[position] ?? 0;
    isChosen[position] = 0;
  }
  return chosen.subarray(0, found);
}

/** Above all keys: grades of a search times a million, minutes since 1970. */
const STOCK_RANK = 2 ** 40;

type Scratch = {
  length: number;
  head: Int32Array;
  numbers: Int32Array;
  last: Int32Array;
  previous: Int32Array;
  single: Int32Array;
  whole: Int32Array;
  wholeNumbers: Int32Array;
  partial: Int32Array;
  codes: Int32Array;
  isChosen: Uint8Array;
  chosen: Int32Array;
};

let kept: Scratch | null = null;

/** One set of lists for all groupings: a grouping never waits for anything, so two cannot meet. */
function scratchFor({ length: positions, designNumbers }: Columns): Scratch {
  const needed = Math.max(positions, designNumbers.size);
  if (kept && kept.length > needed) return kept;
  const length = needed + 1024;
  const list = (): Int32Array => new Int32Array(length);
  kept = {
    length,
    head: list().fill(-1),
    numbers: list(),
    last: list(),
    previous: list(),
    single: list(),
    whole: list(),
    wholeNumbers: list(),
    partial: list(),
    codes: list(),
    isChosen: new Uint8Array(length),
    chosen: list(),
  };
  return kept;
}
