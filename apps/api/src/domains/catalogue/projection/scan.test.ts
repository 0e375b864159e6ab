import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, CUTS, GEMS, METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { SORTS } from '@yahont/contracts/catalogue/listing.ts';
import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import { kopecks } from '@yahont/values/money.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { replaceRow } from '#src/facets/replace-row.ts';
import { countRanges } from '#src/facets/counts/count-ranges.ts';
import { countRows } from '#src/facets/counts/count-rows.ts';
import { codesOf } from '#src/facets/description.ts';
import { pickPage } from '#src/facets/pick-page.ts';
import { scan } from '#src/facets/scan.ts';
import { createScope } from '#src/facets/scope.ts';
import {
  COUNTED,
  createValuesOf,
  nonZero,
  NO_FILTERS,
  toFilters,
} from '#src/testing/facets/product-facets.ts';
import type { ProductFilters } from '#src/testing/facets/product-facets.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { discountOf } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';
import { describeProducts } from './products.facets.ts';
import type { Columns, GroupCode } from './products.facets.ts';
import { buildSectionTree } from './section-tree.ts';

const sections = buildSectionTree([
  node('koltsa', { kinds: ['ring'] }),
  node('koltsa/s-brilliantom', { gems: ['diamond'] }),
  node('sergi', { kinds: ['earrings'] }),
  node('skidki', { isSale: true }),
]);
const surroundings = { sections, cityIdOf: (storeId: number) => 200 + (storeId % 3) };
const description = describeProducts(surroundings);
const valuesOf = createValuesOf(surroundings);

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
const someRecords = fc.array(someRecord, { maxLength: 60 }).map((list) =>
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
const someFilters = fc
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
const someSection = fc.constantFrom('', 'koltsa', 'koltsa/s-brilliantom', 'sergi', 'skidki');

/** The expected result, computed product by product. */
function naive(
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

function idsAt(columns: Columns, positions: Iterable<number>): number[] {
  return Array.from(positions, (position) => columns.rows[position]?.id ?? 0);
}

function expectSame(
  columns: Columns,
  records: readonly ProductRecord[],
  section: string,
  filters: ProductFilters,
): void {
  const found = scan(columns, createScope(columns, section), toFilters(filters));
  const expected = naive(records, section, filters);
  const byPrice = expected.passed.toSorted((a, b) => a.price - b.price || a.id - b.id);
  expect(idsAt(columns, found.passed)).toEqual(byPrice.map(({ id }) => id));
  const price = countRanges(found).get('price');
  expect(price?.counts.reduce((sum, count) => sum + count, 0)).toBe(expected.anyPrice.length);
  if (expected.anyPrice.length > 0) {
    const prices = expected.anyPrice.map(({ price }) => price / 100);
    expect([price?.min, price?.max]).toEqual([
      Math.floor(Math.min(...prices)),
      Math.ceil(Math.max(...prices)),
    ]);
  }
  const counts = countRows(found);
  for (const code of COUNTED)
    expect([code, nonZero(counts.get(code))]).toEqual([code, nonZero(expected.counts(code))]);
}

test('counts of every facet equal those of counting product by product', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someSection, someFilters, async (records, section, filters) => {
      expectSame(await buildColumns(description, records), records, section, filters);
    }),
    { numRuns: 300 },
  );
});

test('changing products one by one gives the same as building everything again', async () => {
  await fc.assert(
    fc.asyncProperty(
      someRecords,
      someRecords,
      someSection,
      someFilters,
      async (before, after, section, filters) => {
        const columns = await buildColumns(description, before);
        for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
          replaceRow(columns, { before: before[index], after: after[index] });
        }
        expectSame(columns, after, section, filters);
      },
    ),
    { numRuns: 100 },
  );
});

test('more products than the initial capacity are stored', async () => {
  const columns = await buildColumns(description, []);
  const records = Array.from({ length: 1500 }, (_, index) =>
    makeRecord(index + 1, { price: kopecks(1 + ((index * 7919) % 1500)) }),
  );
  for (const after of records) replaceRow(columns, { before: undefined, after });
  expectSame(columns, records, '', { chosen: new Map(), priceFrom: 300, priceTo: 900 });
});

test('all pages of any sort together are the whole list, each product once, and equal keys keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(
      someRecords,
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 7 }),
      async (records, sort, limit) => {
        const columns = await buildColumns(description, records);
        const { passed } = scan(columns, createScope(columns, ''), NO_FILTERS);
        const pages: number[] = [];
        for (let offset = 0; offset < records.length; offset += limit) {
          pages.push(...idsAt(columns, pickPage(columns, passed, { sort, keys: null, offset, limit })));
        }
        expect(pages).toEqual(records.toSorted(orderOf(sort)).map(({ id }) => id));
      },
    ),
    { numRuns: 100 },
  );
});

test('a late page is as exact as the first', async () => {
  const records = Array.from({ length: 3000 }, (_, index) =>
    makeRecord(index + 1, { popularity: (index * 7919) % 100 }),
  );
  const columns = await buildColumns(description, records);
  const { passed } = scan(columns, createScope(columns, ''), NO_FILTERS);
  const page = pickPage(columns, passed, { sort: 'popular', keys: null, offset: 2400, limit: 24 });
  expect(idsAt(columns, page)).toEqual(
    records
      .toSorted(orderOf('popular'))
      .slice(2400, 2424)
      .map(({ id }) => id),
  );
});

function orderOf(sort: Sort): (a: ProductRecord, b: ProductRecord) => number {
  const byPrice = (a: ProductRecord, b: ProductRecord): number => a.price - b.price || a.id - b.id;
  switch (sort) {
    case 'price-asc':
      return byPrice;
    case 'price-desc':
      return (a, b) => byPrice(b, a);
    case 'popular':
      return (a, b) => b.popularity - a.popularity || byPrice(a, b);
    case 'new':
      return (a, b) => b.arrivedAt - a.arrivedAt || byPrice(a, b);
    case 'discount':
      return (a, b) => discountOf(b) - discountOf(a) || byPrice(a, b);
  }
}

test('a section contains what its rule and its parents’ rules allow, and the products with its address', () => {
  const inserts = [
    {
      gem: 'diamond' as const,
      cut: 'round' as const,
      count: 1,
      caratMilli: 100,
      cutNote: '',
      quality: '',
      role: '',
    },
  ];
  expect(valuesOf(makeRecord(1, { inserts }), 'section')).toEqual(['koltsa', 'koltsa/s-brilliantom']);
  expect(valuesOf(makeRecord(2, { kind: 'earrings', sectionPath: 'sergi', inserts }), 'section')).toEqual([
    'sergi',
  ]);
  expect(valuesOf(makeRecord(3, { kind: 'brooch', sectionPath: 'koltsa/s-brilliantom' }), 'section')).toEqual(
    ['koltsa', 'koltsa/s-brilliantom'],
  );
});
