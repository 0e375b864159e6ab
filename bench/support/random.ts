/** mulberry32: the same numbers on every machine, from 0 up to but excluding 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks from a list by weights; with equal chances without them. */
export function pick<T>(random: () => number, list: readonly T[], weights?: readonly number[]): T {
  const total = weights ? weights.reduce((sum, weight) => sum + weight, 0) : list.length;
  let rest = random() * total;
  for (const [index, value] of list.entries()) {
    rest -= weights?.[index] ?? 1;
    if (rest < 0) return value;
  }
  const last = list.at(-1);
  if (last === undefined) throw new Error('nothing to pick from');
  return last;
}
