import type { GroupCode, Pack } from './columns.ts';
import type { Verdicts } from './value-sets.ts';

/** A pack in which something is chosen. */
export type FilteredPack = {
  pack: Pack;
  verdicts: Verdicts;
  /** The state of a product that fails in one group, when the group is in this pack. */
  nearState: number;
};

/** Low bits of a state: in how many groups the product fails. */
export const COUNT_BITS = 5;
const COUNT_MASK = 2 ** COUNT_BITS - 1;

/** A stretch of a scope between two prices. */
export type Range = {
  positions: Int32Array;
  /** By index in `positions`. */
  state: Uint16Array;
  from: number;
  to: number;
  /** False when nothing is chosen; then `state` means nothing. */
  isFiltered: boolean;
};

// Each loop writes every candidate and then advances by 1 if it belongs to the selection, else by 0: the next write
// replaces what does not belong. An `if` would be mispredicted about as often as it is right.

/** Positions that fail in no group. */
export function selectPassed(
  { positions, state, from, to, isFiltered }: Range,
  into: Int32Array,
): Int32Array {
  if (!isFiltered) return positions.subarray(from, to);
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = positions[at] ?? 0;
    count += isZero(state[at] ?? 0);
  }
  return into.subarray(0, count);
}

/** Indexes in the scope of what fails in exactly one group. */
export function selectNear({ state, from, to }: Range, into: Int32Array): Int32Array {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = at;
    count += isZero(((state[at] ?? 0) & COUNT_MASK) ^ 1);
  }
  return into.subarray(0, count);
}

/** `near`: the result of `selectNear`. */
export type NearParts = { range: Range; near: Int32Array; into: Int32Array };

/** Positions of what fails in exactly one group, which is in this pack. */
export function selectNearInPack(
  { nearState }: FilteredPack,
  { range: { positions, state }, near, into }: NearParts,
): Int32Array {
  let count = 0;
  for (let index = 0; index < near.length; index += 1) {
    const at = near[index] ?? 0;
    into[count] = positions[at] ?? 0;
    count += isZero((state[at] ?? 0) ^ nearState);
  }
  return into.subarray(0, count);
}

/** Positions of what fails in this group alone. */
export function selectNearInGroup(filtered: FilteredPack, group: GroupCode, parts: NearParts): Int32Array {
  const { pack, verdicts } = filtered;
  const failure = pack.groups.indexOf(group) + 1;
  const inPack = selectNearInPack(filtered, parts);
  let count = 0;
  for (let index = 0; index < inPack.length; index += 1) {
    const position = inPack[index] ?? 0;
    inPack[count] = position;
    count += isZero((verdicts[pack.codes[position] ?? 0] ?? 0) ^ failure);
  }
  return inPack.subarray(0, count);
}

/** Above all positions. */
const NOWHERE = 2 ** 30;

/** Everything of a whole that is not in the part; both ascend. */
export function selectRest(positions: Int32Array, part: Int32Array, into: Int32Array): Int32Array {
  let count = 0;
  let next = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const isIn = isZero(position ^ (part[next] ?? NOWHERE));
    into[count] = position;
    count += 1 - isIn;
    next += isIn;
  }
  return into.subarray(0, count);
}

/** 1 for 0 and 0 for a positive number: only 0 − 1 has the sign bit. */
export function isZero(number: number): number {
  return (number - 1) >>> 31;
}
