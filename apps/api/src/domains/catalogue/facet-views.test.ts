import { expect, test } from 'vitest';
import { RANGE_VIEWS, rangeChip } from './facet-views.ts';

test.each([
  ['price', 20_000, 250_000, '20 000 — 250 000 ₽'],
  ['price', 20_000, null, 'от 20 000 ₽'],
  ['price', null, 250_000, 'до 250 000 ₽'],
  ['carat', 0.45, 0.55, '0,45 — 0,55 карата'],
  ['carat', null, 5, 'до 5 карат'],
] as const)('%s from %s to %s reads %s', (code, from, to, text) => {
  expect(rangeChip(RANGE_VIEWS[code], { from, to })?.replaceAll('\u00A0', ' ')).toBe(text);
});

test('an open range has no chip', () => {
  expect(rangeChip(RANGE_VIEWS.price, { from: null, to: null })).toBeNull();
});
