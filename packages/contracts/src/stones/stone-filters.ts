/**
 * Filters of loose stones as addresses write them:
 * `?shape=round&shape=oval&carat=0.7-0.8&price=150000-280000&colour=2-5&clarity=3-6&quality=А-Б&here=1`.
 * Addresses are public: keys never change and new ones go to the end of their list. No zod here: browsers read it.
 */

/** Groups of values; a key may be given many times. */
export const STONE_GROUPS = ['shape', 'fluorescence', 'polish', 'symmetry', 'laboratory'] as const;
export type StoneGroup = (typeof STONE_GROUPS)[number];

/**
 * Numbers between two ends, either of which may be missing: roubles, carats, percent of the diameter.
 * `size`: millimetres of the longest side, limited by a setting.
 */
export const STONE_RANGES = ['price', 'carat', 'depth', 'table', 'size'] as const;
export type StoneRange = (typeof STONE_RANGES)[number];

/** Most digits of an end before the decimal point and after it. */
export const STONE_RANGE_DIGITS: Readonly<Record<StoneRange, { whole: number; fraction: number }>> = {
  price: { whole: 9, fraction: 0 },
  carat: { whole: 3, fraction: 2 },
  depth: { whole: 2, fraction: 1 },
  table: { whole: 2, fraction: 1 },
  size: { whole: 2, fraction: 2 },
};

/** Grades of the scale that `scale` names, from the better to the worse: `2-5`, `D-H`, `-4`; both ends belong. */
export const STONE_GRADES = ['colour', 'clarity', 'quality'] as const;

/** `1` when on. `here`: only stones in a store of the caller's city. */
export const STONE_SWITCHES = ['here'] as const;

export const STONE_SORTS = [
  'advised',
  'price-asc',
  'price-desc',
  'carat-asc',
  'carat-desc',
  'colour',
  'clarity',
  'quality',
] as const;
export type StoneSort = (typeof STONE_SORTS)[number];

/**
 * All keys of the listing, in the order that addresses are written. `view`: `cards` instead of rows.
 * `setting`: code of a setting for which a stone is chosen; kept for the page that combines both.
 */
export const STONE_KEYS = [
  'shape',
  'carat',
  'price',
  'colour',
  'clarity',
  'quality',
  'depth',
  'table',
  'fluorescence',
  'polish',
  'symmetry',
  'laboratory',
  'here',
  'scale',
  'sort',
  'page',
  'view',
  'setting',
  'size',
] as const;

/** Stones on a page. */
export const STONES_PER_PAGE = 30;
