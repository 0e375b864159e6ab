import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineAnswer } from '#src/testing/facets/engine-answer.ts';
import { randomQueries } from '#src/testing/facets/random-queries.ts';
import { STONES } from '#src/testing/facets/stones.ts';
import type { Stone } from '#src/testing/facets/stones.ts';
import { buildColumns } from './columns.ts';
import type { FacetDescription } from './description.ts';
import { replaceRow } from './replace-row.ts';
import { createScope } from './scope.ts';

const someStones = fc
  .array(
    fc.record({
      price: fc.integer({ min: 300, max: 330 }),
      carat: fc.integer({ min: 20, max: 40 }),
      colour: fc.integer({ min: 0, max: 6 }),
      clarity: fc.integer({ min: 0, max: 7 }),
      cut: fc.integer({ min: 0, max: 4 }),
      depth: fc.option(fc.integer({ min: 580, max: 640 })),
      table: fc.integer({ min: 550, max: 600 }),
      diameter: fc.constantFrom(0, 300, 310, 351),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((list) => list.map((stone, index): Stone => ({ id: index + 1, ...stone })));

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
  const measured: Stone = {
    id: 1,
    price: 300,
    carat: 30,
    colour: 0,
    clarity: 0,
    cut: 0,
    depth: 600,
    table: 560,
    diameter: 400,
  };
  const columns = await buildColumns(STONES, [measured, { ...measured, id: 2, depth: null }]);
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
  const crowded: FacetDescription<{ row: Stone; group: string; range: 'price'; sort: 'price-asc' }> = {
    ...STONES,
    order: 'price',
    scopeGroup: null,
    ranges: { price: STONES.ranges.price },
    sorts: { 'price-asc': 'ascending' },
    groups: Object.fromEntries(codes.map((code) => [code, { pack: code, valuesOf: () => [] }])),
  };
  await expect(buildColumns(crowded, [])).rejects.toThrow('15 at most');
});
