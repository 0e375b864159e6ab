import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { replaceRow } from '#src/facets/replace-row.ts';
import { countRanges } from '#src/facets/counts/count-ranges.ts';
import { countRows } from '#src/facets/counts/count-rows.ts';
import { scan } from '#src/facets/scan.ts';
import { createScope } from '#src/facets/scope.ts';
import { COUNTED, nonZero, toFilters, type ProductFilters } from '#src/testing/facets/product-facets.ts';
import {
  description,
  idsAt,
  naive,
  someFilters,
  someRecords,
  someSection,
  valuesOf,
} from '#src/testing/facets/some-products.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import type { ProductRecord } from '../records/product-record.ts';
import type { Columns } from '../records/products.facets.ts';

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
      origin: '',
      treatment: null,
      report: null,
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
