import { expect, test } from 'vitest';
import { faultsOf, isAbove, type TypedPrice } from './price-rules.ts';

const NOW = new Date('2026-11-20T12:00:00');
const RIGHT: TypedPrice = {
  price: '113 400',
  oldPrice: '128900',
  isPlanned: true,
  from: '2026-11-27T00:00',
  to: '2026-11-30T23:59',
};

test.each([
  [{}, []],
  [{ to: '' }, []],
  [{ price: '' }, ['price']],
  [{ oldPrice: '113 400' }, ['oldPrice']],
  [{ oldPrice: 'много' }, ['oldPrice']],
  [{ from: '' }, ['from']],
  [{ from: '2026-11-20T11:00' }, ['from']],
  [{ to: '2026-11-27T00:00' }, ['to']],
  [{ isPlanned: false, from: '', to: '' }, []],
])('%j has faults at %j', (change, fields) => {
  expect(Object.keys(faultsOf({ ...RIGHT, ...change }, NOW))).toEqual(fields);
});

test('the limit itself is still within it', () => {
  expect([isAbove(1000, 900, 10), isAbove(1000, 899, 10), isAbove(1000, 1101, 10)]).toEqual([
    false,
    true,
    true,
  ]);
});
