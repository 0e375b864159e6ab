import { GROUPS } from './columns.ts';
import type { Columns, GroupCode } from './columns.ts';

export type GroupCounts = ReadonlyMap<GroupCode, ReadonlyMap<string, number>>;
/** How many products have each set of values, by set number. */
export type SetCounts = ReadonlyMap<GroupCode, Int32Array>;

/** What a listing chooses from: a section, or what a search found in it. */
export type Scope = {
  /** Cheapest first. */
  positions: Int32Array;
  setCounts: SetCounts;
  /** Without any filter. */
  counts: GroupCounts;
};

/** Products of a section ('': all), of these only the ones that `hits` marks by position, when given. */
export function createScope(columns: Columns, section: string, hits: Uint8Array | null): Scope {
  const { codes, sets } = columns.groups.section;
  const inSection = section === '' ? null : sets.accept([section]);
  const found = new Int32Array(columns.length);
  let count = 0;
  for (let position = 0; position < columns.length; position += 1) {
    if (hits !== null && hits[position] === 0) continue;
    if (inSection !== null && inSection[codes[position] ?? 0] === 0) continue;
    found[count] = position;
    count += 1;
  }
  const positions = found.slice(0, count);
  const setCounts = new Map(GROUPS.map((code) => [code, countSets(columns, code, positions)]));
  return { positions, setCounts, counts: spreadCounts(columns, setCounts) };
}

export function spreadCounts({ groups }: Columns, setCounts: SetCounts): GroupCounts {
  return new Map([...setCounts].map(([code, counts]) => [code, groups[code].sets.spread(counts)]));
}

function countSets({ groups }: Columns, code: GroupCode, positions: Int32Array): Int32Array {
  const counts = new Int32Array(groups[code].sets.size());
  addCounts(counts, groups[code].codes, positions);
  return counts;
}

export function addCounts(counts: Int32Array, codes: Int32Array, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const set = codes[positions[at] ?? 0] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
}

export function subtractCounts(counts: Int32Array, codes: Int32Array, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const set = codes[positions[at] ?? 0] ?? 0;
    counts[set] = (counts[set] ?? 0) - 1;
  }
}
