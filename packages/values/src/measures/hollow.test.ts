import { expect, test } from 'vitest';
import { agreesWithWeight, otherBodyWeight } from './hollow.ts';

test('a hollow chain has half of the metal of a solid one', () => {
  expect([otherBodyWeight('solid', 10_700), otherBodyWeight('hollow', 6200)]).toEqual([5500, 12_500]);
  // Never nothing.
  expect(otherBodyWeight('solid', 300)).toBe(500);
});

test.each([
  // A dense snake of two millimetres, a Bismarck, a silver curb.
  ['solid', 9630, 45_000, 20, 585],
  ['solid', 24_600, 55_000, 42, 585],
  ['solid', 38_500, 55_000, 50, 925],
  // Cable, Figaro and rope of hollow links.
  ['hollow', 6200, 50_000, 33, 585],
  ['hollow', 17_700, 50_000, 50, 585],
  ['hollow', 11_500, 45_000, 36, 585],
] as const)(
  'a %s chain of %i mg and %i long agrees with its weight',
  (body, weightMg, length, widthMm10, fineness) => {
    const piece = { weightMg, length, widthMm10, fineness };
    expect(agreesWithWeight(body, piece)).toBe(true);
    expect(agreesWithWeight(body === 'solid' ? 'hollow' : 'solid', piece)).toBe(false);
  },
);

test('nothing is said of a metal or a length that is not known', () => {
  const piece = { weightMg: 9630, length: 45_000, widthMm10: 20, fineness: 585 };
  expect(agreesWithWeight('solid', { ...piece, fineness: 375 })).toBe(false);
  expect(agreesWithWeight('solid', { ...piece, length: 0 })).toBe(false);
});
