import { expect, test } from 'vitest';
import { fromDecimalString, roubles } from '../money.ts';
import { estimateGold, pricePerGram, surchargeFor } from './gold-estimate.ts';
import { GOLD_FINENESSES, parseWeight, weightText } from './gold-lots.ts';

const PRICES = { perGram: fromDecimalString('12340.18'), shares: { cash: 900, exchange: 967 } };

test.each([
  [375, 4_164, 4_474],
  [500, 5_553, 5_966],
  [583, 6_474, 6_956],
  [585, 6_497, 6_980],
  [750, 8_329, 8_949],
  [958, 10_639, 11_431],
  [999, 11_095, 11_921],
] as const)('a gram of %i brings %i roubles in money and %i in exchange', (fineness, cash, exchange) => {
  expect(pricePerGram(fineness, PRICES)).toEqual({ cash: roubles(cash), exchange: roubles(exchange) });
});

test('rows are rounded down one by one and add up to the total', () => {
  const estimate = estimateGold(
    [
      { fineness: 585, weightCg: 840 },
      { fineness: 750, weightCg: 315 },
    ],
    PRICES,
  );
  expect(estimate).toEqual({
    rows: [
      { cash: roubles(54_574), exchange: roubles(58_632) },
      { cash: roubles(26_236), exchange: roubles(28_189) },
    ],
    cash: roubles(80_810),
    exchange: roubles(86_821),
    weightCg: 1155,
  });
});

test('for any lots the rows are whole roubles, never above the exact price, and exchange is never less than money', () => {
  for (const fineness of GOLD_FINENESSES)
    for (const weightCg of [50, 51, 99, 100, 733, 12_345, 100_000]) {
      const { rows, cash, exchange } = estimateGold([{ fineness, weightCg }], PRICES);
      const exact = (PRICES.perGram * fineness * weightCg * 0.9) / 100_000;
      expect(rows[0]?.cash).toBe(cash);
      expect(cash % 100).toBe(0);
      expect(cash).toBeLessThanOrEqual(exact);
      expect(exact - cash).toBeLessThan(100 + weightCg);
      expect(exchange).toBeGreaterThanOrEqual(cash);
    }
});

test('nothing brings nothing', () => {
  expect(estimateGold([], PRICES)).toEqual({ rows: [], cash: 0, exchange: 0, weightCg: 0 });
});

test('the surcharge is never negative; what the gold is worth beyond the price is told apart', () => {
  expect(surchargeFor(roubles(100), roubles(30))).toEqual({ toPay: roubles(70), left: 0 });
  expect(surchargeFor(roubles(100), roubles(130))).toEqual({ toPay: 0, left: roubles(30) });
});

test.each([
  ['8,40', 840],
  ['8.4', 840],
  [' 12 ', 1200],
  ['0,5', 50],
  ['0,49', null],
  ['1000', 100_000],
  ['1000,01', null],
  ['', null],
  ['8,405', null],
  ['восемь', null],
  ['-3', null],
])('the weight %j is %s hundredths of a gram', (text, weightCg) => {
  expect(parseWeight(text)).toBe(weightCg);
  if (weightCg !== null) expect(parseWeight(weightText(weightCg))).toBe(weightCg);
});
