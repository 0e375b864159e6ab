import { expect, test } from 'vitest';
import { RANGE_VIEWS, rangeChip } from './facet-views.ts';

test.each([
  ['price', 20_000, 250_000, '20 000 — 250 000 ₽'],
  ['price', 20_000, null, 'от 20 000 ₽'],
  ['price', null, 250_000, 'до 250 000 ₽'],
  ['carat', 0.45, 0.55, '0,45 — 0,55 карата'],
  ['carat', 1, 2, '1 — 2 карата'],
  ['carat', 1, 5, '1 — 5 карат'],
  ['carat', 0.5, 1, '0,5 — 1 карат'],
  ['carat', 1, null, 'от 1 карата'],
  ['carat', 0.5, null, 'от 0,5 карата'],
  ['carat', 2, null, 'от 2 карат'],
  ['carat', null, 1, 'до 1 карата'],
  ['carat', null, 1.25, 'до 1,25 карата'],
  ['carat', null, 5, 'до 5 карат'],
  ['carat', null, 11, 'до 11 карат'],
  ['carat', null, 21, 'до 21 карата'],
] as const)('%s from %s to %s reads %s', (code, from, to, text) => {
  expect(rangeChip(RANGE_VIEWS[code], { from, to })?.replaceAll('\u00A0', ' ')).toBe(text);
});

test('an open range has no chip', () => {
  expect(rangeChip(RANGE_VIEWS.price, { from: null, to: null })).toBeNull();
});
