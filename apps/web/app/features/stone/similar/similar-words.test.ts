import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import { makeStone } from '../testing/make-stone.ts';
import { chosenText, diameterAxis, perCaratText, priceAxis } from './similar-words.ts';
import { axisOf, placeOf, stepOf } from './spread.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('how similar stones were chosen is told in words', () => {
  const { similar } = makeStone();
  expect(plain(chosenText('round', similar))).toBe(
    '671 камень: круг, 0,68–0,74 ct, цвет 2–4, чистота 3–5, огранка А',
  );
  expect(plain(chosenText('heart', { ...similar, count: 12, colours: ['1'] }))).toContain(
    '12 камней: сердце, 0,68–0,74 ct, цвет 1, ',
  );
});

test('the price of a carat beside the average, in whole roubles', () => {
  expect(plain(perCaratText(kopecks(21_460_000), 710, kopecks(33_950_040)))).toBe(
    '302 254 ₽ за карат; у похожих в среднем 339 500 ₽',
  );
  expect(plain(perCaratText(kopecks(21_460_000), 710, null))).toBe('302 254 ₽ за карат');
  expect(
    [cheaperText(82), cheaperText(50), cheaperText(49), cheaperText(5), cheaperText(0)].map(plain),
  ).toEqual([
    'Дешевле 82 % похожих',
    'Дешевле 50 % похожих',
    'Дороже большинства похожих',
    'Дороже большинства похожих',
    // Less than one percent cost more, but others may cost the same.
    'В числе самых дорогих похожих',
  ]);
});

test('a value is in the step that holds it, both ends included', () => {
  const spread = { min: 100, max: 200, counts: [1, 1, 1, 1] };
  expect([100, 124, 125, 199, 200].map((value) => stepOf(spread, value))).toEqual([0, 0, 1, 3, 3]);
  expect(placeOf(spread, 130)).toBeCloseTo(0.375);
  expect(stepOf({ min: 5, max: 5, counts: [3] }, 5)).toBe(0);
});

test('the axis has one unit, named once', () => {
  const spread = { min: 18_000_000, max: 33_000_000, counts: [] };
  expect(priceAxis(axisOf(spread, 4)).map(plain)).toEqual(['180', '230', '280', '330 тыс. ₽']);
  expect(priceAxis([100_000_000, 2_500_000_000]).map(plain)).toEqual(['1', '25 млн ₽']);
  expect(diameterAxis([550, 598]).map(plain)).toEqual(['5,50', '5,98 мм']);
});
