import type { Verdicts } from './value-sets.ts';

/** A pack or a range that is filtered. */
export type FilteredColumn = {
  /** The column it was made from: a pack or a range. */
  column: { codes: Int32Array };
  /** By code. */
  verdicts: Verdicts;
  /** The state of a row that fails in one group or range, when that is in this column. */
  nearState: number;
};

/** Low bits of a state: in how many groups and ranges the row fails. */
export const COUNT_BITS = 5;
const COUNT_MASK = 2 ** COUNT_BITS - 1;
/** Each column counts 2 failures at most, and 5 bits hold 31. */
export const COLUMNS_MAX = 15;

/** The part of a scope between two values of the ordering range. */
export type Stretch = {
  positions: Int32Array;
  /** By index in `positions`. */
  state: Uint16Array;
  from: number;
  to: number;
  /** False when nothing else is filtered; then `state` means nothing. */
  isFiltered: boolean;
};

// Each loop writes every candidate and then advances by 1 if it belongs to the selection, otherwise by 0, so that the
// next write replaces it. An `if` would be mispredicted about as often as it is right.

/** Positions that fail nowhere. */
export function selectPassed(
  { positions, state, from, to, isFiltered }: Stretch,
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

/** Indexes in the scope of the rows with exactly one failure. */
export function selectNear({ state, from, to }: Stretch, into: Int32Array): Int32Array {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    into[count] = at;
    count += isZero(((state[at] ?? 0) & COUNT_MASK) ^ 1);
  }
  return into.subarray(0, count);
}

/** `near`: the result of `selectNear`. */
export type NearParts = { stretch: Stretch; near: Int32Array; into: Int32Array };

/** Positions of the rows with exactly one failure, which is in this column. */
export function selectNearInColumn(
  { nearState }: FilteredColumn,
  { stretch: { positions, state }, near, into }: NearParts,
): Int32Array {
  let count = 0;
  for (let index = 0; index < near.length; index += 1) {
    const at = near[index] ?? 0;
    into[count] = positions[at] ?? 0;
    count += isZero((state[at] ?? 0) ^ nearState);
  }
  return into.subarray(0, count);
}

/**
 * Positions of the rows that fail in one group only.
 * @param failure the number of the group in its pack, from 1: the verdict of a set that fails in this group only
 */
export function selectNearInGroup(filtered: FilteredColumn, failure: number, parts: NearParts): Int32Array {
  const { column, verdicts } = filtered;
  const inColumn = selectNearInColumn(filtered, parts);
  let count = 0;
  for (let index = 0; index < inColumn.length; index += 1) {
    const position = inColumn[index] ?? 0;
    inColumn[count] = position;
    count += isZero((verdicts[column.codes[position] ?? 0] ?? 0) ^ failure);
  }
  return inColumn.subarray(0, count);
}

/** Above all positions. */
const NOWHERE = 2 ** 30;

/** The positions of a whole that are not in the part; both ascend. */
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
