import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewReturn } from '@yahont/contracts/returns/returns.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { carryOutRefund } from '#src/domains/buying/payment/index.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { handOverAll, openReturnsShop, payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import { makeSet, putSet } from '#src/testing/sets/test-sets.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

const PRICES = [50_000, 30_000, 20_000].map(roubles);

/** What the bank was asked to give back. */
const asked: Refund[] = [];
let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop({ createProvider: notingBank(asked) });
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

/** A received set, bought with a tenth off. */
async function buySet({ bonus = 0, sizes = [] as number[] } = {}): Promise<{
  buyer: TestBuyer;
  order: Order;
}> {
  const buyer = await shop.makeBuyer({ points: bonus });
  await putSet(shop, buyer.headers, await makeSet(shop, { prices: PRICES, sizes }));
  const expectedTotal = roubles(90_000 - bonus);
  const placed = (await sendOrder(shop, buyer, { payment: 'card', bonus, expectedTotal })).answer();
  await payWithCard(shop, buyer, placed.id);
  await handOverAll(shop, placed.id);
  return { buyer, order: await readOrder(shop, buyer, placed.id) };
}

async function giveBack(buyer: TestBuyer, order: Order, indexes: number[], reason: 'not-liked' | 'defect') {
  const lineIds = indexes.map((index) => order.lines[index]?.id ?? 0);
  const { id } = (await ask(shop, buyer, order, { lineIds, reason })).answer();
  await bringAndCheck(head, id);
  const query = { lines: lineIds.join(','), reason };
  const call = { as: buyer.headers, params: { id: order.id }, query };
  const preview = (await shop.call(previewReturn, call)).answer();
  const { refund } = (await head.refund(id)).answer();
  // The page of the return has promised exactly this.
  expect(preview.amount).toBe(refund?.amount);
  await carryOutRefund(shop.context, shop.payment, refund?.id ?? '');
  return preview;
}

test('an order freezes the set and the share of each line', async () => {
  const { order } = await buySet();
  expect(order).toMatchObject({
    goods: roubles(100_000),
    promoDiscount: roubles(10_000),
    setDiscount: roubles(10_000),
    total: roubles(90_000),
  });
  expect(order.lines.map(({ total, setDiscount }) => [total, setDiscount])).toEqual([
    [roubles(45_000), roubles(5_000)],
    [roubles(27_000), roubles(3_000)],
    [roubles(18_000), roubles(2_000)],
  ]);
  expect(new Set(order.lines.map(({ set }) => set?.group)).size).toBe(1);
  expect(order.lines[0]?.set?.title).toBe('Комплект «Аврора»');
});

test('what stays of a set costs its own price, and all returns give back what was paid', async () => {
  const { buyer, order } = await buySet();
  const first = await giveBack(buyer, order, [0], 'not-liked');
  expect(first.amount).toBe(roubles(40_000));
  expect(first.lines).toEqual([{ lineId: order.lines[0]?.id, amount: roubles(40_000) }]);
  expect((await giveBack(buyer, order, [2], 'not-liked')).amount).toBe(roubles(20_000));
  expect((await giveBack(buyer, order, [1], 'not-liked')).amount).toBe(roubles(30_000));
  const { tenders } = await readOrder(shop, buyer, order.id);
  expect(tenders).toMatchObject([{ kind: 'card', amount: roubles(90_000), refunded: roubles(90_000) }]);
});

test('the receipt of a refund names the piece at what is refunded for it', async () => {
  const { buyer, order } = await buySet();
  await giveBack(buyer, order, [0], 'not-liked');
  const sent = asked.at(-1);
  expect(sent?.receipt.lines).toMatchObject([{ amount: roubles(40_000) }]);
  await giveBack(buyer, order, [1, 2], 'not-liked');
  expect(asked.at(-1)?.receipt.lines.map(({ amount }) => amount)).toEqual([roubles(30_000), roubles(20_000)]);
});

test('points go back with their pieces, and all of them with the last', async () => {
  const { buyer, order } = await buySet({ bonus: 9_000 });
  for (const index of [2, 0, 1]) await giveBack(buyer, order, [index], 'not-liked');
  const { tenders } = await readOrder(shop, buyer, order.id);
  expect(tenders.map(({ kind, refunded }) => [kind, refunded])).toEqual([
    ['bonus', roubles(9_000)],
    ['card', roubles(81_000)],
  ]);
});

test('a fault takes nothing from the rest: what was paid for the piece goes back', async () => {
  const { buyer, order } = await buySet();
  expect((await giveBack(buyer, order, [0], 'defect')).amount).toBe(roubles(45_000));
  expect((await giveBack(buyer, order, [1, 2], 'not-liked')).amount).toBe(roubles(45_000));
});

test('what is faulty brings back the discount too that an earlier return took from it', async () => {
  const { buyer, order } = await buySet();
  await giveBack(buyer, order, [0], 'not-liked');
  expect((await giveBack(buyer, order, [1], 'defect')).amount).toBe(roubles(30_000));
  expect((await giveBack(buyer, order, [2], 'defect')).amount).toBe(roubles(20_000));
  const { tenders } = await readOrder(shop, buyer, order.id);
  expect(tenders).toMatchObject([{ kind: 'card', refunded: roubles(90_000) }]);
});

test('what stays earns the points of its own price', async () => {
  const { buyer, order } = await buySet();
  await giveBack(buyer, order, [0], 'not-liked');
  const rate = order.bonusToEarn / 90_000;
  expect((await readOrder(shop, buyer, order.id)).bonusToEarn).toBe(Math.floor(50_000 * rate));
  await giveBack(buyer, order, [1], 'not-liked');
  expect((await readOrder(shop, buyer, order.id)).bonusToEarn).toBe(Math.floor(20_000 * rate));
  await giveBack(buyer, order, [2], 'not-liked');
  expect((await readOrder(shop, buyer, order.id)).bonusToEarn).toBe(0);
});

test('of a set that lost its discount a piece is exchanged at its own price', async () => {
  const { buyer, order } = await buySet({ sizes: [1_700, 1_750] });
  const lineIds = [order.lines[1]?.id ?? 0];
  const wish = { lineIds, reason: 'wrong-size', exchange: { size: 1_750 } } as const;
  await giveBack(buyer, order, [0], 'not-liked');
  const { id, exchange } = (await ask(shop, buyer, order, wish)).answer();
  expect(exchange).toMatchObject({ price: roubles(30_000), toPay: 0 });
  await bringAndCheck(head, id);
  expect((await head.refund(id)).answer().refund).toBeNull();
  expect((await giveBack(buyer, order, [2], 'not-liked')).amount).toBe(roubles(20_000));
});

test('of a whole set a piece is exchanged at the price of the set', async () => {
  const { buyer, order } = await buySet({ sizes: [1_700, 1_750] });
  const lineIds = [order.lines[1]?.id ?? 0];
  const wish = { lineIds, reason: 'wrong-size', exchange: { size: 1_750 } } as const;
  const call = { as: buyer.headers, params: { id: order.id } };
  const query = { lines: String(lineIds[0]), reason: 'wrong-size' } as const;
  const unlike = (await shop.call(previewReturn, { ...call, query })).answer();
  expect(unlike.amount).toBe(roubles(20_000));
  const moved = await shop.call(previewReturn, { ...call, query: { ...query, exchange: 'yes' } });
  expect(moved.answer().amount).toBe(roubles(27_000));
  const { exchange } = (await ask(shop, buyer, order, wish)).answer();
  expect(exchange).toMatchObject({ price: roubles(27_000), toPay: 0 });
});
