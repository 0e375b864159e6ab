import { z } from 'zod';
import { ProductCard } from './cards.ts';
import { endpoint } from '../wire/endpoint.ts';
import { FILTER_VALUE_MAX, FILTER_VALUES_MAX } from '../wire/limits.ts';
import { SearchText } from '../search/search-text.ts';
import { Breadcrumb, SectionLink } from './sections.ts';

export const SORTS = ['popular', 'new', 'price-asc', 'price-desc', 'discount'] as const;
export const Sort = z.enum(SORTS);
export type Sort = z.infer<typeof Sort>;

/**
 * Facet groups in the order of the page, with the query key of each. A value may be given many times:
 * `?metal=white-gold&metal=yellow-gold&size=16.5&price=20000-250000&shop=1&sale=1`.
 */
export const FACETS = ['metal', 'size', 'stone', 'cut', 'fineness', 'collection', 'audience'] as const;
export type FacetCode = (typeof FACETS)[number];

const manyOf = z.preprocess(
  (value) => (Array.isArray(value) ? value : listOf(value)),
  z.array(z.string().max(FILTER_VALUE_MAX)).max(FILTER_VALUES_MAX),
);

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value];
}

/** Filters as they stand in the address. Unknown values match nothing and are dropped from the chips. */
export const ListingQuery = z.object({
  section: z.string().max(300).default(''),
  q: SearchText,
  /** `1`: the words of `q` alone, neither corrected nor read as filters. */
  exact: z.literal('1').optional().catch(undefined),
  metal: manyOf,
  stone: manyOf,
  cut: manyOf,
  size: manyOf,
  fineness: manyOf,
  collection: manyOf,
  audience: manyOf,
  /** Roubles `from-to`, either side may be missing: `20000-`, `-90000`. */
  price: z
    .string()
    .regex(/^\d{0,9}-\d{0,9}$/)
    .optional()
    .catch(undefined),
  /** Carats of one kind of stone `from-to`, either side may be missing: `0.45-0.55`. */
  carat: z
    .string()
    .regex(/^(\d{1,2}(\.\d{1,3})?)?-(\d{1,2}(\.\d{1,3})?)?$/)
    .optional()
    .catch(undefined),
  /** `1`: only what lies in a store of the caller's city. */
  shop: z.literal('1').optional().catch(undefined),
  /** `1`: only with an old price. */
  sale: z.literal('1').optional().catch(undefined),
  sort: Sort.catch('popular').default('popular'),
  page: z.coerce.number().int().min(1).max(2000).catch(1).default(1),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

export const FacetValue = z.object({
  /** Goes into the address. */
  value: z.string(),
  name: z.string(),
  count: z.int(),
  isSelected: z.boolean(),
});
export const Facet = z.object({ code: z.enum(FACETS), name: z.string(), values: z.array(FacetValue) });
export type Facet = z.infer<typeof Facet>;

export const PriceFacet = z.object({
  /** Bounds over everything that the other filters leave, whole roubles. */
  min: z.int(),
  max: z.int(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  /** Counts in 32 equal steps of a logarithmic scale between min and max. */
  histogram: z.array(z.int()),
});

const CaratRange = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** Filters that the words of a query mean, as far as a chip says them: nothing but what is on. */
export const MeantFilters = z.object({
  facets: z.array(Facet),
  price: PriceFacet.pick({ from: true, to: true }),
  carat: CaratRange.nullable(),
});
export type MeantFilters = z.infer<typeof MeantFilters>;

/** A query as filters: an address that says them and keeps `rest` for `q` shows the same products. */
export const Understood = z.object({
  /** The query that this explains. */
  query: z.string(),
  rest: z.string(),
  filters: z.record(z.string(), z.array(z.string())),
  /** The section that its words name; `rest` without them is what another chip leads to. */
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
  /** Everything in the section, before filters. */
  sectionTotal: z.int(),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  sort: Sort,
  cards: z.array(ProductCard),
  facets: z.array(Facet),
  price: PriceFacet,
  inStoreCount: z.int(),
  isInStoreSelected: z.boolean(),
  saleCount: z.int(),
  isSaleSelected: z.boolean(),
  carat: CaratRange.nullable(),
  /** What was searched for instead, when the query looked mistyped. */
  correctedQuery: z.string().nullable(),
  /** How the query was read; null without one, and when it says nothing but words. */
  understood: Understood.nullable(),
});
export type Listing = z.infer<typeof Listing>;

export const getListing = endpoint({
  method: 'GET',
  path: '/api/catalogue/listing',
  summary: 'Cards, facets with counts and price histogram of a section',
  query: ListingQuery,
  answer: Listing,
});
