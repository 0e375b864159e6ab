import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import { makeStoneCard } from '#app/shop/stones/testing/make-stone-card.ts';
import { kopecks } from '@yahont/values/money.ts';
import { expect, test } from 'vitest';
import { markRow } from './mark-row.ts';
import { stoneRows } from './stone-rows.ts';

const stone = (own: Partial<ComparedStone> = {}): ComparedStone => ({
  ...makeStoneCard(),
  state: 'available',
  girdle10: 35,
  crownAngle10: 345,
  pavilionAngle10: 408,
  ...own,
});

function rowOf(stones: readonly ComparedStone[], name: string) {
  const row = stoneRows(stones).find((one) => one.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return markRow(row);
}

test('the scale that a laboratory does not use is marked as approximate', () => {
  const cells = rowOf([stone(), stone({ laboratoryScale: 'gia' })], 'Цвет').cells;
  expect(cells.map(({ text, note }) => [text, note])).toEqual([
    ['3', 'GIA: ≈\u00A0G'],
    ['≈\u00A03', 'GIA: G'],
  ]);
});

test('sizes have two digits after the comma, as in the certificate', () => {
  expect(rowOf([stone({ lengthMm100: 580 })], 'Размеры').cells[0]?.text).toBe('5,80\u00A0× 5,74\u00A0× 3,54');
});

test('nothing is best about weight, size and angles', () => {
  const both = [stone(), stone({ caratMilli: 900, lengthMm100: 620, crownAngle10: 330 })];
  for (const name of ['Вес', 'Размеры', 'Углы']) expect(rowOf(both, name).best.size).toBe(0);
});

test('a table inside the range is better for round stones only', () => {
  const wide = { table10: 640 };
  expect([...rowOf([stone(wide), stone()], 'Площадка').best]).toEqual([1]);
  const oval = stone({ shape: 'oval' });
  const row = rowOf([stone(wide), oval], 'Площадка');
  expect([row.best.size, row.note]).toEqual([0, undefined]);
});

test('the price of a carat is rounded to roubles, and a sold stone is never the best', () => {
  const cheap = stone({ price: kopecks(10_000_000), state: 'sold' });
  const row = rowOf([stone(), cheap, stone({ price: kopecks(30_000_000) })], 'Цена за карат');
  expect(row.cells[0]?.text).toBe('302\u00A0254\u00A0₽');
  expect([...row.best]).toEqual([0]);
  expect(rowOf([stone(), cheap], 'Посмотреть').cells[1]?.text).toBe('—');
});

test('rows of what was not measured are left out', () => {
  const names = stoneRows([stone({ crownAngle10: null }), stone({ pavilionAngle10: null })]);
  expect(names.map(({ name }) => name)).not.toContain('Углы');
});
