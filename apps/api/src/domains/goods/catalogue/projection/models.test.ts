import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, CUTS, GEMS, METALS } from '@yahont/contracts/catalogue/jewellery.ts';
import { FACETS } from '@yahont/contracts/listing-facets.ts';
import { SORTS, type Sort } from '@yahont/contracts/catalogue/listing.ts';
import { kopecks } from '@yahont/values/money.ts';
import { chooseRows } from '#src/facets/families/choose-rows.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { replaceRow } from '#src/facets/replace-row.ts';
import { countFamilies } from '#src/facets/families/count-families.ts';
import { groupByFamily, type FamilyLists } from '#src/facets/families/group-by-family.ts';
import { scan } from '#src/facets/scan.ts';
import { createScope } from '#src/facets/scope.ts';
import {
  COUNTED,
  createValuesOf,
  nonZero,
  toFilters,
  type ProductFilters,
} from '#src/testing/facets/product-facets.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { discountOf, type ProductRecord } from '../records/product-record.ts';
import { describeProducts, type Columns, type GroupCode } from '../records/products.facets.ts';
import { buildSectionTree } from '../records/section-tree.ts';

const surroundings = {
  sections: buildSectionTree([]),
  cityIdOf: (storeId: number) => 200 + (storeId % 3),
};
const description = describeProducts(surroundings);
const valuesOf = createValuesOf(surroundings);

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
          origin: '',
          treatment: null,
          report: null,
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

/** Variant by variant: which ones pass when one group is ignored. */
function passing(records: readonly ProductRecord[], filters: ProductFilters, without: GroupCode | null) {
  return records.filter(
    (record) =>
      (filters.priceFrom === null || record.price >= filters.priceFrom) &&
      (filters.priceTo === null || record.price <= filters.priceTo) &&
      [...filters.chosen].every(
        ([code, wanted]) =>
          code === without || wanted.some((value) => valuesOf(record, code).includes(value)),
      ),
  );
}

/** How many models have each value of a group in one of these variants. */
function designCounts(records: readonly ProductRecord[], code: GroupCode): Map<string, number> {
  const models = new Map<string, Set<number>>();
  for (const record of records) {
    for (const value of valuesOf(record, code))
      models.set(value, (models.get(value) ?? new Set()).add(record.modelId));
  }
  return new Map([...models].map(([value, models]) => [value, models.size]));
}

function familiesOf(columns: Columns, positions: Int32Array): FamilyLists {
  if (columns.families === null) throw new Error('products have families');
  return groupByFamily(columns.families, columns.length, positions);
}

function expectSame(columns: Columns, records: readonly ProductRecord[], filters: ProductFilters): void {
  const scope = createScope(columns, '');
  expect(scope.entryCount).toBe(new Set(records.map(({ modelId }) => modelId)).size);
  const found = scan(columns, scope, toFilters(filters));
  const models = familiesOf(columns, found.passed);
  const counts = countFamilies(found, models, COUNTED);
  const shown = countFamilies(found, models, FACETS);
  expect([...counts.keys()].toSorted()).toEqual(COUNTED.toSorted());
  for (const code of COUNTED) {
    const expected = nonZero(designCounts(passing(records, filters, code), code));
    expect([code, nonZero(counts.get(code))]).toEqual([code, expected]);
    // What a listing shows: other stores and other sale values are not offered beside the chosen one.
    const offered = (all: Record<string, number>) =>
      Object.fromEntries(
        Object.entries(all).filter(
          ([value]) =>
            (code !== 'shop' && code !== 'sale') || (filters.chosen.get(code)?.includes(value) ?? true),
        ),
      );
    expect([code, offered(nonZero(shown.get(code)))]).toEqual([code, offered(expected)]);
    expect([code, nonZero(scope.counts.get(code))]).toEqual([code, nonZero(designCounts(records, code))]);
  }
}

test('a model counts once behind every value, whichever of its metals has it', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someFilters, async (records, filters) => {
      expectSame(await buildColumns(description, records), records, filters);
    }),
    { numRuns: 300 },
  );
});

test('a size of a variant that passes and of one that does not is one model', async () => {
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
  const columns = await buildColumns(description, records);
  const chosen = new Map<GroupCode, readonly string[]>([
    ['size', ['16']],
    ['audience', ['women']],
  ]);
  const found = scan(columns, createScope(columns, ''), { chosen, bounds: new Map() });
  const counts = countFamilies(found, familiesOf(columns, found.passed), FACETS);
  expect(counts.get('size')).toEqual(
    new Map([
      ['16', 1],
      ['17', 1],
    ]),
  );
  expect(counts.get('audience')).toEqual(new Map([['women', 1]]));
});

test('models stay right while products come, change their model and go', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someRecords, someFilters, async (before, after, filters) => {
      const columns = await buildColumns(description, before);
      // Asked once, so that the codes of whole models are remembered.
      createScope(columns, '');
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        replaceRow(columns, { before: before[index], after: after[index] });
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
  { filters, sort }: { filters: ProductFilters; sort: Sort },
): void {
  const { passed } = scan(columns, createScope(columns, ''), toFilters(filters));
  const order = { sort, keys: null };
  const shown = chooseRows(columns, familiesOf(columns, passed), { passed, order });
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
  expect(Array.from(shown, (position) => columns.rows[position]?.id)).toEqual(byPrice.map(({ id }) => id));
}

const someSort = fc.constantFrom(...SORTS);

test('each model shows its best variant that can be bought, of those that pass', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someFilters, someSort, async (records, filters, sort) => {
      expectBestShown(await buildColumns(description, records), records, { filters, sort });
    }),
    { numRuns: 200 },
  );
});

test('a model shows another variant once its products have changed', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, someRecords, someSort, async (before, after, sort) => {
      const columns = await buildColumns(description, before);
      const filters = { chosen: new Map(), priceFrom: null, priceTo: null };
      // Listed before every change, so that choices are remembered.
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        expectBestShown(columns, [...after.slice(0, index), ...before.slice(index)], { filters, sort });
        replaceRow(columns, { before: before[index], after: after[index] });
      }
      expectBestShown(columns, after, { filters, sort });
    }),
    { numRuns: 30 },
  );
});

test('more models than there was room for are counted', async () => {
  const columns = await buildColumns(description, []);
  const records = Array.from({ length: 1500 }, (_, index) => makeRecord(index + 1));
  for (const after of records) replaceRow(columns, { before: undefined, after });
  expect(createScope(columns, '').entryCount).toBe(1500);
});
