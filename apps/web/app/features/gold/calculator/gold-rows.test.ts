import { expect, test } from 'vitest';
import { addRow, goldHref, isWeight, lotsOf, readGold, removeRow, type GoldState } from './gold-rows.ts';

const read = (search: string) => readGold(new URLSearchParams(search));
const STATE: GoldState = {
  rows: [
    { fineness: 585, weight: '8,40' },
    { fineness: 750, weight: 'много' },
  ],
  way: 'exchange',
  productId: 7,
};

test('an address keeps what was typed, right or wrong', () => {
  expect(read(new URL(goldHref(STATE), 'https://shop.test').search)).toEqual(STATE);
  expect(lotsOf(STATE.rows)).toEqual([{ fineness: 585, weightCg: 840 }]);
});

test('the bare page has one empty row and a bare address', () => {
  const bare = read('');
  expect(bare).toEqual({ rows: [{ fineness: 585, weight: '' }], way: 'cash', productId: null });
  expect(goldHref(bare)).toBe('/gold_buying/');
});

test('rows are added and removed by the buttons of the form alone', () => {
  const typed = 'fineness=585&weight=8&fineness=375&weight=2';
  expect(read(`${typed}&add=1`).rows).toHaveLength(3);
  expect(read(`${typed}&remove=0`).rows).toEqual([{ fineness: 375, weight: '2' }]);
  expect(read('fineness=585&weight=8&remove=0').rows).toEqual([{ fineness: 585, weight: '' }]);
  expect(read(`${typed}&remove=x`).rows).toHaveLength(2);
});

test('there are never more rows than one estimate takes, and never none', () => {
  let rows = read('').rows;
  for (let times = 0; times < 20; times += 1) rows = addRow(rows);
  expect(rows).toHaveLength(8);
  for (let times = 0; times < 20; times += 1) rows = removeRow(rows, 0);
  expect(rows).toHaveLength(1);
});

test('a fineness that nobody buys is no row', () => {
  expect(read('fineness=600&weight=8&fineness=750&weight=1').rows).toEqual([{ fineness: 750, weight: '1' }]);
});

test.each([
  ['', true],
  ['8,4', true],
  ['0,3', false],
  ['8,405', false],
])('the weight %j is right: %s', (text, isRight) => {
  expect(isWeight(text)).toBe(isRight);
});
