import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLARITIES_GIA, COLOURS_RU } from '@yahont/contracts/stones/grades.ts';
import { kopecks } from '@yahont/values/money.ts';
import { engineAnswer } from '#src/testing/facets/engine-answer.ts';
import { randomQueries } from '#src/testing/facets/random-queries.ts';
import { stoneRecord, STONES } from '#src/testing/facets/stones.ts';
import type { StoneRecord } from '#src/domains/goods/stones/projection/stone-record.ts';
import { buildColumns } from './columns.ts';
import type { FacetDescription } from './description.ts';
import { replaceRow } from './replace-row.ts';
import { createScope } from './scope.ts';

const someStones = fc
  .array(
    fc.record({
      price: fc.integer({ min: 300, max: 330 }).map(kopecks),
      caratMilli: fc.integer({ min: 20, max: 40 }).map((points) => points * 10),
      colourRu: fc.constantFrom(...COLOURS_RU),
      clarityGia: fc.constantFrom(...CLARITIES_GIA),
      depth10: fc.option(fc.integer({ min: 580, max: 640 })),
      table10: fc.integer({ min: 550, max: 600 }),
      storeId: fc.option(fc.integer({ min: 1, max: 8 })),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((list) => list.map((own, index) => stoneRecord(index + 1, own)));

test('rows replaced one by one leave the answers of columns that were built of the new ones', async () => {
  await fc.assert(
    fc.asyncProperty(someStones, someStones, async (before, after) => {
      const changed = await buildColumns(STONES, before);
      for (let index = 0; index < Math.max(before.length, after.length); index += 1)
        replaceRow(changed, { before: before[index], after: after[index] });
      const built = await buildColumns(STONES, after);
      for (const query of randomQueries(STONES, after, { count: 20, seed: 3, pageSize: 5 }))
        expect(engineAnswer(changed, createScope(changed, ''), query)).toEqual(
          engineAnswer(built, createScope(built, ''), query),
        );
    }),
    { numRuns: 100 },
  );
});

test('a row without a value of a range passes until the range is filtered', async () => {
  const columns = await buildColumns(STONES, [stoneRecord(1), stoneRecord(2, { depth10: null })]);
  const query = { scope: '', sort: 'price-asc', page: 1, pageSize: 10, isByFamily: false } as const;
  const idsWith = (depth: { from: number | null; to: number | null }) =>
    engineAnswer(columns, createScope(columns, ''), {
      ...query,
      filters: { chosen: new Map(), bounds: new Map([['depth', depth]]) },
    }).ids;
  expect(idsWith({ from: null, to: null })).toEqual([1, 2]);
  expect(idsWith({ from: 0, to: null })).toEqual([1]);
});

test('more columns than a state can count are refused', async () => {
  const codes = Array.from({ length: 16 }, (_, index) => `group-${index}`);
  const crowded: FacetDescription<{ row: StoneRecord; group: string; range: 'price'; sort: 'price-asc' }> = {
    ...STONES,
    order: 'price',
    scopeGroup: null,
    ranges: { price: STONES.ranges.price },
    sorts: { 'price-asc': 'ascending' },
    groups: Object.fromEntries(codes.map((code) => [code, { pack: code, valuesOf: () => [] }])),
  };
  await expect(buildColumns(crowded, [])).rejects.toThrow('15 at most');
});
