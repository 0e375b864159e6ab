import type { Families } from '../columns.ts';
import { isZero } from '../selections.ts';

/** A list of rows grouped by family. */
export type FamilyLists = {
  /** Numbers of the families in the list. */
  numbers: Int32Array;
  /** The same families in three parts, as each part is counted by a loop of its own. */
  parts: {
    /** Families with one row in the list: the position of that row. */
    single: Int32Array;
    /** Families with two rows or more, all of them in the list: the number of the family. */
    whole: Int32Array;
    /** All other families, by number. */
    partial: Int32Array;
  };
  /** By family: how many of its rows are in the list. 0 for families that are not in it. */
  size: Int32Array;
  /** By family: the position of its last row in the list, −1 for families that are not in it. */
  last: Int32Array;
  /** By position: the row before it of the same family, −1 for the first. Only for positions of the list. */
  previous: Int32Array;
};

/** @param length of the columns */
type FamilyGrouper = (families: Families, length: number, positions: Int32Array) => FamilyLists;

/** Groups the rows that a listing shows. */
export const groupByFamily = createFamilyGrouper();

/** A function with arrays of its own, allocated once: each result is valid until its next call. */
export function createFamilyGrouper(): FamilyGrouper {
  let scratch = createScratch(0);
  let grouped = 0;
  return (families, length, positions) => {
    const needed = Math.max(length, families.numbers.size);
    if (needed > scratch.size.length) scratch = createScratch(needed + 1024);
    else forget(scratch, grouped);
    grouped = linkRows(families, positions, scratch);
    const { size, last, previous } = scratch;
    const numbers = scratch.numbers.subarray(0, grouped);
    return { numbers, parts: partsOf(families, numbers, scratch), size, last, previous };
  };
}

function forget({ numbers, size, last }: Scratch, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const number = numbers[index] ?? 0;
    size[number] = 0;
    last[number] = -1;
  }
}

/**
 * Links each row to the one before it and lists the families; returns how many there are. Here and in `partsOf` the
 * loops write first and then advance by 0 or 1: about half of all families have one row, and a mispredicted branch
 * takes longer than the rest of the step.
 */
function linkRows(
  { of }: Families,
  positions: Int32Array,
  { numbers, size, last, previous }: Scratch,
): number {
  let count = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const number = of[position] ?? 0;
    const before = size[number] ?? 0;
    numbers[count] = number;
    count += isZero(before);
    previous[position] = last[number] ?? -1;
    last[number] = position;
    size[number] = before + 1;
  }
  return count;
}

function partsOf(
  { sizes }: Families,
  numbers: Int32Array,
  { size, last, single, whole, partial }: Scratch,
): FamilyLists['parts'] {
  let singles = 0;
  let wholes = 0;
  let partials = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    const here = size[number] ?? 0;
    const isSingle = isZero(here - 1);
    const isWhole = isZero(here ^ (sizes[number] ?? 0)) & ~isSingle;
    single[singles] = last[number] ?? 0;
    whole[wholes] = number;
    partial[partials] = number;
    singles += isSingle;
    wholes += isWhole;
    partials += 1 - isSingle - isWhole;
  }
  return {
    single: single.subarray(0, singles),
    whole: whole.subarray(0, wholes),
    partial: partial.subarray(0, partials),
  };
}

type Scratch = {
  numbers: Int32Array;
  single: Int32Array;
  whole: Int32Array;
  partial: Int32Array;
  size: Int32Array;
  last: Int32Array;
  previous: Int32Array;
};

function createScratch(length: number): Scratch {
  const list = (): Int32Array => new Int32Array(length);
  return {
    numbers: list(),
    single: list(),
    whole: list(),
    partial: list(),
    size: list(),
    last: list().fill(-1),
    previous: list(),
  };
}
