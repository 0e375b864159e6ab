import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { fillCart, piecesOf, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('the same key sent twenty times simultaneously places one order and gives one answer', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 30 });
  await fillCart(shop, buyer, skuId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => sendOrder(shop, buyer, {}, 'same-key-1234')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ answer }) => answer().id)).size).toBe(1);
  const made = await shop.context.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.accountId, buyer.accountId));
  expect(made).toHaveLength(1);
  await fillCart(shop, buyer, skuId);
  expect((await sendOrder(shop, buyer, {}, 'same-key-1234')).answer().id).toBe(made[0]?.id);
});

test('a cart sent with ten keys simultaneously becomes one order, even with stock for ten', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 10 });
  await fillCart(shop, buyer, skuId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => sendOrder(shop, buyer, {}, `many-keys-${index}`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, problem } of answers.filter((answer) => answer.status !== 201)) {
    expect([status, problem.code]).toEqual([409, 'cart-empty']);
  }
  expect((await piecesOf(shop, skuId)).filter(({ state }) => state === 'reserved')).toHaveLength(1);
});

test('a reused key with another request is an error of the client', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 2 });
  await fillCart(shop, buyer, skuId);
  (await sendOrder(shop, buyer, {}, 'another-body-1')).answer();
  const refusal = await sendOrder(shop, buyer, { comment: 'другое' }, 'another-body-1');
  expect(refusal.status).toBe(422);
  expect(refusal.problem.code).toBe('idempotency-mismatch');
});

test('the same key of another buyer is another order', async () => {
  const ids = await Promise.all(
    [0, 1].map(async () => {
      const buyer = await shop.makeBuyer();
      await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
      return (await sendOrder(shop, buyer, {}, 'a-common-key')).answer().id;
    }),
  );
  expect(ids[0]).not.toBe(ids[1]);
});

test('of two hundred buyers of the last item one gets it and all others get a clean refusal', async () => {
  const { skuId } = await shop.makeProduct({ stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => shop.makeBuyer()));
  await Promise.all(buyers.map((buyer) => fillCart(shop, buyer, skuId)));
  const answers = await Promise.all(buyers.map((buyer) => sendOrder(shop, buyer)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refusals = answers.filter(({ status }) => status !== 201);
  expect(refusals).toHaveLength(199);
  for (const { status, problem } of refusals) {
    expect([status, problem.code, problem.context]).toEqual([
      409,
      'out-of-stock',
      { skuIds: [skuId], stoneIds: [] },
    ]);
  }
  const winner = answers.find(({ status }) => status === 201)?.answer();
  expect(await piecesOf(shop, skuId)).toEqual([
    { uin: winner?.lines[0]?.uins[0], state: 'reserved', orderId: winner?.id },
  ]);
  const made = await shop.context.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      inArray(
        orders.accountId,
        buyers.map(({ accountId }) => accountId),
      ),
    );
  expect(made).toEqual([{ id: winner?.id }]);
}, 60_000);

test('a reused key with another request names the order of that key', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 2 });
  await fillCart(shop, buyer, skuId);
  const key = `key-${skuId}-of-one-order`;
  const order = (await sendOrder(shop, buyer, {}, key)).answer();
  const refusal = await sendOrder(shop, buyer, { comment: 'Другое' }, key);
  expect(refusal.problem).toMatchObject({ code: 'idempotency-mismatch', context: { orderId: order.id } });
});
