import type { Columns, Families } from '../columns.ts';
import type { FacetTypes } from '../description.ts';
import type { FamilyLists } from './group-by-family.ts';
import type { ListingOrder } from '../pick-page.ts';

/**
 * The row that shows each family, by ascending position: preferred before others, then the larger key
 * of the sort, then the lower position. Of two rows with the keys 7 and 9, the first wins if only it is
 * preferred.
 * @param passed the list that was grouped, ascending
 */
export function chooseRows<T extends FacetTypes>(
  columns: Columns<T>,
  lists: FamilyLists,
  { passed, order }: { passed: Int32Array; order: ListingOrder<T['sort']> },
): Int32Array {
  const { families } = columns;
  if (families === null) return passed;
  const { isChosen, chosen } = scratchFor(columns.length);
  const { single, whole, partial } = lists.parts;
  const choose = createChoice(columns, families, { lists, order });
  const known = knownChoices(families, order);
  for (let index = 0; index < single.length; index += 1) isChosen[single[index] ?? 0] = 1;
  for (let index = 0; index < whole.length; index += 1) {
    const number = whole[index] ?? 0;
    let position = known?.[number] ?? UNKNOWN;
    if (position === UNKNOWN) {
      position = choose(number);
      if (known) known[number] = position;
    }
    isChosen[position] = 1;
  }
  for (let index = 0; index < partial.length; index += 1) isChosen[choose(partial[index] ?? 0)] = 1;
  let count = 0;
  for (let at = 0; at < passed.length; at += 1) {
    const position = passed[at] ?? 0;
    chosen[count] = position;
    count += isChosen[position] ?? 0;
    isChosen[position] = 0;
  }
  return chosen.subarray(0, count);
}

/** Above all keys, which are below 2^32, and above relevance, which is a search grade times a million. */
const PREFERRED = 2 ** 40;

/** Compares the rows of one family. */
function createChoice<T extends FacetTypes>(
  { sortKeys, description }: Columns<T>,
  { preferred }: Families,
  { lists: { last, previous }, order }: { lists: FamilyLists; order: ListingOrder<T['sort']> },
): (number: number) => number {
  const keys = order.keys ?? sortKeys.get(order.sort) ?? null;
  const direction = description.sorts[order.sort] === 'descending' ? 1 : -1;
  const rank = (position: number): number =>
    (keys === null ? position * direction : (keys[position] ?? 0)) + (preferred[position] ?? 0) * PREFERRED;
  return (number) => {
    let best = last[number] ?? 0;
    let bestRank = rank(best);
    for (let at = previous[best] ?? -1; at !== -1; at = previous[at] ?? -1) {
      const own = rank(at);
      // The chain descends, so a row of equal rank has the lower position.
      if (own < bestRank) continue;
      best = at;
      bestRank = own;
    }
    return best;
  };
}

const UNKNOWN = -1;

/**
 * By family: the choice among all its rows, which is the same in every listing of this sort. Null when
 * other keys decide, because they differ between searches.
 */
function knownChoices<Sort extends string>(
  { choices, sizes }: Families<Sort>,
  { sort, keys }: ListingOrder<Sort>,
): Int32Array | null {
  if (keys !== null) return null;
  const known = choices.get(sort) ?? new Int32Array(sizes.length).fill(UNKNOWN);
  choices.set(sort, known);
  return known;
}

type Scratch = { isChosen: Uint8Array; chosen: Int32Array };

let scratch: Scratch = { isChosen: new Uint8Array(0), chosen: new Int32Array(0) };

/** Used by every call: a call never waits for anything, so two cannot overlap. */
function scratchFor(needed: number): Scratch {
  if (needed > scratch.chosen.length) {
    scratch = { isChosen: new Uint8Array(needed + 1024), chosen: new Int32Array(needed + 1024) };
  }
  return scratch;
}
