import { codesOf } from '#src/facets/description.ts';
import type { Filters } from '#src/facets/scan.ts';
import {
  describeProducts,
  type GroupCode,
  type ProductFacets,
  type Surroundings,
} from '#src/domains/goods/catalogue/records/products.facets.ts';
import type { ProductRecord } from '#src/domains/goods/catalogue/records/product-record.ts';

/** Filters of products as tests write them; both ends of the price in kopecks and included. */
export type ProductFilters = {
  chosen: ReadonlyMap<GroupCode, readonly string[]>;
  priceFrom: number | null;
  priceTo: number | null;
};

/** The groups that listings of products count, which are all but the section. */
export const COUNTED: readonly GroupCode[] = codesOf<GroupCode>(
  describeProducts({ sections: { pathsOf: () => [] }, cityIdOf: () => undefined }).groups,
).filter((group) => group !== 'section');

export const NO_FILTERS: Filters<ProductFacets> = { chosen: new Map(), bounds: new Map() };

export function toFilters({ chosen, priceFrom, priceTo }: ProductFilters): Filters<ProductFacets> {
  return { chosen, bounds: new Map([['price', { from: priceFrom, to: priceTo }]]) };
}

/** Values of one group in a record. */
export function createValuesOf(
  surroundings: Surroundings,
): (record: ProductRecord, group: GroupCode) => readonly string[] {
  const { groups } = describeProducts(surroundings);
  return (record, group) => groups[group].valuesOf(record);
}

/** Every value with its non-zero count: what a listing may show. */
export function nonZero(counts: ReadonlyMap<string, number> | undefined): Record<string, number> {
  return Object.fromEntries([...(counts ?? [])].filter(([, count]) => count > 0));
}
