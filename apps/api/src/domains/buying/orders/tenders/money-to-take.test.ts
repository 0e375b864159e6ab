import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { handOverAll, openReturnsShop, payWithCard, RING } from '#src/testing/returns/bought.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { describeOfficeOrder } from '../office/office-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop();
});
afterAll(() => shop.stop());

/** An order by courier of two rings, paid with points, a certificate and the rest by `payment`. */
async function placeMixed(payment: 'card' | 'cash') {
  const buyer = await shop.makeBuyer({ points: 900 });
  const { skuId } = await shop.makeProduct({ price: RING, stock: 2 });
  await fillCart(shop, buyer, skuId, 2);
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const { delivery } = courierOrder(options);
  const certificates = [codeFor(await makeCertificate(shop, kopecks(500_000)))];
  const due = 2 * RING + options.courier.price - 90_000 - 500_000;
  const wish = { payment, bonus: 900, certificates, delivery, expectedTotal: due };
  const { id, total } = (await sendOrder(shop, buyer, wish)).answer();
  return { buyer, id, due, total };
}

const read = (id: number) => describeOfficeOrder(shop.context.db, id);

test('of an order in cash with points and a certificate staff take the rest alone', async () => {
  const { id, due, total } = await placeMixed('cash');
  expect(total).toBe(due + 590_000);
  expect(await read(id)).toMatchObject({
    total,
    due,
    cash: due,
    paymentKind: 'cash',
    tenders: [
      { kind: 'bonus', amount: 90_000, state: 'held', refunded: 0 },
      { kind: 'certificate', amount: 500_000, state: 'held' },
      { kind: 'cash', amount: due, state: 'pending' },
    ],
  });
  await handOverAll(shop, id);
  // The sum stays readable for a courier whose answer was lost.
  expect(await read(id)).toMatchObject({ isPaid: true, due: 0, cash: due });
});

test('of an order that a card pays nothing is to be taken once the money came', async () => {
  const { buyer, id, due } = await placeMixed('card');
  expect(await read(id)).toMatchObject({ status: 'awaiting-payment', due, cash: 0 });
  await payWithCard(shop, buyer, id);
  expect(await read(id)).toMatchObject({ status: 'paid', isPaid: true, due: 0, cash: 0 });
});

test('of an order that was cancelled nothing is to be taken', async () => {
  const { buyer, id } = await placeMixed('cash');
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id } })).answer();
  expect(await read(id)).toMatchObject({ status: 'cancelled', due: 0, cash: 0 });
});
