import { createPairMemo } from './pair-memo.ts';

/**
 * Numbers the sets of values that rows have in the groups of one pack. A ring of white gold for women with a ruby and a
 * diamond has the set {metal: white-gold, audience: women, stone: ruby, stone: diamond}. If that is the third set to
 * appear, its number is 2, and every row with the same four values has the code 2. A filter is then evaluated once per
 * set, not per row, and a column of codes is tested and counted in one step per row, however many values a row has.
 */
export type ValueSets<Group extends string> = {
  /** Number of the set that a row has; equal sets have equal numbers. The order of the values does not matter. */
  encode: (valuesOf: (group: Group) => readonly string[]) => number;
  /** By set number: 1 when the set has the value. */
  setsWith: (group: Group, value: string) => Uint8Array;
  /** By set number: which of the chosen groups has none of its chosen values in the set. */
  evaluate: (chosen: ReadonlyMap<string, readonly string[]>) => Verdicts;
  /**
   * Counts of sets → counts of values. With verdicts, a set that failed in one group counts in that
   * group only.
   */
  toValueCounts: (
    setCounts: Int32Array,
    verdicts: Verdicts | null,
  ) => [group: Group, counts: ReadonlyMap<string, number>][];
  /** True while no set has two values of the group. */
  isSingleValued: (group: Group) => boolean;
  /** How many sets there are. */
  size: () => number;
  /** Code of the union of both. Codes of sets are 0, 1, 2 …, codes of unions −1, −2, −3 … */
  union: (a: number, b: number) => number;
  /** An empty tally with room for all codes known so far. */
  createTally: () => Tally;
  /** Counts of codes → counts of values, by the number of the value. */
  tallyToValues: (tally: Tally) => Int32Array;
  /** The part of such counts that belongs to one group. */
  nameValues: (group: Group, valueCounts: Int32Array) => ReadonlyMap<string, number>;
};

/**
 * Counts by code: the count of `code` is `counts[code + zero]`. With two unions `zero` is 2, so union −2 is counted at 0,
 * union −1 at 1, set 0 at 2 and set 5 at 7, without an `if`.
 */
export type Tally = { counts: Int32Array; zero: number };

/** Counts the code of each of these indexes. */
export function addCodes({ counts, zero }: Tally, codes: Int32Array, indexes: Int32Array): void {
  for (let at = 0; at < indexes.length; at += 1) {
    const slot = (codes[indexes[at] ?? 0] ?? 0) + zero;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
}

/** By set: `PASSES`, `FAILS_TWICE`, or the number of the one group that failed, from 1. */
export type Verdicts = Uint8Array;
export const PASSES = 0;
/** The first group failed; a range column has only one. */
export const FAILS = 1;
export const FAILS_TWICE = 255;

// More than a hundred lines: the members loop over the same arrays, which would otherwise be parameters
// of each.
export function createValueSets<Group extends string>(groups: readonly Group[]): ValueSets<Group> {
  const indexes = new Map(groups.map((group) => [group, new Map<string, number>()]));
  /** By value: the number of its group, from 1. */
  const groupOf: number[] = [];
  const members: (readonly number[])[] = [];
  const numberOf = new Map<string, number>();

  const multiValued = new Set<Group>();

  const unions: (readonly number[])[] = [];
  const unionOf = new Map<string, number>();
  const memo = createPairMemo();
  const membersOf = (code: number): readonly number[] => (code < 0 ? unions[-1 - code] : members[code]) ?? [];

  const indexOfValue = (group: Group, value: string): number => {
    const known = indexes.get(group)?.get(value);
    if (known !== undefined) return known;
    const index = groupOf.push(groups.indexOf(group) + 1) - 1;
    indexes.get(group)?.set(value, index);
    return index;
  };
  const evaluateGroup = (verdicts: Verdicts, group: Group, wanted: Iterable<string>): void => {
    const isWanted = new Uint8Array(groupOf.length);
    for (const value of wanted) {
      const index = indexes.get(group)?.get(value);
      if (index !== undefined) isWanted[index] = 1;
    }
    const failure = groups.indexOf(group) + 1;
    for (let set = 0; set < verdicts.length; set += 1) {
      const own = members[set] ?? [];
      let hits = 0;
      for (let at = 0; at < own.length; at += 1) hits += isWanted[own[at] ?? 0] ?? 0;
      if (hits === 0) verdicts[set] = verdicts[set] === PASSES ? failure : FAILS_TWICE;
    }
  };
  const named = (group: Group, valueCounts: Int32Array): ReadonlyMap<string, number> => {
    const ofGroup = indexes.get(group) ?? new Map<string, number>();
    return new Map([...ofGroup].map(([value, index]) => [value, valueCounts[index] ?? 0]));
  };

  return {
    encode: (valuesOf) => {
      const own = groups.map((group) => distinct(valuesOf(group)));
      const key = own.map(keyOf).join('\t');
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      numberOf.set(key, members.length);
      const set = groups.flatMap((group, at) => {
        const values = own[at] ?? [];
        if (values.length > 1) multiValued.add(group);
        return values.map((value) => indexOfValue(group, value));
      });
      return members.push(set) - 1;
    },
    setsWith: (group, value) => {
      const index = indexes.get(group)?.get(value) ?? -1;
      return Uint8Array.from(members, (set) => (set.includes(index) ? 1 : 0));
    },
    evaluate: (chosen) => {
      const verdicts = new Uint8Array(members.length);
      for (const group of groups) {
        const wanted = chosen.get(group);
        if (wanted) evaluateGroup(verdicts, group, wanted);
      }
      return verdicts;
    },
    toValueCounts: (setCounts, verdicts) => {
      const counts = new Int32Array(groupOf.length);
      for (let set = 0; set < members.length; set += 1) {
        const count = setCounts[set] ?? 0;
        const verdict = verdicts ? (verdicts[set] ?? PASSES) : PASSES;
        if (count === 0 || verdict === FAILS_TWICE) continue;
        const own = members[set] ?? [];
        for (let at = 0; at < own.length; at += 1) {
          const index = own[at] ?? 0;
          if (verdict === PASSES || groupOf[index] === verdict) counts[index] = (counts[index] ?? 0) + count;
        }
      }
      return groups.map((group) => [group, named(group, counts)]);
    },
    isSingleValued: (group) => !multiValued.has(group),
    size: () => members.length,
    union: (a, b) => {
      const first = Math.min(a, b);
      const second = Math.max(a, b);
      const known = memo.get(first, second);
      if (known !== 0) return known;
      const merged = mergedSet(membersOf(first), membersOf(second));
      const key = merged.join(' ');
      const code = unionOf.get(key) ?? -unions.push(merged);
      unionOf.set(key, code);
      memo.set(first, second, code);
      return code;
    },
    createTally: () => ({ counts: new Int32Array(unions.length + members.length), zero: unions.length }),
    tallyToValues: ({ counts, zero }) => {
      const valueCounts = new Int32Array(groupOf.length);
      for (let slot = 0; slot < counts.length; slot += 1) {
        const count = counts[slot] ?? 0;
        if (count === 0) continue;
        const own = membersOf(slot - zero);
        for (let at = 0; at < own.length; at += 1) {
          const index = own[at] ?? 0;
          valueCounts[index] = (valueCounts[index] ?? 0) + count;
        }
      }
      return valueCounts;
    },
    nameValues: named,
  };
}

function mergedSet(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].toSorted((one, other) => one - other);
}

function distinct(values: readonly string[]): readonly string[] {
  return values.length < 2 ? values : [...new Set(values)];
}

function keyOf(set: readonly string[]): string {
  return set.length < 2 ? (set[0] ?? '') : set.toSorted().join('\n');
}
