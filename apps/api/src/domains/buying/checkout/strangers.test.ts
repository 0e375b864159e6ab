import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { fillCart, orderBody, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('a stranger orders nothing of another buyer’s cart, and gets no order by a key that they guessed', async () => {
  const [owner, stranger] = [await shop.makeBuyer(), await shop.makeBuyer()];
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, owner, skuId);
  const key = randomUUID();
  expect((await sendOrder(shop, stranger, {}, key)).status).toBe(409);
  expect((await shop.call(getCart, { as: owner.headers })).answer().lines).toHaveLength(1);

  const { id } = (await sendOrder(shop, owner, {}, key)).answer();
  const replayed = await sendOrder(shop, stranger, {}, key);
  expect(replayed.status).toBe(409);
  expect((await shop.call(listOrders, { as: stranger.headers })).answer().items).toEqual([]);
  expect((await shop.call(listOrders, { as: owner.headers })).answer().items).toMatchObject([{ id }]);
});

test('a stranger without an account neither sees a checkout nor orders', async () => {
  for (const headers of [{}, shop.makeVisitor().headers]) {
    expect((await shop.call(getCheckoutOptions, { as: headers })).status).toBe(401);
    const sent = await shop.send('POST /api/orders', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderBody(shop)),
    });
    expect(sent.status).toBe(401);
  }
});
