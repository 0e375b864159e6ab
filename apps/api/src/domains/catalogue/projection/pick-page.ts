import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import type { Columns } from './columns.ts';

/** More positions than a catalogue can have, so that key and position fit into one exact double. */
const POSITIONS = 2 ** 20;

export type PageWish = {
  sort: Sort;
  /** Place by relevance of each position, when a search asks for it instead of `popular`. */
  relevance: Float64Array | null;
  offset: number;
  limit: number;
};

/** Positions of one page. Equal keys go from cheap to dear, then by id, so an order never changes by itself. */
export function pickPage(
  columns: Columns,
  passed: Int32Array,
  { sort, relevance, offset, limit }: PageWish,
): number[] {
  const end = Math.min(offset + limit, passed.length);
  if (offset >= end) return [];
  switch (sort) {
    case 'price-asc':
      return [...passed.subarray(offset, end)];
    case 'price-desc':
      return [...passed.subarray(passed.length - end, passed.length - offset)].toReversed();
    case 'popular':
      return pickLargest(passed, relevance ?? columns.sortKeys.popular, offset, end);
    case 'new':
    case 'discount':
      return pickLargest(passed, columns.sortKeys[sort], offset, end);
  }
}

/** Up to here the best are kept in order while reading; beyond, a selection is cheaper. */
const FEW = 480;

function pickLargest(passed: Int32Array, keys: Float64Array, offset: number, end: number): number[] {
  const ranks = end <= FEW ? smallestRanks(passed, keys, end) : allRanks(passed, keys);
  if (end > FEW) {
    splitAt(ranks, offset, 0);
    splitAt(ranks, end, offset);
  }
  const page = ranks.subarray(offset, end).sort();
  return Array.from(page, (rank) => ((rank % POSITIONS) + POSITIONS) % POSITIONS);
}

/** Negated, so that the largest key and the lowest position come first in ascending order. */
function rankOf(position: number, key: number): number {
  return position - key * POSITIONS;
}

function allRanks(passed: Int32Array, keys: Float64Array): Float64Array {
  return Float64Array.from(passed, (position) => rankOf(position, keys[position] ?? 0));
}

function smallestRanks(passed: Int32Array, keys: Float64Array, count: number): Float64Array {
  const best = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  let worst = Number.POSITIVE_INFINITY;
  for (let index = 0; index < passed.length; index += 1) {
    const position = passed[index] ?? 0;
    const rank = rankOf(position, keys[position] ?? 0);
    if (rank >= worst) continue;
    let place = count - 1;
    while (place > 0 && (best[place - 1] ?? 0) > rank) {
      best[place] = best[place - 1] ?? 0;
      place -= 1;
    }
    best[place] = rank;
    worst = best[count - 1] ?? 0;
  }
  return best;
}

/** Moves the smallest so that those before `count` are not above those after it: Hoare's selection. */
function splitAt(ranks: Float64Array, count: number, from: number): void {
  let low = from;
  let high = ranks.length - 1;
  const target = count - 1;
  if (target < from) return;
  while (low < high) {
    const pivot = ranks[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((ranks[left] ?? 0) < pivot) left += 1;
      while ((ranks[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const moved = ranks[left] ?? 0;
      ranks[left] = ranks[right] ?? 0;
      ranks[right] = moved;
      left += 1;
      right -= 1;
    }
    if (target <= right) high = right;
    else if (target >= left) low = left;
    else return;
  }
}
