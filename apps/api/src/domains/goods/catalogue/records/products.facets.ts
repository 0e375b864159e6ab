import type { FacetCode, SwitchCode } from '@yahont/contracts/listing-facets.ts';
import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import { ringSizeToQuery } from '@yahont/values/measures/ring-size.ts';
import { isLength, lengthToQuery } from '@yahont/values/measures/size.ts';
import type { FacetDescription } from '#src/facets/description.ts';
import type * as engine from '#src/facets/columns.ts';
import type * as scopes from '#src/facets/scope.ts';
import { availableBySku, discountOf, eachPlace, isInStock, type ProductRecord } from './product-record.ts';
import type { SectionTree } from './section-tree.ts';

/**
 * Lookups that the facets need: the city of a store, whether there is an old price, and the sections of
 * a product.
 */
export type GroupCode = FacetCode | SwitchCode | 'section';

export type ProductFacets = { row: ProductRecord; group: GroupCode; range: 'price'; sort: Sort };
export type Columns = engine.Columns<ProductFacets>;
export type Scope = scopes.Scope<GroupCode>;
export type GroupCounts = scopes.GroupCounts<GroupCode>;

export type Surroundings = {
  sections: Pick<SectionTree, 'pathsOf'>;
  /** The city of a store; undefined when the store no longer exists. */
  cityIdOf: (storeId: number) => number | undefined;
};

/** Describes products to the facet engine. Values are written as in addresses. */
export function describeProducts({ sections, cityIdOf }: Surroundings): FacetDescription<ProductFacets> {
  return {
    idOf: ({ id }) => id,
    // Listings show one product of each model (decision 0019).
    families: { idOf: ({ modelId }) => modelId, isPreferred: isInStock },
    scopeGroup: 'section',
    groups: {
      metal: { pack: 'metal', valuesOf: ({ metal }) => [metal] },
      fineness: { pack: 'metal', valuesOf: ({ fineness }) => [String(fineness)] },
      audience: { pack: 'metal', valuesOf: ({ audience }) => [audience] },
      coating: { pack: 'metal', valuesOf: ({ coating }) => coatingsOf(coating) },
      sale: { pack: 'metal', valuesOf: ({ oldPrice }) => (oldPrice === null ? [] : ['1']) },
      stone: { pack: 'stone', valuesOf: ({ inserts }) => inserts.map(({ gem }) => gem) },
      cut: { pack: 'stone', valuesOf: ({ inserts }) => inserts.map(({ cut }) => cut) },
      // Only the section's own pieces, so that a section without any has no such filter.
      report: { pack: 'stone', valuesOf: (record) => (isReported(record) ? ['yes'] : []) },
      collection: {
        pack: 'collection',
        valuesOf: ({ collection }) => (collection === null ? [] : [collection]),
      },
      setting: { pack: 'setting', valuesOf: ({ facts }) => facts.settings },
      size: {
        pack: 'size',
        valuesOf: (record) =>
          offeredSizes(record)
            .filter((size) => !isLength(size))
            .map(ringSizeToQuery),
      },
      length: {
        pack: 'length',
        valuesOf: (record) => offeredLengths(record).map(lengthToQuery),
      },
      weave: { pack: 'weave', valuesOf: ({ facts }) => (facts.weave === null ? [] : [facts.weave]) },
      clasp: { pack: 'weave', valuesOf: ({ facts }) => (facts.clasp === null ? [] : [facts.clasp]) },
      shop: { pack: 'shop', valuesOf: (record) => citiesOf(record, cityIdOf) },
      section: { pack: 'section', valuesOf: (record) => sections.pathsOf(record) },
    },
    ranges: { price: { valueOf: ({ price }) => price, step: 100, scale: 'logarithmic' } },
    order: 'price',
    sorts: {
      popular: ({ popularity }) => popularity,
      // Minutes since 1970, because milliseconds exceed the largest key.
      new: ({ arrivedAt }) => Math.floor(arrivedAt / 60_000),
      discount: discountOf,
      'price-asc': 'ascending',
      'price-desc': 'descending',
    },
  };
}

/** Whether a laboratory examined its main stones; other stones have no report. */
function isReported({ inserts }: ProductRecord): boolean {
  return inserts.some(({ report }) => report !== null);
}

/** Sizes of which an item is in stock. */
function offeredSizes(record: ProductRecord): number[] {
  const available = availableBySku(record);
  return record.sizes.filter((size, index) => size > 0 && (available[index] ?? 0) > 0);
}

/** Lengths of which an item is in stock. */
export function offeredLengths(record: ProductRecord): number[] {
  return offeredSizes(record).filter(isLength);
}

/** How suppliers write each coating. */
const COATING_WORDS: readonly (readonly [value: string, words: RegExp])[] = [
  ['rhodium', /роди/i],
  ['gold', /позолот|золочен/i],
  ['blackening', /чернение|чернён|оксид/i],
];

/** «Родий на касте» → `rhodium`; `none` without a coating, and no value for one of another kind. */
function coatingsOf(text: string): string[] {
  if (text === '') return ['none'];
  return COATING_WORDS.filter(([, words]) => words.test(text)).map(([value]) => value);
}

function citiesOf({ stock }: ProductRecord, cityIdOf: Surroundings['cityIdOf']): string[] {
  const cities = new Set<string>();
  eachPlace(stock, ({ storeId }) => {
    const cityId = storeId === 0 ? undefined : cityIdOf(storeId);
    if (cityId !== undefined) cities.add(String(cityId));
  });
  return [...cities];
}
