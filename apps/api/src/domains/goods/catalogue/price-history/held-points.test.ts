import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { heldPoints, type Held } from './held-points.ts';

const at = new Date('2026-11-20T12:00:00Z');
const held = (since: string, price: number, oldPrice: number | null = null): Held => ({
  since: new Date(since),
  price,
  oldPrice,
});
const shownAs = (price: number, ofPrice = price, oldPrice: number | null = null) => ({
  now: { price: kopecks(price), oldPrice: oldPrice === null ? null : kopecks(oldPrice) },
  ofPrice,
  at,
});

test('a year begins with the price in force a year ago, and equal neighbours are one step', () => {
  const answer = heldPoints(
    [
      held('2025-01-01T00:00:00Z', 9_000_000),
      held('2025-06-01T00:00:00Z', 10_000_000),
      held('2026-03-01T00:00:00Z', 9_500_000, 10_000_000),
      held('2026-04-01T00:00:00Z', 9_500_000, 10_000_000),
      held('2026-05-01T00:00:00Z', 11_000_000),
    ],
    shownAs(11_000_000),
  );
  expect(answer.isWholeYear).toBe(true);
  expect(answer.since).toBe('2025-11-20T12:00:00.000Z');
  expect(answer.points.map(({ since, price, oldPrice }) => [since.slice(0, 10), price, oldPrice])).toEqual([
    ['2025-11-20', 10_000_000, null],
    ['2026-03-01', 9_500_000, 10_000_000],
    ['2026-05-01', 11_000_000, null],
  ]);
});

test('with less than a year known it says since when', () => {
  const answer = heldPoints([held('2026-09-01T00:00:00Z', 5_000_000)], shownAs(5_000_000));
  expect(answer).toMatchObject({ isWholeYear: false, since: '2026-09-01T00:00:00.000Z' });
});

test('without any history the price of now is all that is known', () => {
  expect(heldPoints([], shownAs(5_000_000))).toMatchObject({
    isWholeYear: false,
    since: at.toISOString(),
    points: [{ price: 5_000_000 }],
  });
});

test('a size that costs more has the past of its product in the same proportion', () => {
  const past = [held('2025-06-01T00:00:00Z', 8_000_000), held('2026-06-01T00:00:00Z', 10_000_000)];
  const answer = heldPoints(past, shownAs(15_000_000, 10_000_000));
  expect(answer.points.map(({ price }) => price)).toEqual([12_000_000, 15_000_000]);
});
