import { expect, test } from 'vitest';
import { shopsInOrder, shopsWithSize, type Shop } from './shops-with-size.ts';

const shop = (part: Partial<Shop>): Shop => ({
  storeId: 1,
  name: '',
  address: '',
  metro: '',
  phone: '',
  lat: 0,
  lon: 0,
  isOpenNow: true,
  openText: 'Открыто до\u00A022:00',
  sizes: [],
  count: 1,
  ...part,
});

test('a shop counts only when it holds the chosen size', () => {
  const shops = [shop({ storeId: 1, sizes: [1700] }), shop({ storeId: 2, sizes: [1650] })];
  expect(shopsWithSize(shops, 1700).map(({ storeId }) => storeId)).toEqual([1]);
});

test('a piece without sizes can be tried on wherever it lies', () => {
  expect(shopsWithSize([shop({}), shop({ storeId: 2, count: 0 })], null)).toHaveLength(1);
});

test('shops with the size come first, and open ones before closed', () => {
  const shops = [
    shop({ storeId: 1, isOpenNow: false }),
    shop({ storeId: 2 }),
    shop({ storeId: 3, isOpenNow: false, sizes: [1700] }),
  ];
  expect(shopsInOrder(shops, 1700).map(({ storeId }) => storeId)).toEqual([3, 2, 1]);
});
