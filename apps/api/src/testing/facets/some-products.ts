import fc from 'fast-check';
import { AUDIENCES, CUTS, GEMS, METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { ProductRecord } from '#src/domains/goods/catalogue/records/product-record.ts';
import {
  describeProducts,
  type Columns,
  type GroupCode,
} from '#src/domains/goods/catalogue/records/products.facets.ts';
import { buildSectionTree } from '#src/domains/goods/catalogue/records/section-tree.ts';
import { codesOf } from '#src/facets/description.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { createValuesOf, type ProductFilters } from './product-facets.ts';

const sections = buildSectionTree([
  node('koltsa', { kinds: ['ring'] }),
  node('koltsa/s-brilliantom', { gems: ['diamond'] }),
  node('sergi', { kinds: ['earrings'] }),
  node('skidki', { isSale: true }),
]);
const surroundings = { sections, cityIdOf: (storeId: number) => 200 + (storeId % 3) };
/** The facets of products over a few sections. */
export const description = describeProducts(surroundings);
/** The values of a product in a group. */
export const valuesOf = createValuesOf(surroundings);

function node(path: string, rule: object) {
  const parentPath = path.split('/').slice(0, -1).join('/');
  return {
    path,
    code: path.slice(parentPath.length),
    parentPath,
    name: path,
    h1: '',
    lead: '',
    seoText: '',
    pictureHash: null,
    rule,
  };
}

const someInserts = fc.array(
  fc.record({ gem: fc.constantFrom(...GEMS.slice(0, 4)), cut: fc.constantFrom(...CUTS.slice(0, 3)) }),
  { maxLength: 3 },
);
const someRecord = fc.record({
  kind: fc.constantFrom('ring', 'earrings'),
  metal: fc.constantFrom(...METALS),
  audience: fc.constantFrom(...AUDIENCES),
  fineness: fc.constantFrom(375, 585, 750),
  collection: fc.constantFrom(null, 'avrora', 'gran'),
  price: fc.integer({ min: 1, max: 40 }),
  isSale: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 3 }),
  day: fc.integer({ min: 0, max: 3 }),
  inserts: someInserts,
  sizes: fc.subarray([1600, 1650, 1700]),
  stores: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
});
/** Up to sixty products that share few values, so that filters meet. */
export const someRecords = fc.array(someRecord, { maxLength: 60 }).map((list) =>
  list.map(({ price, isSale, day, inserts, sizes, stores, kind, ...rest }, index) =>
    makeRecord(index + 1, {
      ...rest,
      kind: kind === 'ring' ? 'ring' : 'earrings',
      price: kopecks(price * 100_000),
      oldPrice: isSale ? kopecks(price * 150_000) : null,
      arrivedAt: Date.UTC(2026, 0, 1 + day),
      inserts: inserts.map((insert) => ({
        ...insert,
        count: 1,
        caratMilli: null,
        cutNote: '',
        quality: '',
        role: '',
        origin: '',
        treatment: null,
        report: null,
      })),
      skuIds: sizes.length === 0 ? [index * 10] : sizes.map((_, size) => index * 10 + size),
      sizes: sizes.length === 0 ? [0] : sizes,
      stock: stores.flatMap((store, piece) => [sizes.length === 0 ? 0 : piece % sizes.length, store, 1]),
    }),
  ),
);
const POOL = {
  metal: METALS,
  stone: [...GEMS.slice(0, 4), 'nothing-known'],
  cut: CUTS.slice(0, 3),
  size: ['16', '16.5', '17'],
  fineness: ['375', '585'],
  collection: ['avrora', 'gran'],
  audience: AUDIENCES,
  shop: ['200', '201'],
  sale: ['1'],
} as const satisfies Partial<Record<GroupCode, readonly string[]>>;
/** Filters by a few values of each group, some of which nothing has. */
export const someFilters = fc
  .record({
    chosen: fc.array(
      fc
        .constantFrom(...codesOf(POOL))
        .chain((code) => fc.tuple(fc.constant(code), fc.subarray<string>([...POOL[code]], { minLength: 1 }))),
      { maxLength: 4 },
    ),
    priceFrom: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
    priceTo: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
  })
  .map((filters): ProductFilters => ({ ...filters, chosen: new Map(filters.chosen) }));
/** A section, or none. */
export const someSection = fc.constantFrom('', 'koltsa', 'koltsa/s-brilliantom', 'sergi', 'skidki');

/** The expected result, computed product by product. */
export function naive(
  records: readonly ProductRecord[],
  section: string,
  { chosen, priceFrom, priceTo }: ProductFilters,
) {
  const has = (record: ProductRecord, code: GroupCode, value: string): boolean =>
    valuesOf(record, code).includes(value);
  const passes = (record: ProductRecord, without: GroupCode | 'price' | null): boolean => {
    if (section !== '' && !has(record, 'section', section)) return false;
    if (without !== 'price' && priceFrom !== null && record.price < priceFrom) return false;
    if (without !== 'price' && priceTo !== null && record.price > priceTo) return false;
    return [...chosen].every(
      ([code, wanted]) => code === without || wanted.some((value) => has(record, code, value)),
    );
  };
  return {
    passed: records.filter((record) => passes(record, null)),
    anyPrice: records.filter((record) => passes(record, 'price')),
    /** How many products have each value of a group, counting those that fail only this group's selection. */
    counts: (code: GroupCode) => {
      const counts = new Map<string, number>();
      for (const record of records.filter((one) => passes(one, code)))
        for (const value of new Set(valuesOf(record, code))) counts.set(value, (counts.get(value) ?? 0) + 1);
      return counts;
    },
  };
}

/** The ids of the products at these positions. */
export function idsAt(columns: Columns, positions: Iterable<number>): number[] {
  return Array.from(positions, (position) => columns.rows[position]?.id ?? 0);
}
