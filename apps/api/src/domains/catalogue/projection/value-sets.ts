/**
 * Numbers for sets of values: a product has one metal and several stones, and both become one small integer.
 * A column of such numbers is tested and counted in one step per product, however many values it holds.
 */
export type ValueSets = {
  /** Number of a set; equal sets have equal numbers. The order of the values does not matter. */
  encode: (values: readonly string[]) => number;
  /** For each set number: 1 when it holds any of the values. */
  accept: (values: Iterable<string>) => Uint8Array;
  /** Counts of sets → counts of values. */
  spread: (setCounts: Int32Array) => ReadonlyMap<string, number>;
  has: (value: string) => boolean;
  /** How many sets there are. */
  size: () => number;
};

export function createValueSets(): ValueSets {
  const values: string[] = [];
  const indexOf = new Map<string, number>();
  const members: (readonly number[])[] = [];
  const numberOf = new Map<string, number>();

  const indexOfValue = (value: string): number => {
    const known = indexOf.get(value);
    if (known !== undefined) return known;
    indexOf.set(value, values.length);
    return values.push(value) - 1;
  };

  return {
    encode: (set) => {
      const key = set.length < 2 ? (set[0] ?? '') : set.toSorted().join('\n');
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      numberOf.set(key, members.length);
      return members.push([...new Set(set)].map(indexOfValue)) - 1;
    },
    accept: (wanted) => {
      const isWanted = new Uint8Array(values.length);
      for (const value of wanted) {
        const index = indexOf.get(value);
        if (index !== undefined) isWanted[index] = 1;
      }
      return Uint8Array.from(members, (set) => (set.some((index) => isWanted[index] === 1) ? 1 : 0));
    },
    spread: (setCounts) => {
      const counts = new Int32Array(values.length);
      for (let set = 0; set < members.length; set += 1) {
        const count = setCounts[set] ?? 0;
        if (count === 0) continue;
        for (const index of members[set] ?? []) counts[index] = (counts[index] ?? 0) + count;
      }
      return new Map(values.map((value, index) => [value, counts[index] ?? 0]));
    },
    has: (value) => indexOf.has(value),
    size: () => members.length,
  };
}
