import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, CUTS, GEMS, METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { SORTS } from '@yahont/contracts/catalogue/listing.ts';
import type { Sort } from '@yahont/contracts/catalogue/listing.ts';
import { kopecks } from '@yahont/values/money.ts';
import { makeRecord } from '#src/testing/records.ts';
import { chooseVariants } from './choose-variants.ts';
import { buildColumns, GROUPS, replaceRecord } from './columns.ts';
import type { Columns, GroupCode } from './columns.ts';
import { countDesigns } from './design-counts.ts';
import { groupByDesign } from './design-groups.ts';
import { discountOf } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';
import { scan } from './scan.ts';
import type { Filters } from './scan.ts';
import { createScope } from './scope.ts';
import { buildSectionTree } from './section-tree.ts';
import { createValuesOf } from './values-of.ts';

const valuesOf = createValuesOf({
  sections: buildSectionTree([]),
  cityIdOf: (storeId) => 200 + (storeId % 3),
});
const COUNTED = GROUPS.filter((group) => group !== 'section');

const someRecords = fc
  .array(
    fc.record({
      modelId: fc.integer({ min: 1, max: 9 }),
      metal: fc.constantFrom(...METALS.slice(0, 3)),
      audience: fc.constantFrom(...AUDIENCES),
      fineness: fc.constantFrom(585, 750),
      collection: fc.constantFrom(null, 'avrora'),
      price: fc.integer({ min: 1, max: 20 }),
      isSale: fc.boolean(),
      popularity: fc.integer({ min: 0, max: 3 }),
      inserts: fc.array(
        fc.record({ gem: fc.constantFrom(...GEMS.slice(0, 3)), cut: fc.constantFrom(...CUTS.slice(0, 3)) }),
        { maxLength: 2 },
      ),
      sizes: fc.subarray([1600, 1650, 1700], { minLength: 1 }),
      stores: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ price, isSale, inserts, sizes, stores, ...rest }, index) =>
      makeRecord(index + 1, {
        ...rest,
        price: kopecks(price * 100_000),
        oldPrice: isSale ? kopecks(price * 150_000) : null,
        inserts: inserts.map((insert) => ({
          ...insert,
          count: 1,
          caratMilli: null,
          cutNote: '',
          quality: '',
          role: '',
        })),
        skuIds: sizes.map((_, size) => index * 10 + size),
        sizes,
        stock: stores.flatMap((store, piece) => [piece % sizes.length, store, 1]),
      }),
    ),
  );
const POOL = {
  stone: GEMS.slice(0, 3),
  cut: CUTS.slice(0, 3),
  audience: AUDIENCES,
  fineness: ['585', '750'],
  collection: ['avrora'],
  size: ['16', '16.5', '17'],
  shop: ['200', '201'],
  sale: ['1'],
} as const satisfies Partial<Record<GroupCode, readonly string[]>>;
const somePrice = fc.option(fc.integer({ min: 0, max: 2_000_000 }));
const someFilters = fc.record({
  chosen: fc
    .array(
      fc
        .constantFrom('stone', 'cut', 'audience', 'fineness', 'collection', 'size', 'shop', 'sale')
        .chain((code) => fc.tuple(fc.constant(code), fc.subarray([...POOL[code]], { minLength: 1 }))),
      { maxLength: 3 },
    )
    .map((list) => new Map<GroupCode, readonly string[]>(list)),
  priceFrom: somePrice,
  priceTo: somePrice,
});

/** Variant by variant: which pass when one group is left out. */
function passing(records: readonly ProductRecord[], filters: Filters, without: GroupCode | null) {
  return records.filter(
    (record) =>
      (filters.priceFrom === null || record.price >= filters.priceFrom) &&
      (filters.priceTo === null || record.price <= filters.priceTo) &&
      [...filters.chosen].every(
        ([code, wanted]) =>
          code === without || wanted.some((value) => valuesOf(record)[code].includes(value)),
      ),
  );
}

function designsWith(records: readonly ProductRecord[], code: GroupCode, value: string): number {
  return new Set(
    records.filter((record) => valuesOf(record)[code].includes(value)).map(({ modelId }) => modelId),
  ).size;
}

function expectSame(columns: Columns, records: readonly ProductRecord[], filters: Filters): void {
  const scope = createScope(columns, '', null);
  expect(scope.designCount).toBe(new Set(records.map(({ modelId }) => modelId)).size);
  const found = scan(columns, scope, filters);
  const designs = groupByDesign(columns, found.passed);
  const counts = countDesigns(found, designs, GROUPS);
  const shown = countDesigns(found, designs);
  expect([...counts.keys()].toSorted()).toEqual(COUNTED.toSorted());
  for (const code of COUNTED) {
    const left = passing(records, filters, code);
    for (const [value, count] of counts.get(code) ?? [])
      expect([code, value, count]).toEqual([code, value, designsWith(left, code, value)]);
    // What a listing shows: other shops and other values of a sale are not offered beside the chosen one.
    const isOffered = (value: string): boolean =>
      (code !== 'shop' && code !== 'sale') || (filters.chosen.get(code)?.includes(value) ?? true);
    for (const [value, count] of shown.get(code) ?? [])
      if (isOffered(value)) expect([code, value, count]).toEqual([code, value, counts.get(code)?.get(value)]);
    for (const [value, count] of scope.counts.get(code) ?? [])
      expect([code, value, count]).toEqual([code, value, designsWith(records, code, value)]);
  }
}

test('a design counts once behind every value, whichever of its metals has it', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someFilters, async (records, filters) => {
      expectSame(await buildColumns(records, valuesOf), records, filters);
    }),
    { numRuns: 300 },
  );
});

test('a size of a variant that passes and of one that does not is one design', async () => {
  const ring = { modelId: 1, audience: 'women' as const };
  const records = [
    makeRecord(1, {
      ...ring,
      metal: 'yellow-gold',
      skuIds: [1, 2],
      sizes: [1600, 1700],
      stock: [0, 1, 1, 1, 1, 1],
    }),
    makeRecord(2, { ...ring, metal: 'white-gold', skuIds: [3], sizes: [1700], stock: [0, 1, 1] }),
  ];
  const columns = await buildColumns(records, valuesOf);
  const chosen = new Map<GroupCode, readonly string[]>([
    ['size', ['16']],
    ['audience', ['women']],
  ]);
  const found = scan(columns, createScope(columns, '', null), { chosen, priceFrom: null, priceTo: null });
  const counts = countDesigns(found, groupByDesign(columns, found.passed));
  expect(counts.get('size')).toEqual(
    new Map([
      ['16', 1],
      ['17', 1],
    ]),
  );
  expect(counts.get('audience')).toEqual(new Map([['women', 1]]));
});

test('designs stay right while products come, change their design and go', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someRecords, someFilters, async (before, after, filters) => {
      const columns = await buildColumns(before, valuesOf);
      // Asked once, so that the codes of whole designs are remembered.
      createScope(columns, '', null);
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        replaceRecord(columns, { before: before[index], after: after[index], valuesOf });
      }
      expectSame(columns, after, filters);
    }),
    { numRuns: 100 },
  );
});

/** The larger the earlier, among variants that can be bought or among those that cannot. */
function keyOf(record: ProductRecord, sort: Sort): number {
  switch (sort) {
    case 'popular':
      return record.popularity;
    case 'new':
      return record.arrivedAt;
    case 'discount':
      return discountOf(record);
    case 'price-asc':
      return -Number(record.price);
    case 'price-desc':
      return record.price;
  }
}

function expectBestShown(
  columns: Columns,
  records: readonly ProductRecord[],
  { filters, sort }: { filters: Filters; sort: Sort },
): void {
  const { passed } = scan(columns, createScope(columns, '', null), filters);
  const order = { sort, relevance: null };
  const shown = chooseVariants(columns, groupByDesign(columns, passed), { passed, order });
  const left = passing(records, filters, null);
  const best = [...Map.groupBy(left, ({ modelId }) => modelId).values()].map((variants) => {
    const byId = sort === 'price-desc' ? -1 : 1;
    const [first] = variants.toSorted(
      (a, b) =>
        Number(b.stock.length > 0) - Number(a.stock.length > 0) ||
        keyOf(b, sort) - keyOf(a, sort) ||
        a.price - b.price ||
        (a.id - b.id) * byId,
    );
    return first;
  });
  const byPrice = best
    .filter((record) => record !== undefined)
    .toSorted((a, b) => a.price - b.price || a.id - b.id);
  expect(Array.from(shown, (position) => columns.records[position]?.id)).toEqual(byPrice.map(({ id }) => id));
}

const someSort = fc.constantFrom(...SORTS);

test('each design shows its best variant that can be bought, of those that pass', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someFilters, someSort, async (records, filters, sort) => {
      expectBestShown(await buildColumns(records, valuesOf), records, { filters, sort });
    }),
    { numRuns: 200 },
  );
});

test('a design shows another variant once its products have changed', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someRecords, someSort, async (before, after, sort) => {
      const columns = await buildColumns(before, valuesOf);
      const filters = { chosen: new Map(), priceFrom: null, priceTo: null };
      // Listed before every change, so that choices are remembered.
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        expectBestShown(columns, [...after.slice(0, index), ...before.slice(index)], { filters, sort });
        replaceRecord(columns, { before: before[index], after: after[index], valuesOf });
      }
      expectBestShown(columns, after, { filters, sort });
    }),
    { numRuns: 30 },
  );
});

test('more designs than there was room for are counted', async () => {
  const columns = await buildColumns([], valuesOf);
  const records = Array.from({ length: 1500 }, (_, index) => makeRecord(index + 1));
  for (const after of records) replaceRecord(columns, { before: undefined, after, valuesOf });
  expect(createScope(columns, '', null).designCount).toBe(1500);
});
