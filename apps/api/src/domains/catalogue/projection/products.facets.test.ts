import { expect, test } from 'vitest';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { createValuesOf } from '#src/testing/facets/product-facets.ts';
import { makeRecord } from '#src/testing/products/records.ts';

const valuesOf = createValuesOf({ sections: { pathsOf: () => [] }, cityIdOf: () => undefined });

test.each([
  ['', ['none']],
  ['Родий', ['rhodium']],
  ['Родий на касте', ['rhodium']],
  ['Позолота и чернение', ['gold', 'blackening']],
  ['Чёрный родий', ['rhodium']],
  ['Эмаль', []],
])('the coating «%s» is filtered by %s', (coating, values) => {
  expect(valuesOf(makeRecord(1, { coating }), 'coating')).toEqual(values);
});

test('a product is found by each kind of its setting, and by none when its card names none', () => {
  const set = makeRecord(1, { facts: ProductFacts.parse({ settings: ['prong', 'pave'] }) });
  expect(valuesOf(set, 'setting')).toEqual(['prong', 'pave']);
  expect(valuesOf(makeRecord(2, { facts: ProductFacts.parse({}) }), 'setting')).toEqual([]);
});
