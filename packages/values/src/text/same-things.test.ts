import { expect, test } from 'vitest';
import { kopecks, sumKopecks } from '../money.ts';
import { namesTogether, sameTogether } from './same-things.ts';

const row = (name: string, amount: number) => ({ name, amount: kopecks(amount) });

test('one pendant three times is one row, and the sum stays', () => {
  const rows = [
    row('Кулон', 2_790_000),
    row('Кольцо', 100),
    row('Кулон', 2_790_000),
    row('Кулон', 2_790_001),
  ];
  const together = sameTogether(rows);
  expect(together).toEqual([row('Кулон, 3\u00A0шт.', 8_370_001), row('Кольцо', 100)]);
  expect(sumKopecks(together.map(({ amount }) => amount))).toBe(sumKopecks(rows.map(({ amount }) => amount)));
});

test('another price is another row', () => {
  expect(sameTogether([row('Кулон', 100), row('Кулон', 200)])).toHaveLength(2);
  expect(sameTogether([])).toEqual([]);
});

test('names are counted in their order', () => {
  expect(namesTogether(['Кулон', 'Кольцо', 'Кулон'])).toEqual(['Кулон, 2\u00A0шт.', 'Кольцо']);
});
