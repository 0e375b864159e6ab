import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions, type CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { DeliveryChoice } from '@yahont/contracts/delivery/delivery-shapes.ts';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import { settle } from '@yahont/values/sums/tenders.ts';
import { waysToPay } from '@yahont/values/sums/ways-to-pay.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const PIECES = 3;

/**
 * Price of one of the pieces, for sums around every limit: instalments, free delivery, cash, card and
 * transfers.
 */
const price = fc.oneof(
  ...[300_000, 1_000_000, 10_000_000, 35_000_000, 70_000_000].map((limit) =>
    fc.integer({ min: Math.round(limit / PIECES) - 25_000, max: Math.round(limit / PIECES) + 25_000 }),
  ),
);
const cart = fc.record({
  price: price.map(kopecks),
  isCourier: fc.boolean(),
  usesPoints: fc.boolean(),
  /** Thousandths of the price: around nothing, the allowed share, and all of it. */
  share: fc.constantFrom(0, 100, 299, 301, 1000, 1001, 1300),
});

const EACH_WAY =
  'placing an order accepts every way to pay that is offered, and refuses every one that is not';
// Some two hundred orders.
test(EACH_WAY, { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ price: asked, isCourier, usesPoints, share }) => {
      const points = Math.floor((PIECES * asked * share) / 100_000);
      const probe = await shop.makeBuyer({ points });
      const { skuId } = await shop.makeProduct({ price: asked, stock: 8 * PIECES });
      await fillCart(shop, probe, skuId, PIECES);
      const options = (await shop.call(getCheckoutOptions, { as: probe.headers })).answer();
      const purchase = {
        goods: options.totals.goods,
        deliveryPrice: isCourier ? options.courier.price : ZERO,
        points: usesPoints ? options.bonus.spendable : 0,
        balance: options.bonus.balance,
        pieces: options.pieces,
      };
      for (const { kind, isAvailable } of waysToPay(purchase, options.paymentRules)) {
        const buyer = await shop.makeBuyer({ points });
        await fillCart(shop, buyer, skuId, PIECES);
        const { due } = settle({ ...purchase, payment: kind });
        const { status, problem } = await sendOrder(shop, buyer, {
          payment: kind,
          bonus: purchase.points,
          delivery: deliveryOf(options, isCourier),
          expectedTotal: due,
        });
        const told = status === 201 ? null : problem.code;
        expect([kind, told === null, told], JSON.stringify(purchase)).toEqual([kind, isAvailable, told]);
      }
    }),
    { numRuns: 30 },
  );
});

function deliveryOf({ courier }: CheckoutOptions, isCourier: boolean): DeliveryChoice {
  if (!isCourier) return { kind: 'pickup', storeId: shop.store.id };
  const address = { street: 'ул. Арбат', house: '7', flat: '', comment: '' };
  return { kind: 'courier', address, date: courier.dates[0] ?? '', from: '' };
}
