import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import type { Columns } from './columns.ts';
import type { DesignGroups } from './design-groups.ts';

/** What decides between the variants of a design. */
export type VariantOrder = {
  sort: Sort;
  /** By position; replaces popularity when the listing is a text search. */
  relevance: Float64Array | null;
};

/**
 * The variant that shows each design, by ascending position: in stock before sold out, then the larger key of the
 * sort, then the cheaper one.
 * @param passed the list that was grouped, ascending
 */
export function chooseVariants(
  columns: Columns,
  designs: DesignGroups,
  { passed, order }: { passed: Int32Array; order: VariantOrder },
): Int32Array {
  const { isChosen, chosen } = scratchFor(columns.length);
  const { single, whole, partial } = designs.parts;
  const choose = createChoice(columns, designs, order);
  const known = knownChoices(columns, order);
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

/** Above all keys: grades of a search times a million, minutes since 1970. */
const STOCK_RANK = 2 ** 40;

/** Compares the variants of one design. */
function createChoice(
  { inStock, sortKeys }: Columns,
  { last, previous }: DesignGroups,
  { sort, relevance }: VariantOrder,
): (number: number) => number {
  const isByPrice = sort === 'price-asc' || sort === 'price-desc';
  const keys = isByPrice ? null : ((sort === 'popular' ? relevance : null) ?? sortKeys[sort]);
  const byPrice = sort === 'price-desc' ? 1 : -1;
  const rank = (position: number): number =>
    (keys === null ? position * byPrice : (keys[position] ?? 0)) + (inStock[position] ?? 0) * STOCK_RANK;
  return (number) => {
    let best = last[number] ?? 0;
    let bestRank = rank(best);
    for (let at = previous[best] ?? -1; at !== -1; at = previous[at] ?? -1) {
      const own = rank(at);
      // The chain goes from dear to cheap, so a variant of equal rank is cheaper.
      if (own < bestRank) continue;
      best = at;
      bestRank = own;
    }
    return best;
  };
}

const UNKNOWN = -1;

/**
 * By design: the choice among all its variants, which is the same in every listing of this sort. Null when a text
 * search decides, as that differs between searches.
 */
function knownChoices(
  { choices, variantCounts }: Columns,
  { sort, relevance }: VariantOrder,
): Int32Array | null {
  if (relevance !== null && sort === 'popular') return null;
  const known = choices.get(sort) ?? new Int32Array(variantCounts.length).fill(UNKNOWN);
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
