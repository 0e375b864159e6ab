import { expect, test } from 'vitest';
import { readBound } from './read-bound.ts';

const PRICE = { min: 3900, max: 3_960_000 };

test.each([
  ['', 'from', { value: 3900 }],
  ['', 'to', { value: 3_960_000 }],
  ['20 000', 'from', { value: 20_000 }],
  ['0', 'from', { value: 3900 }],
  ['3 960 000', 'to', { value: 3_960_000 }],
  ['99 999 999 999', 'to', { wrong: 'outside' }],
  ['99 999 999 999', 'from', { wrong: 'outside' }],
  ['100', 'to', { wrong: 'outside' }],
  ['abc', 'to', { wrong: 'text' }],
  ['-5', 'from', { wrong: 'text' }],
] as const)('«%s» as %s', (text, side, expected) => {
  expect(readBound(text, { side, ...PRICE })).toEqual(expected);
});
