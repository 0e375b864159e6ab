import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, roubles, sumKopecks, ZERO } from '../../money.ts';
import { pieceAmounts, splitWithin } from './split-within.ts';

const max = roubles(350_000);
const split = (amounts: number[], besides = ZERO) => splitWithin(amounts.map(roubles), { max, besides });

test('each piece counts with its services', () => {
  const services = [{ price: roubles(900) }];
  expect(
    pieceAmounts([
      { price: roubles(10_000), quantity: 2, services },
      { price: roubles(5_000), quantity: 1, services: [] },
    ]),
  ).toEqual([roubles(10_900), roubles(10_900), roubles(5_000)]);
});

test('the first order takes as much as fits', () => {
  expect(split([200_000, 150_000, 100_000])).toEqual([true, true, false]);
  expect(split([300_000, 100_000, 90_000])).toEqual([true, false, false]);
});

test('delivery is paid with the first order', () => {
  expect(split([200_000, 150_000, 100_000], roubles(500))).toEqual([true, false, true]);
});

test.each([
  ['one payment is enough', [200_000, 150_000]],
  ['one piece cannot be divided', [360_000]],
  ['more than two payments carry', [300_000, 300_000, 300_000]],
  ['less in all, but no two halves are within the limit', [230_000, 230_000, 230_000]],
  ['nothing', []],
])('null: %s', (_name, amounts) => {
  expect(split(amounts)).toBeNull();
});

test('hundreds of pieces have far too many sums, and are divided at once', () => {
  const amounts = Array.from({ length: 300 }, (_, index) => kopecks(220_000 + ((index * 7919) % 3001)));
  const divide = () => splitWithin(amounts, { max, besides: ZERO });
  // The best of five: what else runs on the machine takes its time too.
  const took = Array.from({ length: 5 }, () => {
    const started = Date.now();
    divide();
    return Date.now() - started;
  });
  expect(Math.min(...took)).toBeLessThan(500);
  const found = divide();
  for (const isFirst of [true, false]) {
    const part = amounts.filter((_, index) => found?.[index] === isFirst);
    expect(sumKopecks(part)).toBeGreaterThan(0);
    expect(sumKopecks(part)).toBeLessThanOrEqual(max);
  }
});

test('both orders have a piece and are within the limit, and whatever can be divided is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (prices, more) => {
        const amounts = prices.map(kopecks);
        const [limit, besides] = [kopecks(100), kopecks(more)];
        const found = splitWithin(amounts, { max: limit, besides });
        const fits = (mask: number) => {
          const first = amounts.filter((_, index) => (mask >> index) % 2 === 1);
          const second = amounts.filter((_, index) => (mask >> index) % 2 === 0);
          return (
            first.length > 0 &&
            second.length > 0 &&
            sumKopecks(amounts) + more > limit &&
            sumKopecks(first) + more <= limit &&
            sumKopecks(second) <= limit
          );
        };
        const mask = found?.reduce((bits, isFirst, index) => bits + (isFirst ? 2 ** index : 0), 0);
        if (mask !== undefined) expect(fits(mask)).toBe(true);
        else expect(Array.from({ length: 2 ** amounts.length }, (_, index) => index).some(fits)).toBe(false);
      },
    ),
    { seed: 216 },
  );
});
