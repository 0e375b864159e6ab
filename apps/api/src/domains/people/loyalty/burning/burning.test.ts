import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { burnDay } from '@yahont/values/sums/point-life.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { balance, comingBurn, earn, returnSpent, reversePoints, spend } from '../index.ts';
import { burnPoints } from './burn-points.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // A refund is a number here, without a row of its own.
  await shop.database.query(
    'alter table bonus_entries drop constraint bonus_entries_refund_id_refunds_id_fk',
  );
});
afterAll(() => shop.stop());

test('points burn on their day and not before, once, however often and late the job runs', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  const burnsAt = (await comingBurn(shop.context.db, buyer.accountId))?.at ?? new Date(0);
  goTo(new Date(burnsAt.getTime() - 1));
  await burnPoints(shop.context);
  expect(await pointsOf(buyer)).toBe(500);
  goTo(new Date(burnsAt.getTime() + 3 * 86_400_000));
  await Promise.all([burnPoints(shop.context), burnPoints(shop.context)]);
  expect(await burnPoints(shop.context)).toBe(0);
  expect(await pointsOf(buyer)).toBe(0);
  const { entries, nextBurn } = await history(buyer);
  expect(entries.map(({ reason, points, left, order }) => [reason, points, left, order])).toEqual([
    ['burnt', -500, 0, null],
    ['welcome', 500, 0, null],
  ]);
  expect(nextBurn).toBeNull();
});

test('an order takes the points that burn first, and the rest burns alone', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  const earned = await earnFor(buyer, 300);
  await spendFor(buyer, 400);
  const { entries, nextBurn } = await history(buyer);
  expect(entries.map(({ points, left }) => [points, left])).toEqual([
    [-400, 0],
    [300, 300],
    [500, 100],
  ]);
  expect(nextBurn?.points).toBe(100);
  goTo(new Date(nextBurn?.at ?? 0));
  await burnPoints(shop.context);
  expect(await pointsOf(buyer)).toBe(300);
  expect((await comingBurn(shop.context.db, buyer.accountId))?.at).toEqual(earned);
});

test('points of a cancelled order come back with their day, or with thirty days', async () => {
  const { buyer, order } = await makeOrder(
    shop,
    { payment: 'cash', bonus: 500, expectedTotal: 4_940_000 },
    { points: 500 },
  );
  const earned = await earnFor(buyer, 300);
  const other = await spendFor(buyer, 250);
  expect(await pointsOf(buyer)).toBe(50);
  shop.clock.advance(50 * 86_400_000);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  await returnSpent(shop.context.db, { orderId: other, now: shop.clock.now() });
  const days = (await history(buyer)).entries.flatMap(({ reason, points, burnsAt }) =>
    reason === 'returned' ? [[points, burnDay(new Date(burnsAt ?? 0))]] : [],
  );
  const in30 = burnDay(new Date(shop.clock.now().getTime() + 31 * 86_400_000));
  expect(days).toEqual([
    [250, burnDay(earned)],
    [500, in30],
  ]);
});

test('earned points that were spent and are taken back leave a debt, which the next points cover first', async () => {
  const buyer = await shop.makeBuyer();
  const orderId = await writeBareOrder(shop.context.db, {
    accountId: buyer.accountId,
    now: shop.clock.now(),
  });
  const { accountId } = buyer;
  const now = shop.clock.now();
  await earn(shop.context.db, { accountId, orderId, points: 300, now });
  await spendFor(buyer, 200);
  const refundId = randomUUID();
  for (const _time of [1, 2])
    await reversePoints(shop.context.db, { accountId, orderId, refundId, points: 300, now });
  expect(await pointsOf(buyer)).toBe(-200);
  expect(await comingBurn(shop.context.db, accountId)).toBeNull();
  await earnFor(buyer, 250);
  expect(await pointsOf(buyer)).toBe(50);
  expect((await comingBurn(shop.context.db, accountId))?.points).toBe(50);
});

test('points that burnt are not taken back once more, nor are those that came back before', async () => {
  const buyer = await shop.makeBuyer();
  const { accountId } = buyer;
  const now = shop.clock.now();
  const orderId = await writeBareOrder(shop.context.db, { accountId, now });
  await earn(shop.context.db, { accountId, orderId, points: 300, now });
  const takeBack = (points: number) =>
    reversePoints(shop.context.db, { accountId, orderId, refundId: randomUUID(), points, now });
  expect(await takeBack(50)).toBe(50);
  await spendFor(buyer, 100);
  goTo((await comingBurn(shop.context.db, accountId))?.at ?? new Date(0));
  await burnPoints(shop.context);
  // 150 burnt, 100 were spent and are the buyer's debt.
  expect(await takeBack(250)).toBe(100);
  expect(await takeBack(250)).toBe(0);
  expect(await pointsOf(buyer)).toBe(-100);
});

test('an order and the job cannot both have the same points', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  goTo((await comingBurn(shop.context.db, buyer.accountId))?.at ?? new Date(0));
  const spending = Promise.allSettled([spendFor(buyer, 500), spendFor(buyer, 500)]);
  await Promise.all([spending, burnPoints(shop.context)]);
  expect(await pointsOf(buyer)).toBe(0);
  const { entries } = await history(buyer);
  expect(entries).toHaveLength(2);
});

function goTo(at: Date): void {
  shop.clock.set(at);
}

function pointsOf({ accountId }: TestBuyer): Promise<number> {
  return balance(shop.context.db, accountId);
}

async function history(buyer: TestBuyer) {
  return (await shop.call(getBonusHistory, { as: buyer.headers })).answer();
}

/** When the points that come now burn. */
async function earnFor({ accountId }: TestBuyer, points: number): Promise<Date> {
  const now = shop.clock.now();
  const orderId = await writeBareOrder(shop.context.db, { accountId, now });
  await earn(shop.context.db, { accountId, orderId, points, now });
  const { rows } = await shop.database.query('select burns_at from bonus_entries where order_id = $1', [
    orderId,
  ]);
  return new Date(String(rows[0]?.['burns_at']));
}

async function spendFor({ accountId }: TestBuyer, points: number): Promise<number> {
  const now = shop.clock.now();
  const orderId = await writeBareOrder(shop.context.db, { accountId, now });
  await shop.context.db.transaction((tx) => spend(tx, { accountId, orderId, points, now }));
  return orderId;
}
