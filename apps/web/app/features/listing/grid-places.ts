/** What stands at a place of the grid besides a plain card. */
export type Place = 'card' | 'double';

const EVERY = 8;
const FIRST = 4;

/**
 * Every eighth piece, from the fifth on, takes two columns: 48 pieces then fill eighteen rows of
 * three to the last cell. A piece near the end of a short list stays plain, so that no row ends in a hole.
 */
export function placeOf(index: number, count: number): Place {
  return index % EVERY === FIRST && index + EVERY / 2 <= count ? 'double' : 'card';
}

/** Pieces before the banner: three whole rows, with the double card among them. */
export const BANNER_AFTER = 8;
