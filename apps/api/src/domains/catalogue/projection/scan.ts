import { firstFrom, GROUPS } from './columns.ts';
import type { Columns, GroupCode } from './columns.ts';
import { addCounts, spreadCounts, subtractCounts } from './scope.ts';
import type { GroupCounts, Scope } from './scope.ts';

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
};

/**
 * A product's state: how many groups it fails in the low bits, the sum of their numbers above. With one failure
 * the sum is that group's number, so one small integer tells where the product counts.
 */
const COUNT_BITS = 5;
/** Sections are links, not filters: nobody asks how many a filter leaves in another section. */
const COUNTED = GROUPS.filter((code) => code !== 'section');
const STATES = 2 ** 11;
const HAS_PASSED = Uint8Array.from({ length: STATES }, (_, state) => (state === 0 ? 1 : 0));
const IS_ALIVE = Uint8Array.from({ length: STATES }, (_, state) => (state % 2 ** COUNT_BITS < 2 ? 1 : 0));
const HAS_FAILED_ONCE = Uint8Array.from({ length: STATES }, (_, state) =>
  state % 2 ** COUNT_BITS === 1 ? 1 : 0,
);

/**
 * One pass that finds in how many groups each product fails: with none it counts everywhere, with one it counts in
 * that group alone. The loops write first and move on by 0 or 1, as guessed branches would cost more than the work.
 */
export function scan(columns: Columns, scope: Scope, { chosen, priceFrom, priceTo }: Filters): Scan {
  const { positions } = scope;
  const groups = [...chosen.keys()];
  const scratch = scratchFor(positions.length);
  const { state, passed, near, below, above } = scratch;
  judge(columns, positions, chosen, scratch);
  const low = priceFrom === null ? 0 : indexFrom(positions, firstFrom(columns, priceFrom));
  const high =
    priceTo === null
      ? positions.length
      : Math.max(low, indexFrom(positions, firstFrom(columns, priceTo + 1)));
  const inRange = { positions, state, from: low, to: high };
  const passedList = select({ ...inRange, wanted: HAS_PASSED, into: passed });
  return {
    passed: passedList,
    anyPrice: [
      select({ ...inRange, from: 0, to: low, wanted: HAS_PASSED, into: below }),
      passedList,
      select({ ...inRange, from: high, to: positions.length, wanted: HAS_PASSED, into: above }),
    ],
    counts: () => {
      const isMost = passedList.length * 2 > positions.length;
      const rest = isMost ? selectRest(inRange, scratch.rest) : null;
      const nearCount = collectNear(inRange, near);
      const setCounts = new Map(
        COUNTED.map((code) => {
          const all = scope.setCounts.get(code) ?? new Int32Array(0);
          const { codes } = columns.groups[code];
          // What is counted is the smaller part: what passed, or what is to be taken off the whole.
          const counts = rest ? all.slice() : new Int32Array(all.length);
          if (rest) subtractCounts(counts, codes, rest);
          else addCounts(counts, codes, passedList);
          const group = groups.indexOf(code);
          if (group !== -1) addNear({ ...inRange, group, codes, counts, near, nearCount });
          return [code, counts];
        }),
      );
      return spreadCounts(columns, setCounts);
    },
  };
}

/** Fills `state`, one group after the other. Whoever failed twice is out: further groups need not look at it. */
function judge(
  columns: Columns,
  positions: Int32Array,
  chosen: Filters['chosen'],
  { state, alive }: Scratch,
): void {
  state.fill(0, 0, positions.length);
  let group = 0;
  let left: Int32Array | null = null;
  for (const [code, values] of chosen) {
    if (group > 1) left = selectAlive(left, { state, length: positions.length, into: alive });
    const { codes, sets } = columns.groups[code];
    const penalties = penaltiesOf(sets.accept(values), ((group + 1) << COUNT_BITS) | 1);
    if (left) addPenaltiesAt(left, { state, penalties, codes, positions });
    else addPenalties({ state, penalties, codes, positions });
    group += 1;
  }
}

function selectAlive(
  before: Int32Array | null,
  { state, length, into }: { state: Uint16Array; length: number; into: Int32Array },
): Int32Array {
  let count = 0;
  const candidates = before ? before.length : length;
  for (let index = 0; index < candidates; index += 1) {
    const at = before ? (before[index] ?? 0) : index;
    into[count] = at;
    count += IS_ALIVE[state[at] ?? 0] ?? 0;
  }
  return into.subarray(0, count);
}

function penaltiesOf(accepted: Uint8Array, failure: number): Uint16Array {
  const penalties = new Uint16Array(accepted.length);
  for (let set = 0; set < accepted.length; set += 1) penalties[set] = accepted[set] === 1 ? 0 : failure;
  return penalties;
}

type Penalties = { state: Uint16Array; penalties: Uint16Array; codes: Int32Array; positions: Int32Array };

function addPenalties({ state, penalties, codes, positions }: Penalties): void {
  for (let at = 0; at < positions.length; at += 1) {
    state[at] = (state[at] ?? 0) + (penalties[codes[positions[at] ?? 0] ?? 0] ?? 0);
  }
}

function addPenaltiesAt(left: Int32Array, { state, penalties, codes, positions }: Penalties): void {
  for (let index = 0; index < left.length; index += 1) {
    const at = left[index] ?? 0;
    state[at] = (state[at] ?? 0) + (penalties[codes[positions[at] ?? 0] ?? 0] ?? 0);
  }
}

type Range = { positions: Int32Array; state: Uint16Array; from: number; to: number };

function select({
  positions,
  state,
  from,
  to,
  wanted,
  into,
}: Range & { wanted: Uint8Array; into: Int32Array }): Int32Array {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = positions[at] ?? 0;
    count += wanted[state[at] ?? 0] ?? 0;
  }
  return into.subarray(0, count);
}

/** Everything in the scope that did not pass. */
function selectRest({ positions, state, from, to }: Range, into: Int32Array): Int32Array {
  into.set(positions.subarray(0, from));
  let count = from;
  for (let at = from; at < to; at += 1) {
    into[count] = positions[at] ?? 0;
    count += 1 - (HAS_PASSED[state[at] ?? 0] ?? 0);
  }
  into.set(positions.subarray(to), count);
  return into.subarray(0, count + positions.length - to);
}

/** Indexes of those that fail in one group; answers how many. */
function collectNear({ state, from, to }: Range, near: Int32Array): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    near[count] = at;
    count += HAS_FAILED_ONCE[state[at] ?? 0] ?? 0;
  }
  return count;
}

type Near = Range & {
  group: number;
  codes: Int32Array;
  counts: Int32Array;
  near: Int32Array;
  nearCount: number;
};

function addNear({ positions, state, group, codes, counts, near, nearCount }: Near): void {
  for (let index = 0; index < nearCount; index += 1) {
    const at = near[index] ?? 0;
    if ((state[at] ?? 0) >> COUNT_BITS !== group + 1) continue;
    const set = codes[positions[at] ?? 0] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
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

type Scratch = {
  length: number;
  state: Uint16Array;
  passed: Int32Array;
  near: Int32Array;
  rest: Int32Array;
  alive: Int32Array;
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
    rest: list(),
    alive: list(),
    below: list(),
    above: list(),
  };
  return kept;
}
