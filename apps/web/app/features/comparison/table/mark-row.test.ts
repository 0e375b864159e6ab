import { expect, test } from 'vitest';
import { knownRows, markRow, type CompareCell } from './mark-row.ts';

const best = (...ranks: (readonly number[] | undefined)[]) => [
  ...markRow({
    name: 'Цвет',
    cells: ranks.map((one, index): CompareCell => ({ text: `${index}`, ranks: one })),
  }).best,
];

test('the smallest rank is best, also when several share it', () => {
  expect(best([3], [2], [4])).toEqual([1]);
  expect(best([2], [2], [4])).toEqual([0, 1]);
});

test('nothing is best among equals, alone, or where nothing counts', () => {
  expect(best([2], [2])).toEqual([]);
  expect(best([2])).toEqual([]);
  expect(best([2], undefined)).toEqual([]);
  expect(best(undefined, undefined)).toEqual([]);
});

test('two scales that contradict each other have no best value', () => {
  expect(best([2, 5], [3, 4])).toEqual([]);
  expect(best([2, 5], [2, 4])).toEqual([1]);
});

test('rows are the same when text and note are, and one column has nothing to differ from', () => {
  const cells = [
    { text: '3', note: 'GIA: G' },
    { text: '3', note: 'GIA: H' },
  ];
  expect(markRow({ name: 'Цвет', cells }).isSame).toBe(false);
  expect(markRow({ name: 'Цвет', cells: [{ text: '3' }, { text: '3' }] }).isSame).toBe(true);
  expect(markRow({ name: 'Цвет', cells: [{ text: '3' }] }).isSame).toBe(false);
});

test('a row that no column knows is left out', () => {
  const rows = [
    { name: 'Углы', cells: [{ text: '—' }, { text: '—' }] },
    { name: 'Вес', cells: [{ text: '—' }, { text: '1' }] },
  ];
  expect(knownRows(rows).map(({ name }) => name)).toEqual(['Вес']);
});
