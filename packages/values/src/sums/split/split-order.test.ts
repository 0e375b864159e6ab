import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, percentOf, sumKopecks } from '../../money.ts';
import { orderSums } from '../order-sums.ts';
import { spendablePoints } from '../points.ts';
import { splitOrderSums } from './split-order.ts';
import { amountPaidWith, PAYMENT_KINDS } from '../tenders.ts';

const price = fc.integer({ min: 1_000, max: 900_000_000 }).map(kopecks);

const dividedOrder = fc
  .record({
    lines: fc.array(fc.record({ price, isDiscounted: fc.boolean(), isFirst: fc.boolean() }), {
      minLength: 2,
      maxLength: 9,
    }),
    bought: fc.option(price, { nil: undefined }),
    percent: fc.integer({ min: 0, max: 90 }),
    balance: fc.integer({ min: 0, max: 10_000_000 }),
    deliveryPrice: fc.integer({ min: 0, max: 99_999 }).map(kopecks),
    payment: fc.constantFrom(...PAYMENT_KINDS),
    certificates: fc.array(fc.integer({ min: 1, max: 50_000_000 }).map(kopecks), { maxLength: 3 }),
  })
  .filter(({ lines }) => lines.some(({ isFirst }) => isFirst) && lines.some(({ isFirst }) => !isFirst))
  .map(({ lines, bought, percent, balance, ...order }) => {
    const all = [
      ...lines.map((line) => ({ ...line, isMoneyOnly: false })),
      // Points alone do not pay for a gift certificate.
      ...(bought === undefined || order.payment === 'bonus'
        ? []
        : [{ price: bought, isDiscounted: false, isFirst: true, isMoneyOnly: true }]),
    ];
    const promoDiscount = percentOf(
      sumKopecks(all.flatMap((line) => (line.isDiscounted ? [line.price] : []))),
      percent,
    );
    const goods = kopecks(sumKopecks(all.map((line) => line.price)) - promoDiscount);
    const moneyOnly = sumKopecks(all.flatMap((line) => (line.isMoneyOnly ? [line.price] : [])));
    const points = order.payment === 'bonus' ? 0 : spendablePoints({ goods, moneyOnly, balance });
    return {
      input: { ...order, lines: all, promoDiscount, points },
      isFirst: all.map((line) => line.isFirst),
    };
  });

test('two orders of one cart cost what the cart costs, by every kind of money', () => {
  fc.assert(
    fc.property(dividedOrder, ({ input, isFirst }) => {
      const whole = orderSums(input);
      const { first, second } = splitOrderSums(input, isFirst);
      for (const key of ['goods', 'promoDiscount', 'deliveryPrice', 'total', 'due'] as const)
        expect(first[key] + second[key], key).toBe(whole[key]);
      for (const kind of ['bonus', 'certificate'] as const)
        expect(amountPaidWith(first.tenders, kind) + amountPaidWith(second.tenders, kind), kind).toBe(
          amountPaidWith(whole.tenders, kind),
        );
      expect(first.lines).toHaveLength(isFirst.filter(Boolean).length);
      expect(second.lines).toHaveLength(isFirst.filter((one) => !one).length);
      expect(second.deliveryPrice).toBe(0);
    }),
  );
});

test('whole points are divided by what they may pay for', () => {
  const line = { isDiscounted: false, isMoneyOnly: false };
  const { first, second } = splitOrderSums(
    {
      lines: [
        { ...line, price: kopecks(1_000_000) },
        { ...line, price: kopecks(3_000_000) },
      ],
      promoDiscount: kopecks(0),
      deliveryPrice: kopecks(0),
      payment: 'card',
      points: 1001,
    },
    [true, false],
  );
  expect([first.points, second.points]).toEqual([250, 751]);
  expect([first.due, second.due]).toEqual([975_000, 2_924_900]);
});

test('points that pay for everything round up in each order', () => {
  const line = { isDiscounted: false, isMoneyOnly: false };
  const { first, second } = splitOrderSums(
    {
      lines: [
        { ...line, price: kopecks(10_050) },
        { ...line, price: kopecks(20_050) },
      ],
      promoDiscount: kopecks(0),
      deliveryPrice: kopecks(0),
      payment: 'bonus',
      points: 0,
    },
    [true, false],
  );
  expect([first.points, second.points]).toEqual([101, 201]);
});
