import { expect, test } from 'vitest';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { StoneReport } from '@yahont/contracts/catalogue/stone-report.ts';
import { isDiameter } from '@yahont/contracts/catalogue/stone-size.ts';
import { headOf, measuresOf, outsideOf } from './stone-measures.ts';

const insert = (changed: Partial<Insert>): Insert => ({
  gem: 'diamond',
  cut: 'round',
  count: 1,
  caratMilli: 1000,
  cutNote: '',
  quality: '',
  role: 'Центральный',
  origin: '',
  treatment: null,
  report: null,
  ...changed,
});

test('a round diamond of one carat has a diameter of six and a half millimetres', () => {
  expect(measuresOf(insert({}))).toEqual({ width: 6.5, length: 6.5 });
});

test('a pearl is described by its diameter, a diamond by colour and clarity', () => {
  expect(['8,5 мм', '7 мм', '5–8,6 мм', '3/4', ''].map(isDiameter)).toEqual([true, true, true, false, false]);
});

test('the weight of an insert is that of all its stones', () => {
  expect(measuresOf(insert({ count: 2, caratMilli: 2000 }))?.width).toBeCloseTo(6.5);
  expect(measuresOf(insert({ caratMilli: 125 }))?.width).toBeCloseTo(3.25);
});

test('a sapphire of the same weight is smaller, an emerald larger', () => {
  expect(measuresOf(insert({ gem: 'sapphire' }))?.width).toBeLessThan(6.5);
  expect(measuresOf(insert({ gem: 'emerald' }))?.width).toBeGreaterThan(6.5);
});

test('a pearl has the size of its label', () => {
  expect(measuresOf(insert({ gem: 'pearl', cut: 'bead', caratMilli: null, quality: '8,5 мм' }))?.width).toBe(
    8.5,
  );
  const graduated = insert({ gem: 'pearl', cut: 'bead', caratMilli: null, quality: '4–5,5 мм' });
  expect(measuresOf(graduated)?.width).toBe(5.5);
  expect(measuresOf(insert({ gem: 'onyx', cut: 'cabochon', caratMilli: null }))).toBeNull();
});

test('a stone with a report has the size that the laboratory measured', () => {
  const laboratory = { name: 'МГУ', fullName: 'Геммологический центр МГУ', place: 'Москва', checkUrl: null };
  const report = StoneReport.parse({ laboratory, number: '26-204117', issuedOn: '2026-10-14' });
  const measured = { ...report, lengthMm100: 762, widthMm100: 698 };
  expect(measuresOf(insert({ gem: 'ruby', report: measured }))).toEqual({ width: 6.98, length: 7.62 });
  expect(measuresOf(insert({ report }))).toEqual({ width: 6.5, length: 6.5 });
});

test('a head is the centre stone with its halo and its side stones', () => {
  const head = headOf([
    insert({}),
    insert({ count: 20, caratMilli: 80, role: 'Ореол' }),
    insert({ count: 2, caratMilli: 250, role: 'Боковые' }),
  ]);
  expect(head?.side?.width).toBeCloseTo(3.25);
  expect(head && outsideOf(head).width).toBeCloseTo(6.5 + 2 * (6.5 * Math.cbrt(0.004) + 0.3));
  expect(headOf([insert({ role: 'Дорожка' })])).toBeNull();
});
