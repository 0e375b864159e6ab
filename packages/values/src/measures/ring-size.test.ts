import { expect, test } from 'vitest';
import { formatRingSize, parseRingSize, RING_SIZES, ringSizeToQuery } from './ring-size.ts';
import { ringSizeAbroad } from './ring-size-abroad.ts';

test('sizes go from 15 to 22 by halves', () => {
  expect(RING_SIZES).toHaveLength(15);
  expect(RING_SIZES.at(0)).toBe(1500);
  expect(RING_SIZES.at(-1)).toBe(2200);
});

test('a size has a comma for people and a point in addresses', () => {
  expect(formatRingSize(1650)).toBe('16,5');
  expect(formatRingSize(1700)).toBe('17');
  expect(ringSizeToQuery(1650)).toBe('16.5');
});

test('a size is parsed in either format', () => {
  for (const size of RING_SIZES) {
    expect(parseRingSize(formatRingSize(size))).toBe(size);
    expect(parseRingSize(ringSizeToQuery(size))).toBe(size);
  }
});

test.each(['', '14.5', '22.5', '16.55', '16.3', '165', 'L', '16.5.0'])(
  '%j is not a size that the shop sells',
  (text) => {
    expect(parseRingSize(text)).toBeNull();
  },
);

test.each([
  [1500, 47, 4.25, 'I'],
  [1600, 50, 5.5, 'K½'],
  [1650, 52, 6, 'L½'],
  [1700, 53, 6.5, 'N'],
  [1850, 58, 8.5, 'R'],
  [2050, 64, 11, 'W'],
  [2150, 68, 12.25, 'Z'],
  [2200, 69, 12.75, 'Z+1'],
  [2250, 71, 13.25, 'Z+2'],
])('%d is %d in Europe, %d in America, %s in Britain', (size, eu, us, uk) => {
  expect(ringSizeAbroad(size)).toMatchObject({ eu, us, uk });
});
