import { GRADES, STONE_SCALES, type GradeCode, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_KEYS,
  STONE_RANGE_DIGITS,
  STONE_RANGES,
  STONE_SWITCHES,
  type StoneRange,
} from '@yahont/contracts/stones/stone-filters.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import {
  defineFilterAddress,
  fieldsOf,
  keptValues,
  numberRanges,
  writtenNumbers,
  type NumberEnds,
  type RangeKey,
} from '#app/base/filters/filter-address.ts';
import { sortOf } from './sort-names.ts';

export type StoneKey = (typeof STONE_KEYS)[number];

const PAIRS = [...STONE_RANGES, ...STONE_GRADES];

/** All keys of the address that the listing depends on; a form without JavaScript sends both ends of a range. */
export const STONE_ADDRESS_KEYS: readonly string[] = [...STONE_KEYS, ...fieldsOf(PAIRS)];

export const {
  formAddress,
  listingIdentity,
  refusedRange,
  toggleValue,
  withKey,
  withOnly,
  withPage,
  written,
} = defineFilterAddress<StoneKey, StoneRange | GradeCode>({
  keys: STONE_KEYS,
  ranges: {
    ...numberRanges(STONE_RANGES, STONE_RANGE_DIGITS),
    ...recordOf(STONE_GRADES, gradeRange),
  },
  defaults: { sort: 'advised', scale: 'ru', view: 'rows' },
});

/** Two grades of either scale: `2-5`, `-H`. */
function gradeRange(code: GradeCode): RangeKey {
  const { ru, gia } = GRADES[code];
  const known: ReadonlySet<string> = new Set<string>([...ru, ...gia]);
  return {
    isEnd: (text) => known.has(text),
    write: ({ from, to }) => writtenGrades({ from, to }),
  };
}

/** Query for the API from the page's address; unknown keys and values that the API refuses are omitted. */
export function stoneQuery(search: URLSearchParams) {
  return {
    ...recordOf(STONE_GROUPS, (code) => keptValues(search, code)),
    ...recordOf(STONE_RANGES, (code) => search.get(code) ?? undefined),
    ...recordOf(STONE_GRADES, (code) => search.get(code) ?? undefined),
    ...recordOf(STONE_SWITCHES, (code) => (search.get(code) === '1' ? ('1' as const) : undefined)),
    scale: scaleOf(search.get('scale')) ?? 'ru',
    sort: sortOf(search.get('sort')),
    setting: search.get('setting') ?? undefined,
    page: search.get('page') ?? 1,
  };
}

/** The scale that a text names; null for any other text. */
export function scaleOf(text: string | null): StoneScale | null {
  return STONE_SCALES.find((scale) => scale === text) ?? null;
}

/** A range as written in addresses; null for an open one. */
export function writtenRange(code: StoneRange, ends: NumberEnds): string | null {
  return writtenNumbers(STONE_RANGE_DIGITS[code], ends);
}

/** Two grades as written in addresses; null or an empty end is open. */
export function writtenGrades({ from, to }: { from: string | null; to: string | null }): string | null {
  return from || to ? `${from ?? ''}-${to ?? ''}` : null;
}

/** Address without filters; keeps the scale, the sort, the view, and a chosen setting with its stone size. */
export function withoutFilters(search: URLSearchParams): string {
  const own = ['scale', 'sort', 'view', 'setting'] as const;
  return withOnly(search, search.has('setting') ? [...own, 'size'] : own);
}

/**
 * The address with an explicit scale, whether it came from the address or from the shopper's remembered
 * choice. Links then mean the same to everyone who opens them, and the server and the browser write identical
 * links.
 */
export function withScale(search: URLSearchParams, scale: StoneScale): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('scale', scale);
  return next;
}

/** Address in another scale. Chosen grades are dropped, because the borders of grades differ. */
export function inScale(search: URLSearchParams, scale: StoneScale): string {
  const next = withScale(search, scale);
  for (const code of STONE_GRADES) next.delete(code);
  return written(next);
}

/** The grades that another scale drops from an address. */
export function gradesDropped(search: URLSearchParams): GradeCode[] {
  return STONE_GRADES.filter((code) => (search.get(code) ?? '') !== '');
}

/** Whether anything besides scale, sort, view and page narrows the listing. */
export function hasFilters(search: URLSearchParams): boolean {
  return written(withoutPage(search)) !== withoutFilters(search);
}

function withoutPage(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  return next;
}
