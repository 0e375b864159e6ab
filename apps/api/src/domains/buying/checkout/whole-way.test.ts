import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a ring goes from an anonymous cart through sign-in to a paid order, and the buyer is notified', async () => {
  await api.imports.importCities([importedCity()]);
  await api.imports.importStores([importedStore()]);
  const { skuId, id: productId } = await makeProduct(api.context.db, { metal: 'rose-gold' });
  await until(() => api.catalogue.findBySku(skuId) !== undefined);

  const fuser = await makeFuser(api);
  const added = await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers: fuser });
  expect(added.answer().lines).toMatchObject([
    { skuId, productId, quantity: 1, available: 1, price: 4_990_000 },
  ]);

  const { headers, phone } = await signIn(api, { fuser });
  expect((await api.call(getCart, { headers })).answer().lines).toMatchObject([{ skuId }]);

  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  expect(options.pickup.map(({ store }) => store.name)).toEqual([importedStore().name]);
  const order = (
    await api.call(placeOrder, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: courierOrder(options, phone),
    })
  ).answer();
  // Listings are updated before the payment.
  await until(() => api.catalogue.findBySku(skuId)?.stock.length === 0);
  await api.deliverOutbox();

  const payment = (await api.call(startPayment, { params: { id: order.id }, headers })).answer();
  if (payment.next.kind !== 'card-form') throw new Error(`no card form but ${payment.next.kind}`);
  const number = payment.next.testCards.find(({ outcome }) => outcome === 'accepted')?.number ?? '';
  const card = { number, expiry: '12/40', cvc: '123' };
  const paid = await api.call(payByCard, { params: { id: payment.id }, body: card, headers });
  expect(paid.answer().status).toBe('succeeded');
  expect((await api.call(getOrder, { params: { id: order.id }, headers })).answer()).toMatchObject({
    status: 'paid',
    isPaid: true,
  });

  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: phone } })).answer();
  expect(items.some(({ text }) => text.includes(order.number))).toBe(true);
});
