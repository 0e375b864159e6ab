import { ringSizeToQuery } from '@yahont/values/ring-size.ts';
import type { ValuesOf } from './columns.ts';
import { availableBySku, eachPlace } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';
import type { SectionTree } from './section-tree.ts';

export type Surroundings = {
  sections: SectionTree;
  /** The city of a shop; undefined when the shop is gone. */
  cityIdOf: (storeId: number) => number | undefined;
};

/** The values of a product in every group, as the address writes them. */
export function createValuesOf({ sections, cityIdOf }: Surroundings): ValuesOf {
  return (record) => ({
    metal: [record.metal],
    stone: unique(record.inserts.map(({ gem }) => gem)),
    cut: unique(record.inserts.map(({ cut }) => cut)),
    size: offeredSizes(record).map(ringSizeToQuery),
    fineness: [String(record.fineness)],
    collection: record.collection === null ? [] : [record.collection],
    audience: [record.audience],
    shop: citiesOf(record, cityIdOf),
    sale: record.oldPrice === null ? [] : ['1'],
    section: sections.pathsOf(record),
  });
}

/** Sizes of which a piece lies somewhere. */
function offeredSizes(record: ProductRecord): number[] {
  const available = availableBySku(record);
  return record.sizes.filter((size, index) => size > 0 && (available[index] ?? 0) > 0);
}

function citiesOf({ stock }: ProductRecord, cityIdOf: Surroundings['cityIdOf']): string[] {
  const cities = new Set<string>();
  eachPlace(stock, ({ storeId }) => {
    const cityId = storeId === 0 ? undefined : cityIdOf(storeId);
    if (cityId !== undefined) cities.add(String(cityId));
  });
  return [...cities];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
