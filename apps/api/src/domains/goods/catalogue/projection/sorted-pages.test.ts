import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS, type Sort } from '@yahont/contracts/catalogue/listing.ts';
import { buildColumns } from '#src/facets/columns.ts';
import { pickPage } from '#src/facets/pick-page.ts';
import { scan } from '#src/facets/scan.ts';
import { createScope } from '#src/facets/scope.ts';
import { NO_FILTERS } from '#src/testing/facets/product-facets.ts';
import { description, idsAt, someRecords } from '#src/testing/facets/some-products.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { discountOf, type ProductRecord } from '../records/product-record.ts';

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
