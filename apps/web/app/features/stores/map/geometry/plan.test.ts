import { expect, test } from 'vitest';
import { planOf, ringRadii } from './plan.ts';

const kazan = { lat: 55.7963, lon: 49.1088 };
const stores = [
  { id: 7, name: 'Баумана, 44', metro: 'Площадь Тукая', lat: 55.7916, lon: 49.1147 },
  { id: 9, name: 'ТЦ «Кольцо», 1 этаж', metro: '', lat: 55.8266, lon: 49.1266 },
];

test('stores are numbered as in the list and named by metro, otherwise by the first part of the name', () => {
  const plan = planOf(stores, kazan);
  expect(plan.stores.map(({ id, number, text }) => [id, number, text])).toEqual([
    [7, 1, 'Площадь Тукая'],
    [9, 2, 'ТЦ «Кольцо»'],
  ]);
});

test('the map contains the centre of the city and all its stores', () => {
  const { extent, stores: planned } = planOf(stores, kazan);
  for (const { x, y } of [{ x: 0, y: 0 }, ...planned.map(({ spot }) => spot)]) {
    expect(Math.abs(x - extent.x)).toBeLessThanOrEqual(extent.width / 2 + 1e-9);
    expect(Math.abs(y - extent.y)).toBeLessThanOrEqual(extent.height / 2 + 1e-9);
  }
});

test('each city has its own map', () => {
  const moved = stores.map((store) => ({ ...store, lon: store.lon + 0.05 }));
  expect(planOf(moved, kazan).stores[0]?.spot).not.toEqual(planOf(stores, kazan).stores[0]?.spot);
});

test('rings have equal steps up to the corner', () => {
  expect(ringRadii({ x: 0, y: 0, width: 6, height: 8 }, 2)).toEqual([2, 4, 6, 8, 10]);
});
