import { expect, test } from 'vitest';
import { createValuesOf } from '#src/testing/facets/product-facets.ts';
import { makeRecord } from '#src/testing/records.ts';

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
