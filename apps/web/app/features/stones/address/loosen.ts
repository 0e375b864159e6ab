import { SHAPE_NAMES, STONE_SHAPES, type GradeCode } from '@yahont/contracts/stones/grades.ts';
import type { StoneGroup, StoneRange } from '@yahont/contracts/stones/stone-filters.ts';
import type {
  StoneFacet,
  StoneGradesFacet,
  StoneListing,
  StoneRangeFacet,
  StoneValuesFacet,
} from '@yahont/contracts/stones/stone-listing.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { valueAt, POSITIONS } from '#app/ui/range/range-scale.ts';
import { toggleValue, withKey, writtenGrades, writtenRange } from './stone-address.ts';

/** A change of one filter that would give results. */
export type Loosening = { key: string; text: string; search: string };

type RangeText = { name: string; unit: string; format: (end: string) => string };

const RANGE_TEXTS: Readonly<Record<StoneRange, RangeText>> = {
  carat: { name: 'вес', unit: 'ct', format: comma },
  price: { name: 'цена', unit: '₽', format: groupDigits },
  depth: { name: 'глубина', unit: '%', format: comma },
  table: { name: 'площадка', unit: '%', format: comma },
  size: { name: 'размер', unit: 'мм', format: comma },
};

const GRADE_TEXTS: Readonly<Record<GradeCode, string>> = {
  colour: 'цвет',
  clarity: 'чистота',
  quality: 'огранка',
};

const GROUP_TEXTS: Readonly<Record<Exclude<StoneGroup, 'shape'>, string>> = {
  fluorescence: 'любая флуоресценция',
  polish: 'любая полировка',
  symmetry: 'любая симметрия',
  laboratory: 'любая лаборатория',
};

/**
 * The smallest changes of single filters that give an empty listing results. Each facet of an answer counts
 * the stones that match all other filters, so its counts show what changing this facet alone would give.
 * Limits that come from a chosen setting are not loosened.
 */
export function looseningsOf({ facets }: Pick<StoneListing, 'facets'>, search: URLSearchParams): Loosening[] {
  const isForSetting = search.has('setting');
  return facets
    .filter(({ code }) => !isForSetting || (code !== 'size' && code !== 'shape'))
    .flatMap((facet) => loosen(facet, search) ?? []);
}

function loosen(facet: StoneFacet, search: URLSearchParams): Loosening | null {
  if (facet.kind === 'range') return widenRange(facet, search);
  return facet.kind === 'grades' ? widenGrades(facet, search) : dropValues(facet, search);
}

/** Widens a range to the nearest bar of the histogram that has stones. */
function widenRange(facet: StoneRangeFacet, search: URLSearchParams): Loosening | null {
  const { code, min, max, histogram } = facet;
  const { from, to } = facet;
  const scale = { min, max, step: facet.step, kind: facet.scale };
  const edge = (bar: number) => valueAt((bar / histogram.length) * POSITIONS, scale);
  const below = from === null ? -1 : histogram.findLastIndex((count, bar) => count > 0 && edge(bar) <= from);
  const above = to === null ? -1 : histogram.findIndex((count, bar) => count > 0 && edge(bar + 1) >= to);
  if (below === -1 && above === -1) return null;
  const gapBelow = below === -1 ? Infinity : (from ?? 0) - edge(below + 1);
  const gapAbove = above === -1 ? Infinity : edge(above) - (to ?? 0);
  const isBelow = gapBelow <= gapAbove;
  const grid = code === 'price' ? ROUND_SUM : facet.step;
  const ends = isBelow
    ? { from: toGrid(edge(below), grid, Math.floor), to }
    : { from, to: toGrid(edge(above + 1), grid, Math.ceil) };
  const range = writtenRange(code, ends) ?? '';
  return { key: code, text: rangeText(code, range), search: withKey(search, code, range) };
}

/** Suggested prices are multiples of this many roubles. */
const ROUND_SUM = 1000;

function toGrid(value: number, grid: number, round: (value: number) => number): number {
  return Number((round(Number((value / grid).toFixed(4))) * grid).toFixed(4));
}

/** «вес 0,49–4 ct», «цена до 520 000 ₽» */
function rangeText(code: StoneRange, range: string): string {
  const { name, unit, format } = RANGE_TEXTS[code];
  const [from = '', to = ''] = range.split('-').map((end) => (end === '' ? '' : format(end)));
  if (from === '') return nbsp(`${name} до ${to} ${unit}`);
  return nbsp(to === '' ? `${name} от ${from} ${unit}` : `${name} ${from}–${to} ${unit}`);
}

function comma(end: string): string {
  return end.replace('.', ',');
}

/** Widens a range of grades to the nearest grade that has stones. */
function widenGrades(
  { code, options, from, to }: StoneGradesFacet,
  search: URLSearchParams,
): Loosening | null {
  if (from === null && to === null) return null;
  const low = from === null ? 0 : options.findIndex(({ value }) => value === from);
  const high = to === null ? options.length - 1 : options.findIndex(({ value }) => value === to);
  const better = options.findLastIndex(({ count }, index) => count > 0 && index < low);
  const worse = options.findIndex(({ count }, index) => count > 0 && index > high);
  if (better === -1 && worse === -1) return null;
  const isWorseNearer = worse !== -1 && (better === -1 || worse - high <= low - better);
  const first = options[isWorseNearer ? low : better]?.value ?? '';
  const last = options[isWorseNearer ? worse : high]?.value ?? '';
  return {
    key: code,
    text: `${GRADE_TEXTS[code]} ${first}–${last}`,
    search: withKey(search, code, writtenGrades({ from: first, to: last })),
  };
}

/** Adds the shape with the most stones, or drops the values of another group. */
function dropValues({ code, options }: StoneValuesFacet, search: URLSearchParams): Loosening | null {
  const most = options.toSorted((a, b) => b.count - a.count)[0];
  if (!search.has(code) || most === undefined || most.count === 0) return null;
  if (code !== 'shape') return { key: code, text: GROUP_TEXTS[code], search: withKey(search, code, null) };
  const shape = STONE_SHAPES.find((one) => one === most.value);
  if (shape === undefined) return null;
  return {
    key: code,
    text: `и ${SHAPE_NAMES[shape].toLowerCase()}`,
    search: toggleValue(search, code, shape),
  };
}
