import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBonusHistory, type BonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { asSystem } from '#src/platform/context.ts';
import { earn } from '#src/domains/people/loyalty/index.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { moveOrder } from '../move-order.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('the history begins with the welcome points and adds up to the balance', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  const order = async () => {
    await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
    return (await sendOrder(shop, buyer, { payment: 'cash', bonus: 100, expectedTotal: 4_980_000 })).answer();
  };
  const kept = await order();
  const cancelled = await order();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: cancelled.id } });
  const before = await read(buyer);
  expect(before.coming).toMatchObject([{ order: { id: kept.id, number: kept.number }, points: 1_494 }]);
  for (const to of ['assembling', 'ready', 'completed'] as const)
    await shop.context.db.transaction((tx) =>
      moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId: kept.id, to, note: null }),
    );
  const history = await read(buyer);
  expect(history.entries.map(({ reason, points, order: of }) => [reason, points, of?.id ?? null])).toEqual([
    ['earned', 1_494, kept.id],
    ['returned', 100, cancelled.id],
    ['spent', -100, cancelled.id],
    ['spent', -100, kept.id],
    ['welcome', 500, null],
  ]);
  expect(history.coming).toEqual([]);
  expect(history.balance).toBe(history.entries.reduce((sum, { points }) => sum + points, 0));
});

test('a long history comes page by page, without a gap and without a repetition', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  const now = shop.clock.now();
  for (let index = 0; index < 64; index += 1) {
    const orderId = await writeBareOrder(shop.context.db, { accountId: buyer.accountId, now });
    await earn(shop.context.db, { accountId: buyer.accountId, orderId, points: 1, now });
  }
  const pages = [await read(buyer)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await read(buyer, next));
  expect(pages.map(({ entries }) => entries.length)).toEqual([30, 30, 5]);
  const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  const sum = pages.flatMap(({ entries }) => entries).reduce((all, { points }) => all + points, 0);
  expect(pages.map(({ balance }) => balance)).toEqual([sum, sum, sum]);
});

test('a stranger sees no points of another account, and an anonymous visitor none at all', async () => {
  await shop.makeBuyer({ points: 500 });
  expect(await read(await shop.makeBuyer())).toEqual({
    balance: 0,
    level: { code: 'silver', percent: 3, spent: 0, next: { code: 'gold', left: 20_000_000 } },
    nextBurn: null,
    coming: [],
    entries: [],
    next: null,
  });
  const { headers } = shop.makeVisitor();
  expect((await shop.call(getBonusHistory, { as: headers })).status).toBe(401);
});

async function read(buyer: TestBuyer, before?: number): Promise<BonusHistory> {
  const query = before === undefined ? {} : { before };
  return (await shop.call(getBonusHistory, { as: buyer.headers, query })).answer();
}
