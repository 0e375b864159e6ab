import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, METALS } from '@yahont/contracts/jewellery.ts';
import { kopecks } from '@yahont/values/money.ts';
import { makeRecord } from '#src/testing/records.ts';
import { buildColumns, replaceRecord } from './columns.ts';
import type { Columns, GroupCode } from './columns.ts';
import { groupByDesign, pickVariants } from './designs.ts';
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
const COUNTED = ['metal', 'audience', 'fineness', 'collection', 'size', 'shop', 'sale'] as const;

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
      sizes: fc.subarray([1600, 1650, 1700], { minLength: 1 }),
      stores: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ price, isSale, sizes, stores, ...rest }, index) =>
      makeRecord(index + 1, {
        ...rest,
        price: kopecks(price * 100_000),
        oldPrice: isSale ? kopecks(price * 150_000) : null,
        skuIds: sizes.map((_, size) => index * 10 + size),
        sizes,
        stock: stores.flatMap((store, piece) => [piece % sizes.length, store, 1]),
      }),
    ),
  );
const POOL = {
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
        .constantFrom('audience', 'fineness', 'collection', 'size', 'shop', 'sale')
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
  const counts = found.designCounts(groupByDesign(columns, [found.passed]));
  for (const code of COUNTED) {
    const left = passing(records, filters, code);
    for (const [value, count] of counts.get(code) ?? [])
      expect([code, value, count]).toEqual([code, value, designsWith(left, code, value)]);
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

test('each design shows its best variant that can be bought', async () => {
  await fc.assert(
    fc.asyncProperty(someRecords, fc.boolean(), async (records, isByPrice) => {
      const columns = await buildColumns(records, valuesOf);
      const { positions } = createScope(columns, '', null);
      const shown = pickVariants(columns, groupByDesign(columns, [positions]), {
        passed: positions,
        keys: isByPrice ? null : columns.sortKeys.popular,
        isDearest: false,
      });
      const ids = Array.from(shown, (position) => columns.records[position]?.id ?? 0);
      const best = [...Map.groupBy(records, ({ modelId }) => modelId).values()].map((variants) => {
        const key = (record: ProductRecord) => (isByPrice ? 0 : -record.popularity);
        const [first] = variants.toSorted(
          (a, b) =>
            Number(b.stock.length > 0) - Number(a.stock.length > 0) ||
            key(a) - key(b) ||
            a.price - b.price ||
            a.id - b.id,
        );
        return first?.id ?? 0;
      });
      expect(ids.toSorted((a, b) => a - b)).toEqual(best.toSorted((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});

test('more designs than there was room for are counted', async () => {
  const columns = await buildColumns([], valuesOf);
  const records = Array.from({ length: 1500 }, (_, index) => makeRecord(index + 1));
  for (const after of records) replaceRecord(columns, { before: undefined, after, valuesOf });
  expect(createScope(columns, '', null).designCount).toBe(1500);
});
