import type { Columns } from './columns.ts';
import { isZero } from './selections.ts';

/** A list of variants grouped by design. */
export type DesignGroups = {
  /** Numbers of the designs in the list. */
  numbers: Int32Array;
  /** The same designs in three parts, as each part is counted by a loop of its own. */
  parts: {
    /** Designs with one variant in the list: the position of that variant. */
    single: Int32Array;
    /** Designs with two variants or more, all of them in the list: the number of the design. */
    whole: Int32Array;
    /** All other designs, by number. */
    partial: Int32Array;
  };
  /** By design number: how many of its variants are in the list. 0 for designs that are not in it. */
  size: Int32Array;
  /** By design number: the position of its last variant in the list, −1 for designs that are not in it. */
  last: Int32Array;
  /** By position: the variant before it of the same design, −1 for the first. Only for positions of the list. */
  previous: Int32Array;
};

export type DesignGrouper = (columns: Columns, positions: Int32Array) => DesignGroups;

/** Groups the variants that a listing shows. */
export const groupByDesign = createDesignGrouper();

/** A function with arrays of its own, allocated once: each result is valid until its next call. */
export function createDesignGrouper(): DesignGrouper {
  let scratch = createScratch(0);
  let grouped = 0;
  return (columns, positions) => {
    const needed = Math.max(columns.length, columns.designNumbers.size);
    if (needed > scratch.size.length) scratch = createScratch(needed + 1024);
    else forget(scratch, grouped);
    grouped = linkVariants(columns, positions, scratch);
    const { size, last, previous } = scratch;
    const numbers = scratch.numbers.subarray(0, grouped);
    return { numbers, parts: partsOf(columns, numbers, scratch), size, last, previous };
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
 * Links each variant to the one before it and lists the designs; returns how many there are. Here and in `partsOf` the
 * loops write first and then advance by 0 or 1: about half of all designs have one variant, and a mispredicted branch
 * takes longer than the rest of the step.
 */
function linkVariants(
  { design }: Columns,
  positions: Int32Array,
  { numbers, size, last, previous }: Scratch,
): number {
  let count = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const number = design[position] ?? 0;
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
  { variantCounts }: Columns,
  numbers: Int32Array,
  { size, last, single, whole, partial }: Scratch,
): DesignGroups['parts'] {
  let singles = 0;
  let wholes = 0;
  let partials = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    const here = size[number] ?? 0;
    const isSingle = isZero(here - 1);
    const isWhole = isZero(here ^ (variantCounts[number] ?? 0)) & ~isSingle;
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
