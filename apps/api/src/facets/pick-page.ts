import type { Columns } from './columns.ts';
import type { FacetTypes } from './description.ts';

/** Upper bound on positions. It lets a key and a position share one exact double; see `rankOf`. */
const POSITIONS = 2 ** 20;

export type ListingOrder<Sort extends string> = {
  sort: Sort;
  /** By position: keys that replace those of the sort, such as relevance to a search. */
  keys: Float64Array | null;
};

export type PageOptions<Sort extends string> = ListingOrder<Sort> & { offset: number; limit: number };

/** Positions of one page. Equal keys ascend by position, so an order never changes by itself. */
export function pickPage<T extends FacetTypes>(
  columns: Columns<T>,
  passed: Int32Array,
  { sort, keys, offset, limit }: PageOptions<T['sort']>,
): number[] {
  const end = Math.min(offset + limit, passed.length);
  if (offset >= end) return [];
  const own = keys ?? columns.sortKeys.get(sort);
  if (own) return pickLargest(passed, own, offset, end);
  return columns.description.sorts[sort] === 'descending'
    ? [...passed.subarray(passed.length - end, passed.length - offset)].toReversed()
    : [...passed.subarray(offset, end)];
}

/** Up to this size the best rows are kept sorted while reading; beyond it, a selection is cheaper. */
const FEW = 480;

function pickLargest(passed: Int32Array, keys: Float64Array, offset: number, end: number): number[] {
  const ranks = end <= FEW ? smallestRanks(passed, keys, end) : allRanks(passed, keys);
  if (end > FEW) {
    splitAt(ranks, offset, 0);
    splitAt(ranks, end, offset);
  }
  return Array.from(ranks.subarray(offset, end).sort(), positionOfRank);
}

/**
 * One number by which rows are sorted ascending: the largest key first, then the lowest position. Position 5 with key 3
 * is 5 − 3·2^20 = −3,145,723 and comes before position 2 with key 1, which is 2 − 2^20 = −1,048,574. Exact while keys
 * are whole and below 2^32, as doubles hold 53 bits.
 */
function rankOf(position: number, key: number): number {
  return position - key * POSITIONS;
}

/** A remainder has the sign of the rank: −3,145,723 % 2^20 is 5 − 2^20, and 2^20 more is the position 5 again. */
function positionOfRank(rank: number): number {
  return ((rank % POSITIONS) + POSITIONS) % POSITIONS;
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

/** Moves the `count` smallest ranks to the front, in any order, from index `from` on: Hoare's selection. */
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
