import { z } from 'zod';
import { recordOf } from '@yahont/values/record-of.ts';
import { ProductCard } from './cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '../wire/limits.ts';
import { FACETS, RANGE_DIGITS, RANGES, SWITCHES, type RangeCode } from '../listing-facets.ts';
import { SearchText } from '../search/search-text.ts';
import { Breadcrumb, SectionLink } from './sections.ts';

export const SORTS = ['popular', 'new', 'price-asc', 'price-desc', 'discount'] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

const manyOf = z.preprocess(
  (value) => (Array.isArray(value) ? value : listOf(value)),
  z.array(z.string().max(FILTER_VALUE_MAX)).max(FILTER_VALUES_MAX),
);

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value];
}

/** Carats: `0.45-0.55` of at most 2 digits before the point and 3 after it; roubles: `20000-` of 9 digits. */
function rangeOf(code: RangeCode) {
  const { whole, fraction } = RANGE_DIGITS[code];
  const end = `(\\d{1,${whole}}${fraction > 0 ? `(\\.\\d{1,${fraction}})?` : ''})?`;
  return z
    .string()
    .regex(new RegExp(`^${end}-${end}$`))
    .optional()
    .catch(undefined);
}

const flag = z.literal('1').optional().catch(undefined);

/** Filters of the address. Unknown values match nothing and get no chip. */
export const ListingQuery = z.object({
  section: z.string().max(300).default(''),
  q: SearchText,
  /** `1`: search the words of `q` as typed, without corrections and without reading filters from them. */
  exact: flag,
  ...recordOf(FACETS, () => manyOf),
  ...recordOf(RANGES, rangeOf),
  ...recordOf(SWITCHES, () => flag),
  sort: Sort.catch('popular').default('popular'),
  page: z.coerce.number().int().min(1).max(2000).catch(1).default(1),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

/** A listing without any filter. */
export const EVERYTHING: ListingQuery = ListingQuery.parse({});

const FacetOption = z.object({
  /** The value in the address. */
  value: z.string(),
  label: z.string(),
  count: z.int(),
  isSelected: z.boolean(),
});
export type FacetOption = z.infer<typeof FacetOption>;

const group = {
  code: z.enum(FACETS),
  title: z.string(),
  /** Whether the group is expanded when nothing in it is selected. */
  isOpen: z.boolean(),
  /** Label prefix for an option outside its group: «Размер» in «Размер 16,5»; empty for none. */
  prefix: z.string(),
  /** What is drawn beside each option. */
  drawing: z.enum(['metal', 'cut']).nullable(),
  options: z.array(FacetOption),
};
/** A list of options. */
export const ValuesFacet = z.object({ kind: z.literal('values'), ...group });
export type ValuesFacet = z.infer<typeof ValuesFacet>;
/** Options as cells of a grid. */
export const CellsFacet = z.object({ kind: z.literal('cells'), ...group });
export type CellsFacet = z.infer<typeof CellsFacet>;
/** A range between two handles. All numbers are in its unit. */
export const RangeFacet = z.object({
  kind: z.literal('range'),
  code: z.enum(RANGES),
  title: z.string(),
  unit: z.string(),
  /** Bounds of all products that match the other filters. */
  min: z.number(),
  max: z.number(),
  /** Step of the handles. */
  step: z.number(),
  scale: z.enum(['linear', 'logarithmic']),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** The selection in words: «от 20 000 ₽»; null for none. */
  chip: z.string().nullable(),
  /** Counts in 32 equal steps of the scale between min and max. Empty: the page offers no handles. */
  histogram: z.array(z.int()),
});
export type RangeFacet = z.infer<typeof RangeFacet>;

/** One filter of a listing with everything that a page needs to show it. */
export const Facet = z.discriminatedUnion('kind', [ValuesFacet, CellsFacet, RangeFacet]);
export type Facet = z.infer<typeof Facet>;

/** A filter that is on or off. The page names it, because the name may contain the caller's city. */
export const Switch = z.object({ code: z.enum(SWITCHES), count: z.int(), isSelected: z.boolean() });
export type Switch = z.infer<typeof Switch>;

/** A query as filters: an address with these filters and `rest` in `q` shows the same products. */
export const Understood = z.object({
  /** The query that is explained. */
  query: z.string(),
  rest: z.string(),
  filters: z.record(z.string(), z.array(z.string())),
  /** The section named in the query; its chip links to a search for `rest`, the query without that name. */
  section: z.object({ name: z.string(), url: z.string(), rest: z.string() }).nullable(),
});
export type Understood = z.infer<typeof Understood>;

export const Listing = z.object({
  section: z.object({
    path: z.string(),
    url: z.string(),
    name: z.string(),
    h1: z.string(),
    lead: z.string(),
    title: z.string(),
    description: z.string(),
    seoText: z.string(),
  }),
  breadcrumbs: z.array(Breadcrumb),
  children: z.array(SectionLink),
  /** Products in the section before filters. */
  sectionTotal: z.int(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  sort: Sort,
  cards: z.array(ProductCard),
  facets: z.array(Facet),
  switches: z.array(Switch),
  /** The query searched instead, when the original looked misspelled. */
  correctedQuery: z.string().nullable(),
  /** The interpretation of the query; null without a query, and when it is only text. */
  understood: Understood.nullable(),
});
export type Listing = z.infer<typeof Listing>;

export const getListing = endpoint({
  method: 'GET',
  path: '/api/catalogue/listing',
  isShared: true,
  summary: 'Cards, facets with counts and price histogram of a section',
  query: ListingQuery,
  answer: Listing,
});
