import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import { balance, creditWelcome, earn, returnSpent, spend } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

test('welcome points are credited once', async () => {
  const { accountId, now } = await account();
  await creditWelcome(api.context.db, { accountId, now });
  expect(await points(accountId)).toBe(500);
});

test('points are spent for an order and returned once', async () => {
  const { accountId, now } = await account();
  const order = await nextOrder(accountId);
  await api.context.db.transaction((tx) => spend(tx, { accountId, orderId: order, points: 300, now }));
  expect(await points(accountId)).toBe(200);
  await returnSpent(api.context.db, { orderId: order, now });
  await returnSpent(api.context.db, { orderId: order, now });
  expect(await points(accountId)).toBe(500);
});

test('more points than there are cannot be spent', async () => {
  const { accountId, now } = await account();
  const order = await nextOrder(accountId);
  const tooMuch = api.context.db.transaction((tx) =>
    spend(tx, { accountId, orderId: order, points: 501, now }),
  );
  await expect(tooMuch).rejects.toMatchObject({ reason: 'not-enough-bonus', context: { balance: 500 } });
  expect(await points(accountId)).toBe(500);
});

test('ten simultaneous orders cannot spend the same points', async () => {
  const { accountId, now } = await account();
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, async () => {
      const order = await nextOrder(accountId);
      return api.context.db.transaction((tx) => spend(tx, { accountId, orderId: order, points: 200, now }));
    }),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await points(accountId)).toBe(100);
});

test('an order earns points once', async () => {
  const { accountId, now } = await account();
  const order = await nextOrder(accountId);
  await earn(api.context.db, { accountId, orderId: order, points: 70, now });
  await earn(api.context.db, { accountId, orderId: order, points: 70, now });
  expect(await points(accountId)).toBe(570);
});

test('another account cannot spend the points of this one', async () => {
  const [own, stranger] = [await account(), await account()];
  const { now } = own;
  const order = await nextOrder(stranger.accountId);
  await api.context.db.transaction((tx) =>
    spend(tx, { accountId: stranger.accountId, orderId: order, points: 500, now }),
  );
  expect(await points(own.accountId)).toBe(500);
});

test('fractions and negative points are refused', async () => {
  const { accountId, now } = await account();
  const order = await nextOrder(accountId);
  for (const wrong of [-1, 0.5, Number.NaN]) {
    await expect(spend(api.context.db, { accountId, orderId: order, points: wrong, now })).rejects.toThrow(
      RangeError,
    );
  }
});

async function account(): Promise<{ accountId: number; now: Date }> {
  const { accountId } = await signIn(api);
  return { accountId, now: api.clock.now() };
}

function points(accountId: number): Promise<number> {
  return balance(api.context.db, accountId);
}

function nextOrder(accountId: number): Promise<number> {
  return writeBareOrder(api.context.db, { accountId, now: api.clock.now() });
}
