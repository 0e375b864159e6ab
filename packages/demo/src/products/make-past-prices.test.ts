import { expect, test } from 'vitest';
import { allModels } from './all-models.ts';
import { makePastPrices } from './make-past-prices.ts';
import { makeProducts } from './make-products.ts';

const today = new Date('2026-11-20T12:00:00Z');

test('the past of every product leads to its price of today and begins no earlier than it arrived', () => {
  const products = makeProducts(allModels, today);
  const past = Map.groupBy(makePastPrices(products, today), ({ productCode }) => productCode);
  for (const { code, price, oldPrice, arrivedAt } of products) {
    const steps = past.get(code) ?? [];
    const sinces = steps.map(({ since }) => since);
    expect(sinces, code).toEqual(sinces.toSorted());
    if (steps.length === 0) continue;
    expect((sinces[0] ?? '').slice(0, 10) >= arrivedAt.slice(0, 10), code).toBe(true);
    for (const step of steps)
      if (step.oldPrice !== null) expect(step.oldPrice, code).toBeGreaterThan(step.price);
    expect([steps.at(-1)?.price, steps.at(-1)?.oldPrice], code).toEqual([price, oldPrice]);
  }
});
