import { expect, test } from 'vitest';
import { nbsp } from './typography.ts';

const show = (text: string) => nbsp(text).replaceAll('\u00A0', '_');

test.each([
  ['Кольцо с бриллиантом и в золоте', 'Кольцо с_бриллиантом и_в_золоте'],
  ['И не из простых', 'И_не_из_простых'],
  ['вес 3,42 г и 128 900 ₽', 'вес 3,42_г и_128_900_₽'],
  ['Яхонт — дом', 'Яхонт_— дом'],
  ['проба № 585', 'проба №_585'],
  ['то же кольцо', 'то_же_кольцо'],
])('«%s» keeps together what belongs together', (text, bound) => {
  expect(show(text)).toBe(bound);
});

test('a bound text stays as it is', () => {
  const once = nbsp('Доставим в 5 магазинов — за 2 дня');
  expect(nbsp(once)).toBe(once);
});
