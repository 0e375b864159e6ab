import { z } from 'zod';
import { recordOf } from '@yahont/values/record-of.ts';
import { Seat } from '../product-facts.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id } from '../wire/fields.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '../wire/limits.ts';
import { STONE_SCALES } from './grades.ts';
import { StoneCard } from './stone-card.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGE_DIGITS,
  STONE_RANGES,
  STONE_SORTS,
  STONE_SWITCHES,
  STONES_PER_PAGE,
  type StoneRange,
} from './stone-filters.ts';

const manyOf = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? (value ?? []) : [value]),
  z.array(z.string().max(FILTER_VALUE_MAX)).max(FILTER_VALUES_MAX),
);

function rangeOf(code: StoneRange) {
  const { whole, fraction } = STONE_RANGE_DIGITS[code];
  const end = `(\\d{1,${whole}}${fraction > 0 ? `(\\.\\d{1,${fraction}})?` : ''})?`;
  return z
    .string()
    .regex(new RegExp(`^${end}-${end}$`))
    .optional()
    .catch(undefined);
}

/** Two grades of the scale, either may be missing: `2-5`, `D-H`, `EX-`. */
const gradesOf = z
  .string()
  .regex(/^[А-ГA-Z0-9]{0,4}-[А-ГA-Z0-9]{0,4}$/u)
  .optional()
  .catch(undefined);

const flag = z.literal('1').optional().catch(undefined);

/** Filters of the address. Unknown values match nothing. */
export const StoneQuery = z.object({
  ...recordOf(STONE_GROUPS, () => manyOf),
  ...recordOf(STONE_RANGES, rangeOf),
  ...recordOf(STONE_GRADES, () => gradesOf),
  ...recordOf(STONE_SWITCHES, () => flag),
  scale: z.enum(STONE_SCALES).catch('ru').default('ru'),
  sort: z.enum(STONE_SORTS).catch('advised').default('advised'),
  /** Code of the setting for which a stone is chosen. It filters nothing: `shape` and `size` do. */
  setting: z.string().max(FILTER_VALUE_MAX).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  /** Cards in the answer, at most a page of them; 0 when only the counts are needed. */
  limit: z.coerce.number().int().min(0).max(STONES_PER_PAGE).catch(STONES_PER_PAGE).default(STONES_PER_PAGE),
});
export type StoneQuery = z.infer<typeof StoneQuery>;

/** Numbers between two handles. All are in the unit of the address: roubles, carats, percent, millimetres. */
export const StoneRangeFacet = z.object({
  kind: z.literal('range'),
  code: z.enum(STONE_RANGES),
  /** Bounds of all stones that match the other filters. */
  min: z.number(),
  max: z.number(),
  step: z.number(),
  scale: z.enum(['linear', 'logarithmic']),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Counts in 32 equal steps of the scale between min and max. */
  histogram: z.array(z.int()),
});
export type StoneRangeFacet = z.infer<typeof StoneRangeFacet>;

/** Grades of one scale from best to worst, each with the number of matching stones. */
export const StoneGradesFacet = z.object({
  kind: z.literal('grades'),
  code: z.enum(STONE_GRADES),
  options: z.array(z.object({ value: z.string(), count: z.int() })),
  /** The best and the worst chosen grade; null: any. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type StoneGradesFacet = z.infer<typeof StoneGradesFacet>;

/** Values of which any number can be chosen. */
export const StoneValuesFacet = z.object({
  kind: z.literal('values'),
  code: z.enum(STONE_GROUPS),
  options: z.array(z.object({ value: z.string(), count: z.int(), isSelected: z.boolean() })),
});
export type StoneValuesFacet = z.infer<typeof StoneValuesFacet>;

export const StoneFacet = z.discriminatedUnion('kind', [StoneRangeFacet, StoneGradesFacet, StoneValuesFacet]);
export type StoneFacet = z.infer<typeof StoneFacet>;

export const StoneListing = z.object({
  /** Stones on sale, whatever the filters. */
  allTotal: z.int(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  sort: z.enum(STONE_SORTS),
  scale: z.enum(STONE_SCALES),
  cards: z.array(StoneCard),
  /** `size` is there only while it is chosen. */
  facets: z.array(StoneFacet),
  /** Stones in the stores of the caller's city that match the other filters. */
  here: z.object({ count: z.int(), isSelected: z.boolean() }),
  /** The setting that the query names; null when it names none that is on sale. */
  setting: z.object({ productId: Id, shortName: z.string(), seat: Seat }).nullable(),
});
export type StoneListing = z.infer<typeof StoneListing>;

export const getStones = endpoint({
  method: 'GET',
  path: '/api/stones',
  summary: 'Loose diamonds on sale: cards, facets with counts and histograms',
  query: StoneQuery,
  answer: StoneListing,
});
