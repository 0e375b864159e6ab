import { expect, test } from 'vitest';
import { storesInOrder, storesWithSize, type StockedStore } from './stores-with-size.ts';

const store = (part: Partial<StockedStore>): StockedStore => ({
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

test('a store counts only when it has the chosen size', () => {
  const stores = [store({ storeId: 1, sizes: [1700] }), store({ storeId: 2, sizes: [1650] })];
  expect(storesWithSize(stores, 1700).map(({ storeId }) => storeId)).toEqual([1]);
});

test('a product without sizes can be tried on in every store that has it', () => {
  expect(storesWithSize([store({}), store({ storeId: 2, count: 0 })], null)).toHaveLength(1);
});

test('stores with the size come first, and open ones before closed ones', () => {
  const stores = [
    store({ storeId: 1, isOpenNow: false }),
    store({ storeId: 2 }),
    store({ storeId: 3, isOpenNow: false, sizes: [1700] }),
  ];
  expect(storesInOrder(stores, 1700).map(({ storeId }) => storeId)).toEqual([3, 2, 1]);
});
