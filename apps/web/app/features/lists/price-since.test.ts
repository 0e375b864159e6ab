import type { FavouriteList } from '@yahont/contracts/lists/lists.ts';
import { kopecks } from '@yahont/values/money.ts';
import { expect, test } from 'vitest';
import { noteOf, sumOf } from './price-since.ts';

type Item = FavouriteList['items'][number];

function item(then: number, now: number | null, state: Item['state'] = 'available'): Item {
  const card = now === null ? null : { price: kopecks(now) };
  // safe: the tested functions read the price of a card alone
  return { productId: 1, name: 'Кольцо', state, card, priceThen: kopecks(then), addedAt: '' } as Item;
}

test('a lower price is told with its difference, and an equal one is not', () => {
  expect(noteOf(item(3_040_000, 2_432_000))).toMatchObject({ tone: 'down' });
  expect(noteOf(item(3_040_000, 2_432_000))?.text).toMatch(/^Стало дешевле на\s6\s080\s₽$/);
  expect(noteOf(item(100, 200))?.text).toMatch(/^Стало дороже/);
  expect(noteOf(item(100, 100))).toBeNull();
});

test('a sold piece says so, whatever its price', () => {
  expect(noteOf(item(200, 100, 'sold'))?.text).toMatch(/^Продано/);
  expect(noteOf(item(200, null, 'gone'))?.text).toMatch(/^Продано/);
});

test('the sum counts what can be bought alone', () => {
  const sum = sumOf([item(3_000_000, 2_000_000), item(100, 100, 'sold'), item(100, null, 'gone')]);
  expect(sum?.count).toBe(1);
  expect(sum?.total).toMatch(/^20\s000\s₽$/);
  expect(sum?.change).toMatch(/^на\s10\s000\s₽ дешевле, чем когда добавили$/);
  expect(sumOf([item(100, 100, 'sold')])).toBeNull();
});
