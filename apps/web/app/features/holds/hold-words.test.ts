import { expect, test } from 'vitest';
import { readHoldAddress } from './hold-address.ts';
import { leftText, untilText } from './hold-words.ts';

test.each([
  ['2026-11-20', 'до 14:40'],
  ['2026-11-21', 'до завтра, 14:40'],
  ['2026-11-22', 'до 22 ноября, 14:40'],
])('on 20 November a hold until %s is named «%s»', (date, words) => {
  expect(untilText({ date, time: '14:40' }, '2026-11-20').replaceAll('\u00A0', ' ')).toBe(words);
});

test.each([
  [1440, 'ещё 24 часа'],
  [1439, 'ещё 24 часа'],
  [1270, 'ещё 21 час'],
  [90, 'ещё 1 час'],
  [60, 'ещё 1 час'],
  [59, 'ещё 59 минут'],
  [1, 'ещё 1 минуту'],
])('%i minutes are left: «%s»', (minutes, words) => {
  expect(leftText(minutes).replaceAll('\u00A0', ' ')).toBe(words);
});

test('an address names a piece and a store, and nothing else', () => {
  const read = (text: string) => readHoldAddress(new URLSearchParams(text));
  expect(read('sku=12&store=3')).toEqual({ skuId: 12, storeId: 3 });
  expect(read('sku=0&store=-1')).toEqual({ skuId: null, storeId: null });
  expect(read('sku=1e3&store=1234567890')).toEqual({ skuId: null, storeId: null });
});
