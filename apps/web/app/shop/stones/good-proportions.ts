import type { StoneShape } from '@yahont/contracts/stones/grades.ts';

/** Percent of the width. */
type Good = { table: readonly [number, number]; depth: readonly [number, number] };

/**
 * Typical proportions of well-cut stones in percent of the width; for round ones, those of the best cut
 * grade.
 */
export const GOOD_PROPORTIONS: Readonly<Record<StoneShape, Good>> = {
  round: { table: [52, 62], depth: [57.5, 63] },
  princess: { table: [65, 75], depth: [65, 75] },
  oval: { table: [53, 63], depth: [58, 65] },
  cushion: { table: [56, 66], depth: [60, 68] },
  emerald: { table: [58, 69], depth: [60, 68] },
  pear: { table: [53, 65], depth: [56, 65] },
  marquise: { table: [53, 63], depth: [56, 64] },
  asscher: { table: [55, 66], depth: [60, 68] },
  heart: { table: [53, 64], depth: [55, 64] },
};
