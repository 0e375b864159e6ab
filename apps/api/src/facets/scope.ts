import type { Columns, Pack } from './columns.ts';
import type { FacetTypes } from './description.ts';
import { groupByFamily } from './families/group-by-family.ts';
import { countValues } from './families/count-values.ts';

/** By group and value. */
export type GroupCounts<Group extends string> = ReadonlyMap<Group, ReadonlyMap<string, number>>;

/** A column whose codes are counted: a pack or a range. */
export type CodeColumn = { codes: Int32Array };

/** What a listing chooses from: a section, or what a search found in it. */
export type Scope<Group extends string> = {
  /** They ascend. */
  positions: Int32Array;
  /** How many rows have each code, by column and code. */
  codeCounts: ReadonlyMap<CodeColumn, Int32Array>;
  /** How many entries a listing of the scope has: families, or rows where there are none. */
  entryCount: number;
  /** Entries behind each value, without any filter. */
  counts: GroupCounts<Group>;
};

/**
 * All rows with a value of the scope group ('': any); with `hits`, only the rows that it marks by
 * position.
 */
export function createScope<T extends FacetTypes>(
  columns: Columns<T>,
  value: string,
  hits: Uint8Array | null = null,
): Scope<T['group']> {
  const positions = positionsIn(columns, value, hits);
  const packs = columns.scopePack ? [...columns.packs, columns.scopePack] : columns.packs;
  const codeCounts = new Map<CodeColumn, Int32Array>();
  for (const pack of packs) codeCounts.set(pack, countCodes(pack, pack.sets.size(), positions));
  for (const column of columns.ranges)
    codeCounts.set(column, countCodes(column, column.values.size(), positions));
  const families = columns.families && groupByFamily(columns.families, columns.length, positions);
  const countsOf = (pack: Pack<T['group']>): [T['group'], ReadonlyMap<string, number>][] => {
    if (!families) return pack.sets.toValueCounts(codeCounts.get(pack) ?? new Int32Array(0), null);
    const valueCounts = countValues(families, pack);
    return pack.groups.map((group) => [group, pack.sets.nameValues(group, valueCounts)]);
  };
  return {
    positions,
    codeCounts,
    entryCount: families ? families.numbers.length : positions.length,
    counts: new Map(packs.flatMap(countsOf)),
  };
}

function positionsIn<T extends FacetTypes>(
  { length, scopePack, description }: Columns<T>,
  value: string,
  hits: Uint8Array | null,
): Int32Array {
  const inScope =
    value === '' || description.scopeGroup === null
      ? null
      : (scopePack?.sets.setsWith(description.scopeGroup, value) ?? null);
  const found = new Int32Array(length);
  let count = 0;
  for (let position = 0; position < length; position += 1) {
    if (hits !== null && hits[position] === 0) continue;
    if (inScope !== null && inScope[scopePack?.codes[position] ?? 0] === 0) continue;
    found[count] = position;
    count += 1;
  }
  return found.slice(0, count);
}

function countCodes({ codes }: CodeColumn, size: number, positions: Int32Array): Int32Array {
  const counts = new Int32Array(size);
  addCounts(counts, codes, positions);
  return counts;
}

export function addCounts(counts: Int32Array, codes: Int32Array, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const code = codes[positions[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

export function subtractCounts(counts: Int32Array, codes: Int32Array, positions: Int32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const code = codes[positions[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) - 1;
  }
}
