import { expect, test } from 'vitest';
import { payback, SALON_MODEL, usualInvestment, type SalonPlan } from './payback.ts';

const RYAZAN: SalonPlan = { population: 528_000, area: 80, rent: 3500, investment: 28_500_000 };

test('a salon of 80 metres in a city of half a million, counted by hand', () => {
  // 80 × 0.1375 = 11 purchases a day, × 30 × 18 400 = 6 072 000.
  // 6 072 000 × 0.375 = 2 277 000; costs 520 000 + 80 × (4000 + 1200 + 3500) = 1 216 000.
  expect(payback(RYAZAN)).toMatchObject({ purchasesPerDay: 11, revenue: 6_072_000, profit: 1_061_000 });
});

test('the first months bring fewer buyers, so the sum falls below the investment at first', () => {
  const { cumulative } = payback(RYAZAN);
  // 2 277 000 × 0.35 − 1 216 000 = −419 050.
  expect(cumulative.slice(0, 2)).toEqual([-28_500_000, -28_919_050]);
});

test('the month is the first one at whose end the sum is not negative', () => {
  const { month, cumulative } = payback(RYAZAN);
  expect(month).toBe(31);
  expect(cumulative[30]).toBeLessThan(0);
  expect(cumulative[31]).toBeGreaterThanOrEqual(0);
});

test('a salon that loses money each month never pays back', () => {
  const { profit, month } = payback({ ...RYAZAN, population: 100_000, area: 40, rent: 9000 });
  expect(profit).toBeLessThan(0);
  expect(month).toBeNull();
});

test('more people, lower rent and a smaller investment bring the month nearer', () => {
  const month = (plan: Partial<SalonPlan>) => payback({ ...RYAZAN, ...plan }).month ?? Infinity;
  expect(month({ population: 1_200_000 })).toBeLessThan(month({}));
  expect(month({ rent: 2000 })).toBeLessThan(month({}));
  expect(month({ investment: 20_000_000 })).toBeLessThan(month({}));
});

test('the usual investment follows the area in whole steps and stays within the bounds', () => {
  expect([usualInvestment(80), usualInvestment(10), usualInvestment(1000)]).toEqual([
    28_500_000, 10_000_000, 80_000_000,
  ]);
  expect(SALON_MODEL.cities.at(-1)?.below).toBe(Infinity);
});
