import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';
import { balance, creditWelcome, earn, returnSpent, spend } from './index.ts';

let api: TestApi;
let orderId = 1_000_000;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('welcome points are credited once', async () => {
  const { accountId, now } = await account();
  await creditWelcome(api.context.db, { accountId, now });
  expect(await points(accountId)).toBe(500);
});

test('points are spent for an order and returned once', async () => {
  const { accountId, now } = await account();
  const order = nextOrder();
  await api.context.db.transaction((tx) => spend(tx, { accountId, orderId: order, points: 300, now }));
  expect(await points(accountId)).toBe(200);
  await returnSpent(api.context.db, { orderId: order, now });
  await returnSpent(api.context.db, { orderId: order, now });
  expect(await points(accountId)).toBe(500);
});

test('more points than there are cannot be spent', async () => {
  const { accountId, now } = await account();
  const tooMuch = api.context.db.transaction((tx) =>
    spend(tx, { accountId, orderId: nextOrder(), points: 501, now }),
  );
  await expect(tooMuch).rejects.toMatchObject({ reason: 'not-enough-bonus', context: { balance: 500 } });
  expect(await points(accountId)).toBe(500);
});

test('ten simultaneous orders cannot spend the same points', async () => {
  const { accountId, now } = await account();
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => {
      const order = nextOrder();
      return api.context.db.transaction((tx) => spend(tx, { accountId, orderId: order, points: 200, now }));
    }),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await points(accountId)).toBe(100);
});

test('an order earns points once', async () => {
  const { accountId, now } = await account();
  const order = nextOrder();
  await earn(api.context.db, { accountId, orderId: order, points: 70, now });
  await earn(api.context.db, { accountId, orderId: order, points: 70, now });
  expect(await points(accountId)).toBe(570);
});

test('another account cannot spend the points of this one', async () => {
  const [own, stranger] = [await account(), await account()];
  const { now } = own;
  await api.context.db.transaction((tx) =>
    spend(tx, { accountId: stranger.accountId, orderId: nextOrder(), points: 500, now }),
  );
  expect(await points(own.accountId)).toBe(500);
});

test('fractions and negative points are refused', async () => {
  const { accountId, now } = await account();
  for (const wrong of [-1, 0.5, Number.NaN]) {
    await expect(
      spend(api.context.db, { accountId, orderId: nextOrder(), points: wrong, now }),
    ).rejects.toThrow(RangeError);
  }
});

async function account(): Promise<{ accountId: number; now: Date }> {
  const { accountId } = await signIn(api);
  return { accountId, now: api.clock.now() };
}

function points(accountId: number): Promise<number> {
  return balance(api.context.db, accountId);
}

function nextOrder(): number {
  orderId += 1;
  return orderId;
}
