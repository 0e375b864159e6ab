import { expect, test } from 'vitest';
import { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
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

test('a piece is found by the report of a laboratory, and one without it has no such value', () => {
  const insert = Insert.parse({
    gem: 'ruby',
    cut: 'cushion',
    count: 1,
    caratMilli: 2040,
    cutNote: '',
    quality: '',
    role: '',
  });
  const report = StoneReport.parse({
    laboratory: { name: 'МГУ', fullName: 'Геммологический центр МГУ', place: 'Москва', checkUrl: null },
    number: '26-204117',
    issuedOn: '2026-10-14',
  });
  const reported = makeRecord(2, { inserts: [{ ...insert, report }, insert] });
  expect(valuesOf(reported, 'report')).toEqual(['yes']);
  expect(valuesOf(makeRecord(3, { inserts: [{ ...insert, report: null }] }), 'report')).toEqual([]);
});
