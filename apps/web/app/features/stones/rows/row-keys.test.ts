import { expect, test } from 'vitest';
import { rowForKey } from './row-keys.ts';

test('arrows lead to the neighbours, Home and End to the ends, and no key beyond them', () => {
  const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter'];
  expect(keys.map((key) => rowForKey(key, 4, 30))).toEqual([5, 3, 0, 29, null]);
  expect(keys.map((key) => rowForKey(key, 0, 30))).toEqual([1, 0, 0, 29, null]);
  expect(keys.map((key) => rowForKey(key, 29, 30))).toEqual([29, 28, 0, 29, null]);
});
