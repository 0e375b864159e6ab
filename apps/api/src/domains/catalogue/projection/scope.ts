import type { Columns, GroupCode, Pack } from './columns.ts';
import { groupByDesign } from './design-groups.ts';
import { countValues } from './design-values.ts';

export type GroupCounts = ReadonlyMap<GroupCode, ReadonlyMap<string, number>>;

/** What a listing chooses from: a section, or what a search found in it. */
export type Scope = {
  /** Cheapest first. */
  positions: Int32Array;
  /** How many products have each set of values, by pack and set number. */
  setCounts: ReadonlyMap<Pack, Int32Array>;
  /** How many designs they are. */
  designCount: number;
  /** Designs behind each value, without any filter. */
  counts: GroupCounts;
};

/** Products of a section ('': all), of these only the ones that `hits` marks by position, when given. */
export function createScope(columns: Columns, section: string, hits: Uint8Array | null): Scope {
  const { codes, sets } = columns.section;
  const inSection = section === '' ? null : sets.holds('section', section);
  const found = new Int32Array(columns.length);
  let count = 0;
  for (let position = 0; position < columns.length; position += 1) {
    if (hits !== null && hits[position] === 0) continue;
    if (inSection !== null && inSection[codes[position] ?? 0] === 0) continue;
    found[count] = position;
    count += 1;
  }
  const positions = found.slice(0, count);
  const setCounts = new Map(
    [...columns.packs, columns.section].map((pack) => {
      const counts = new Int32Array(pack.sets.size());
      addCounts(counts, pack.codes, positions);
      return [pack, counts];
    }),
  );
  const designs = groupByDesign(columns, positions);
  const counts = [...columns.packs, columns.section].flatMap((pack) => {
    const valueCounts = countValues(designs, pack);
    return pack.groups.map((group) => [group, pack.sets.nameValues(group, valueCounts)] as const);
  });
  return { positions, setCounts, designCount: designs.numbers.length, counts: new Map(counts) };
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
