import { createPairMemo } from './pair-memo.ts';

/**
 * Numbers for sets of values of several groups: a product has one metal and several stones, and all of them become
 * one small integer. A column of such numbers is tested and counted in one step per product, whatever it holds.
 */
export type ValueSets<Group extends string> = {
  /** Number of a set; equal sets have equal numbers. The order of the values does not matter. */
  encode: (values: Readonly<Record<Group, readonly string[]>>) => number;
  /** For each set number: 1 when it holds the value. */
  holds: (group: Group, value: string) => Uint8Array;
  /** For each set number: in which of the chosen groups it has none of the values. */
  judge: (chosen: ReadonlyMap<string, readonly string[]>) => Verdicts;
  /** Counts of sets → counts of values. With verdicts: what failed in one group counts in that group alone. */
  spread: (
    setCounts: Int32Array,
    verdicts: Verdicts | null,
  ) => [group: Group, counts: ReadonlyMap<string, number>][];
  /** How many sets there are. */
  size: () => number;
  /** Code of the values of both: the number of a set, or from `UNION_BASE` on the number of a union. */
  union: (a: number, b: number) => number;
  /** Counts by code, of sets and unions → counts of the values of these groups. */
  spreadUnions: (
    codes: Int32Array,
    groups: readonly Group[],
  ) => [group: Group, counts: ReadonlyMap<string, number>][];
};

/** Codes from here on are unions of sets; there are fewer sets than that. */
export const UNION_BASE = 2 ** 20;

/** `PASSES`, `FAILS_TWICE`, or the number of the one group that failed, from 1. */
export type Verdicts = Uint8Array;
export const PASSES = 0;
export const FAILS_TWICE = 255;

export function createValueSets<Group extends string>(groups: readonly Group[]): ValueSets<Group> {
  const values = new Map(groups.map((group) => [group, new Map<string, number>()]));
  /** By value: the number of its group, from 1. */
  const groupOf: number[] = [];
  const members: (readonly number[])[] = [];
  const numberOf = new Map<string, number>();

  const unions: (readonly number[])[] = [];
  const unionOf = new Map<string, number>();
  const memo = createPairMemo();
  const membersOf = (code: number): readonly number[] =>
    (code < UNION_BASE ? members[code] : unions[code - UNION_BASE]) ?? [];

  const indexOfValue = (group: Group, value: string): number => {
    const known = values.get(group)?.get(value);
    if (known !== undefined) return known;
    const index = groupOf.push(groups.indexOf(group) + 1) - 1;
    values.get(group)?.set(value, index);
    return index;
  };
  const judgeGroup = (verdicts: Verdicts, group: Group, wanted: Iterable<string>): void => {
    const isWanted = new Uint8Array(groupOf.length);
    for (const value of wanted) {
      const index = values.get(group)?.get(value);
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

  return {
    encode: (record) => {
      const key = groups.map((group) => keyOf(record[group])).join('\t');
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      numberOf.set(key, members.length);
      const set = groups.flatMap((group) =>
        [...new Set(record[group])].map((value) => indexOfValue(group, value)),
      );
      return members.push(set) - 1;
    },
    holds: (group, value) => {
      const index = values.get(group)?.get(value) ?? -1;
      return Uint8Array.from(members, (set) => (set.includes(index) ? 1 : 0));
    },
    judge: (chosen) => {
      const verdicts = new Uint8Array(members.length);
      for (const group of groups) {
        const wanted = chosen.get(group);
        if (wanted) judgeGroup(verdicts, group, wanted);
      }
      return verdicts;
    },
    spread: (setCounts, verdicts) => {
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
      return [...values].map(([group, indexes]) => {
        return [group, new Map([...indexes].map(([value, index]) => [value, counts[index] ?? 0]))];
      });
    },
    size: () => members.length,
    union: (a, b) => {
      const first = Math.min(a, b);
      const second = Math.max(a, b);
      const known = memo.get(first, second);
      if (known !== 0) return known;
      const merged = mergedSet(membersOf(first), membersOf(second));
      const key = merged.join(' ');
      const code = unionOf.get(key) ?? UNION_BASE + unions.push(merged) - 1;
      unionOf.set(key, code);
      memo.set(first, second, code);
      return code;
    },
    spreadUnions: (codes, wanted) => {
      const ofSets = new Int32Array(members.length);
      const ofUnions = new Int32Array(unions.length);
      for (let at = 0; at < codes.length; at += 1) {
        const code = codes[at] ?? 0;
        if (code < UNION_BASE) ofSets[code] = (ofSets[code] ?? 0) + 1;
        else ofUnions[code - UNION_BASE] = (ofUnions[code - UNION_BASE] ?? 0) + 1;
      }
      const counts = new Int32Array(groupOf.length);
      addMembers(counts, members, ofSets);
      addMembers(counts, unions, ofUnions);
      return wanted.map((group) => {
        const indexes = values.get(group) ?? new Map<string, number>();
        return [group, new Map([...indexes].map(([value, index]) => [value, counts[index] ?? 0]))];
      });
    },
  };
}

function mergedSet(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].toSorted((one, other) => one - other);
}

function addMembers(counts: Int32Array, sets: readonly (readonly number[])[], setCounts: Int32Array): void {
  for (let set = 0; set < sets.length; set += 1) {
    const count = setCounts[set] ?? 0;
    if (count === 0) continue;
    const own = sets[set] ?? [];
    for (let at = 0; at < own.length; at += 1) {
      const index = own[at] ?? 0;
      counts[index] = (counts[index] ?? 0) + count;
    }
  }
}

function keyOf(set: readonly string[]): string {
  return set.length < 2 ? (set[0] ?? '') : set.toSorted().join('\n');
}
