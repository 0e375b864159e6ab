import { countDesigns, groupByDesign } from './designs.ts';
import type { Designs } from './designs.ts';
import { firstFrom } from './columns.ts';
import type { Columns, GroupCode, Pack } from './columns.ts';
import { addCounts, subtractCounts } from './scope.ts';
import type { GroupCounts, Scope } from './scope.ts';
import { FAILS_TWICE, PASSES } from './value-sets.ts';
import type { Verdicts } from './value-sets.ts';

export type Filters = {
  /** Values chosen in a group: a product must have one of them. Unknown values are had by none. */
  chosen: ReadonlyMap<GroupCode, readonly string[]>;
  /** Kopecks, both ends included. */
  priceFrom: number | null;
  priceTo: number | null;
};

export type Scan = {
  /** Positions that pass all filters, cheapest first. Good until the next scan. */
  passed: Int32Array;
  /** Positions that pass all filters but the price, cheapest first, in stretches. Good until the next scan. */
  anyPrice: readonly Int32Array[];
  /** How many products each value would leave: with the other groups' choices, without those of its own group. */
  counts: () => GroupCounts;
  /** The same in designs: a design counts once, whatever metals of it a value would leave. */
  designCounts: (designs: Designs) => GroupCounts;
};

/** A pack in which something is chosen. */
type Judge = { pack: Pack; verdicts: Verdicts; nearState: number };

/**
 * One pass that finds in how many groups each product fails: with none it counts everywhere, with one it counts in
 * that group alone, and which one its set of values tells. So a product's state is the number of its failures in the
 * low bits and the sum of the numbers of the packs they happened in above: with one failure, that pack's number. The
 * loops write first and move on by 0 or 1, as guessed branches would cost more than the work.
 */
export function scan(columns: Columns, scope: Scope, { chosen, priceFrom, priceTo }: Filters): Scan {
  const { positions } = scope;
  const scratch = scratchFor(positions.length);
  const judges = judgesFor(columns, chosen);
  fillState(positions, judges, scratch.state);
  const low = priceFrom === null ? 0 : indexFrom(positions, firstFrom(columns, priceFrom));
  const high =
    priceTo === null
      ? positions.length
      : Math.max(low, indexFrom(positions, firstFrom(columns, priceTo + 1)));
  const range = { positions, state: scratch.state, from: low, to: high, isJudged: judges.length > 0 };
  const passed = selectPassed(range, scratch.passed);
  return {
    passed,
    anyPrice: [
      selectPassed({ ...range, from: 0, to: low }, scratch.below),
      passed,
      selectPassed({ ...range, from: high, to: positions.length }, scratch.above),
    ],
    counts: () => {
      const inRange = createCounter(scope, positions.subarray(low, high), scratch.outOfRange);
      const amongPassed = createCounter(scope, passed, scratch.notPassed);
      const near = judges.length > 1 ? selectNear(range, scratch.near) : null;
      return new Map(
        columns.packs.flatMap((pack) => {
          const judge = judges.find((other) => other.pack === pack);
          // With choices in this pack alone its sets tell everything about what lies in the range.
          if (judge && !near) return pack.sets.spread(inRange(pack), judge.verdicts);
          const counts = amongPassed(pack);
          if (judge && near)
            addCounts(counts, pack.codes, selectNearIn(judge, { range, near, into: scratch.ofPack }));
          return pack.sets.spread(counts, judge?.verdicts ?? null);
        }),
      );
    },
    designCounts: (designs) => {
      const isChosen = (group: GroupCode): boolean => (chosen.get(group)?.length ?? 0) > 0;
      const counts = columns.packs.flatMap((pack) =>
        countDesigns(
          designs,
          pack,
          pack.groups.filter((group) => !isChosen(group)),
        ),
      );
      const groups = columns.packs.flatMap((pack) => pack.groups).filter(isChosen);
      const [only] = groups;
      // Without the one choice that there is, everything is left.
      if (only !== undefined && groups.length === 1 && high - low === positions.length) {
        return new Map([...counts, [only, scope.counts.get(only) ?? new Map<string, number>()]]);
      }
      const near = selectNear(range, scratch.near);
      for (const judge of judges) {
        for (const group of judge.pack.groups.filter(isChosen)) {
          const others = selectNearOf(judge, group, { range, near, into: scratch.ofPack });
          counts.push(...countDesigns(groupByDesign(columns, [passed, others]), judge.pack, [group]));
        }
      }
      return new Map(counts);
    },
  };
}

const COUNT_BITS = 5;

function judgesFor({ packs }: Columns, chosen: Filters['chosen']): Judge[] {
  const all = packs.map((pack, index) => ({
    pack,
    verdicts: pack.sets.judge(chosen),
    nearState: ((index + 1) << COUNT_BITS) | 1,
  }));
  return all.filter(({ verdicts }) => verdicts.some((verdict) => verdict !== PASSES));
}

function fillState(positions: Int32Array, judges: readonly Judge[], state: Uint16Array): void {
  let isFirst = true;
  for (const { pack, verdicts, nearState } of judges) {
    const penalties = Uint16Array.from(verdicts, (verdict) => {
      if (verdict === PASSES) return 0;
      return verdict === FAILS_TWICE ? 2 : nearState;
    });
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

type Range = { positions: Int32Array; state: Uint16Array; from: number; to: number; isJudged: boolean };

function selectPassed({ positions, state, from, to, isJudged }: Range, into: Int32Array): Int32Array {
  if (!isJudged) return positions.subarray(from, to);
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = positions[at] ?? 0;
    // 1 for zero, 0 for whatever is above.
    count += ((state[at] ?? 0) - 1) >>> 31;
  }
  return into.subarray(0, count);
}

/** Indexes of those that fail once. */
function selectNear({ state, from, to }: Range, into: Int32Array): Int32Array {
  const countMask = 2 ** COUNT_BITS - 1;
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = at;
    count += ((((state[at] ?? 0) & countMask) ^ 1) - 1) >>> 31;
  }
  return into.subarray(0, count);
}

/** Positions of those whose one failure is in this pack. */
function selectNearIn(
  { nearState }: Judge,
  { range: { positions, state }, near, into }: { range: Range; near: Int32Array; into: Int32Array },
): Int32Array {
  let count = 0;
  for (let index = 0; index < near.length; index += 1) {
    const at = near[index] ?? 0;
    into[count] = positions[at] ?? 0;
    count += (((state[at] ?? 0) ^ nearState) - 1) >>> 31;
  }
  return into.subarray(0, count);
}

/** Positions of those whose one failure is in this group. */
function selectNearOf(
  judge: Judge,
  group: GroupCode,
  parts: { range: Range; near: Int32Array; into: Int32Array },
): Int32Array {
  const failure = judge.pack.groups.indexOf(group) + 1;
  const { codes } = judge.pack;
  const inPack = selectNearIn(judge, parts);
  let count = 0;
  for (let index = 0; index < inPack.length; index += 1) {
    const position = inPack[index] ?? 0;
    inPack[count] = position;
    count += Number(judge.verdicts[codes[position] ?? 0] === failure);
  }
  return inPack.subarray(0, count);
}

/** Counts sets over a part of the scope by its smaller side: the part itself, or what is to be taken off the whole. */
function createCounter(scope: Scope, part: Int32Array, into: Int32Array): (pack: Pack) => Int32Array {
  const isMost = part.length * 2 > scope.positions.length;
  let rest: Int32Array | null = null;
  return (pack) => {
    const all = scope.setCounts.get(pack) ?? new Int32Array(0);
    if (!isMost) {
      const counts = new Int32Array(all.length);
      addCounts(counts, pack.codes, part);
      return counts;
    }
    rest ??= selectRest(scope.positions, part, into);
    const counts = all.slice();
    subtractCounts(counts, pack.codes, rest);
    return counts;
  };
}

/** Above all positions. */
const NOWHERE = 2 ** 30;

/** Everything of a whole that is not in the part; both ascend. */
function selectRest(positions: Int32Array, part: Int32Array, into: Int32Array): Int32Array {
  let count = 0;
  let next = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const isIn = ((position ^ (part[next] ?? NOWHERE)) - 1) >>> 31;
    into[count] = position;
    count += 1 - isIn;
    next += isIn;
  }
  return into.subarray(0, count);
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

type Scratch = {
  length: number;
  state: Uint16Array;
  passed: Int32Array;
  near: Int32Array;
  ofPack: Int32Array;
  notPassed: Int32Array;
  outOfRange: Int32Array;
  below: Int32Array;
  above: Int32Array;
};

let kept: Scratch | null = null;

/** One set of lists for all scans: a scan never waits for anything, so two cannot meet. */
function scratchFor(needed: number): Scratch {
  if (kept && kept.length > needed) return kept;
  const length = needed + 1024;
  const list = (): Int32Array => new Int32Array(length);
  kept = {
    length,
    state: new Uint16Array(length),
    passed: list(),
    near: list(),
    ofPack: list(),
    notPassed: list(),
    outOfRange: list(),
    below: list(),
    above: list(),
  };
  return kept;
}
