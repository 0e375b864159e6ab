import { expect, test } from 'vitest';
import { roubles } from '@yahont/values/money.ts';
import { PART, readSum } from './part-rules.ts';

test('a sum is read as people type it', () => {
  expect(readSum('350 000')).toBe(roubles(350_000));
  expect(readSum('350\u00A0000 ₽')).toBe(roubles(350_000));
  expect(readSum('655 800,47')).toBe(65_580_047);
  for (const text of ['', 'триста', '-5', '1,234', '1e6', '9999999999']) expect(readSum(text)).toBeNull();
});

test('a part needs a way that is offered and a sum above zero', () => {
  expect(PART.wrong({ method: 'card', amount: '100 000' })).toEqual([]);
  expect(PART.wrong({ method: 'cash', amount: '0' })).toEqual(['method', 'amount']);
});
