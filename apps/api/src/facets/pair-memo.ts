/** Remembers a number other than zero for a pair of numbers. */
export type PairMemo = {
  /** 0 for a pair that is not known. */
  get: (a: number, b: number) => number;
  set: (a: number, b: number, value: number) => void;
};

const FIRST_SIZE = 1024;

/**
 * A hash table with open addressing: a `Map` with joined keys takes several times as long, and a listing looks up every
 * model.
 */
export function createPairMemo(): PairMemo {
  let table = new Int32Array(FIRST_SIZE * 3);
  let mask = FIRST_SIZE - 1;
  let count = 0;

  /** Slot of the pair, or the free slot for it; a free slot has the value 0. */
  const slotOf = (a: number, b: number): number => {
    let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (table[slot * 3 + 2] !== 0 && (table[slot * 3] !== a || table[slot * 3 + 1] !== b)) {
      slot = (slot + 1) & mask;
    }
    return slot * 3;
  };
  const put = (a: number, b: number, value: number): void => {
    const at = slotOf(a, b);
    if (table[at + 2] === 0) count += 1;
    table[at] = a;
    table[at + 1] = b;
    table[at + 2] = value;
  };
  const grow = (): void => {
    const before = table;
    mask = mask * 2 + 1;
    table = new Int32Array((mask + 1) * 3);
    count = 0;
    for (let at = 0; at < before.length; at += 3) {
      if (before[at + 2] !== 0) put(before[at] ?? 0, before[at + 1] ?? 0, before[at + 2] ?? 0);
    }
  };

  return {
    get: (a, b) => table[slotOf(a, b) + 2] ?? 0,
    set: (a, b, value) => {
      if (count * 2 > mask) grow();
      put(a, b, value);
    },
  };
}
