import { expect, test } from 'vitest';
import { makeStone } from '../testing/make-stone.ts';
import { countGood, measuresOf } from './good-proportions.ts';

test('a well-cut round stone is within the usual of all six measures', () => {
  const measures = measuresOf(makeStone());
  expect(measures.map(({ title }) => title)).toEqual([
    'Площадка',
    'Глубина',
    'Угол короны',
    'Угол павильона',
    'Рундист',
    'Полировка и симметрия',
  ]);
  expect(countGood(measures)).toBe(6);
});

test('a deep stone with poor symmetry is not', () => {
  expect(countGood(measuresOf(makeStone({ depth10: 661, symmetry: 'F' })))).toBe(4);
});

test('angles are compared for round stones only, and nothing that was not measured', () => {
  const titles = measuresOf(makeStone({ shape: 'pear', girdle10: null })).map(({ title }) => title);
  expect(titles).toEqual(['Площадка', 'Глубина', 'Полировка и симметрия']);
});
