import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import {
  askForReturn,
  getOrderReturns,
  getReturn,
  withdrawReturn,
} from '@yahont/contracts/returns/returns.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { carryOutPendingRefunds, closeSale } from '#src/domains/buying/payment/index.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { handOverAll, openReturnsShop, payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { getReturnForMessages } from '../get-return-for-messages.ts';
import { endExchange } from './settle-exchange.ts';

const DAY = 86_400_000;
const OWN = 1700;
const OTHER = 1750;
const PRICE = kopecks(1_000_000);

let shop: TestShop;
let steps: Steps;
/** What the bank was asked to give back. */
const askedBack: Refund[] = [];
beforeAll(async () => {
  shop = await openReturnsShop({ createProvider: notingBank(askedBack) });
});
// Days pass in some tests, and a session of the office lasts for one.
beforeEach(async () => {
  steps = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

type Options = { bonus?: number; stock?: number; newPrice?: Kopecks; payment?: 'card' | 'cash' };
type Purchase = { buyer: TestBuyer; order: Order; skuIds: readonly number[] };

/** A received ring of the smaller size; the other size may have another price by now. */
async function bought({
  bonus = 0,
  stock = 1,
  newPrice = PRICE,
  payment = 'card',
}: Options = {}): Promise<Purchase> {
  const { skuIds } = await shop.makeProduct({
    price: PRICE,
    stock,
    storeId: shop.store.id,
    sizes: [OWN, OTHER],
  });
  const buyer = await shop.makeBuyer({ points: bonus });
  const order = await buy(buyer, { skuId: skuIds[0] ?? 0, bonus, payment });
  const other = shop.checkout.findSku(skuIds[1] ?? 0);
  if (other) other.price = newPrice;
  return { buyer, order, skuIds };
}

async function buy(
  buyer: TestBuyer,
  { skuId, bonus = 0, payment = 'card' }: { skuId: number; bonus?: number; payment?: 'card' | 'cash' },
): Promise<Order> {
  await fillCart(shop, buyer, skuId);
  const wish = { payment, bonus, expectedTotal: PRICE - bonus * 100 };
  const { id } = (await sendOrder(shop, buyer, wish)).answer();
  if (payment === 'card') await payWithCard(shop, buyer, id);
  await handOverAll(shop, id);
  return readOrder(shop, buyer, id);
}

const ask = (buyer: TestBuyer, order: Order, size: number | null = OTHER) =>
  shop.call(askForReturn, {
    as: buyer.headers,
    params: { id: order.id },
    body: {
      lineIds: order.lines.map(({ id }) => id),
      reason: 'wrong-size',
      route: { kind: 'store', storeId: shop.store.id },
      exchange: size === null ? null : { size },
    },
  });

/** Asks for the other size; the order that was reserved. */
async function exchanged({ buyer, order }: Purchase) {
  const asked = (await ask(buyer, order)).answer();
  const exchange = asked.exchange ?? raise('no exchange');
  return { returnId: asked.id, newId: exchange.order.id, exchange };
}

function raise(words: string): never {
  throw new Error(words);
}

async function take(returnId: number): Promise<void> {
  await bringAndCheck(steps, returnId);
  (await steps.refund(returnId)).answer();
}

const seen = async (buyer: TestBuyer, id: number) =>
  (await shop.call(getReturn, { as: buyer.headers, params: { id } })).answer();

const piecesOf = (skuId: number | undefined) =>
  shop.context.db
    .select({ state: items.state, orderId: items.orderId })
    .from(items)
    .where(eq(items.skuId, skuId ?? 0));

/** What each tender of an order brought and gave back, kopecks. */
async function tendersOf(orderId: number) {
  const rows = await shop.context.db.select().from(orderTenders).where(eq(orderTenders.orderId, orderId));
  return Object.fromEntries(
    rows.map(({ kind, state, amount, refunded }) => [kind, { state, amount, refunded }]),
  );
}

/** Money that the bank gave back for an order, kopecks. */
async function sentBack(orderId: number): Promise<number> {
  await carryOutPendingRefunds(shop.context, shop.payment, { olderThanMs: 0 });
  const rows = await shop.context.db
    .select({ amount: refundParts.amount, state: refundParts.state })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(and(eq(refunds.orderId, orderId), eq(orderTenders.kind, 'card'), ne(refunds.reason, 'exchanged')));
  expect(rows.every(({ state }) => state === 'done')).toBe(true);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Sold less given back by the fiscal receipts of these orders, kopecks. */
async function receipted(...orderIds: number[]): Promise<number> {
  for (const id of orderIds) await closeSale(shop.context, shop.payment, id);
  const rows = await shop.context.db.select().from(receipts).where(inArray(receipts.orderId, orderIds));
  const of = (kinds: readonly string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  return of(['closing', 'sale']) - of(['refund']);
}

test('the other size is reserved when it is asked for and paid by the piece that came back', async () => {
  const own = await bought({ bonus: 1_000 });
  const { buyer, order, skuIds } = own;
  const options = (
    await shop.call(getOrderReturns, { as: buyer.headers, params: { id: order.id } })
  ).answer();
  expect(options.lines[0]?.otherSizes?.sizes).toMatchObject([{ size: OTHER, difference: 0 }]);
  const { returnId, newId, exchange } = await exchanged(own);
  expect(exchange).toMatchObject({ state: 'reserved', size: OTHER, price: PRICE, toPay: 0, payUntil: null });
  expect(await piecesOf(skuIds[1])).toEqual([{ state: 'reserved', orderId: newId }]);
  const early = await shop.call(startPayment, { as: buyer.headers, params: { id: newId } });
  expect(early.problem.code, 'nothing can be paid before the check').toBe('not-payable');

  await take(returnId);
  expect((await seen(buyer, returnId)).exchange).toMatchObject({ state: 'done', toPay: 0 });
  expect((await readOrder(shop, buyer, newId)).status).toBe('paid');
  expect((await readOrder(shop, buyer, order.id)).status).toBe('completed');
  expect(await tendersOf(newId)).toEqual({ exchange: { state: 'paid', amount: PRICE, refunded: 0 } });
  expect(await sentBack(order.id), 'no money leaves').toBe(0);
  const kept = PRICE - 100_000;
  await handOverAll(shop, newId);
  expect(await receipted(order.id, newId)).toBe(kept);

  // Given back after all, by what had paid for the first ring.
  const points = await balance(shop.context.db, buyer.accountId);
  const earned = (await readOrder(shop, buyer, newId)).bonusToEarn;
  const back = (await ask(buyer, await readOrder(shop, buyer, newId), null)).answer();
  await take(back.id);
  expect(await sentBack(order.id)).toBe(kept);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(points + 1_000 - earned);
  expect(await receipted(order.id, newId)).toBe(0);
});

test('of a dearer size only the difference is paid, after the check and on the usual page', async () => {
  const own = await bought({ newPrice: kopecks(1_250_000) });
  const { buyer, order } = own;
  const { returnId, newId, exchange } = await exchanged(own);
  expect(exchange.toPay).toBe(250_000);
  await take(returnId);
  expect((await seen(buyer, returnId)).exchange).toMatchObject({
    state: 'to-pay',
    payUntil: new Date(shop.clock.now().getTime() + 3 * DAY).toISOString(),
  });
  await payWithCard(shop, buyer, newId);
  expect((await readOrder(shop, buyer, newId)).status).toBe('paid');
  expect(await tendersOf(newId)).toEqual({
    exchange: { state: 'paid', amount: PRICE, refunded: 0 },
    card: { state: 'paid', amount: 250_000, refunded: 0 },
  });
  await handOverAll(shop, newId);
  expect(await sentBack(order.id)).toBe(0);
  expect(await receipted(order.id, newId)).toBe(1_250_000);
});

test('without the difference in three days the piece is free and the money goes back as of a return', async () => {
  const own = await bought({ newPrice: kopecks(1_250_000) });
  const { buyer, order, skuIds } = own;
  const { returnId, newId } = await exchanged(own);
  await take(returnId);
  shop.clock.advance(3 * DAY + 1_000);
  await expireReservations(shop.context);
  for (let times = 0; times < 2; times += 1) await endExchange(shop.context, newId);
  expect(await piecesOf(skuIds[1])).toEqual([{ state: 'available', orderId: null }]);
  expect((await seen(buyer, returnId)).exchange).toMatchObject({ state: 'ended' });
  expect(await sentBack(order.id)).toBe(PRICE);
  expect(await receipted(order.id)).toBe(0);
});

test('of a cheaper size the difference goes back', async () => {
  const own = await bought({ newPrice: kopecks(900_000) });
  const { buyer, order } = own;
  const { returnId, newId } = await exchanged(own);
  await take(returnId);
  expect((await readOrder(shop, buyer, newId)).status).toBe('paid');
  expect(await sentBack(order.id)).toBe(100_000);
  expect((await seen(buyer, returnId)).amount).toBe(100_000);
  await handOverAll(shop, newId);
  expect(await receipted(order.id, newId)).toBe(900_000);
});

/** Two rings of one order that were exchanged in two returns for sizes of this price. */
async function bothExchanged(newPrice: Kopecks) {
  const buyer = await shop.makeBuyer();
  for (let count = 0; count < 2; count += 1) {
    const { skuIds } = await shop.makeProduct({
      price: PRICE,
      storeId: shop.store.id,
      sizes: [OWN, OTHER],
    });
    await fillCart(shop, buyer, skuIds[0] ?? 0);
    const other = shop.checkout.findSku(skuIds[1] ?? 0);
    if (other) other.price = newPrice;
  }
  const { id } = (await sendOrder(shop, buyer, { expectedTotal: 2 * PRICE })).answer();
  await payWithCard(shop, buyer, id);
  await handOverAll(shop, id);
  const order = await readOrder(shop, buyer, id);
  const made: Awaited<ReturnType<typeof exchanged>>[] = [];
  for (const line of order.lines) {
    const one = await exchanged({ buyer, order: { ...order, lines: [line] }, skuIds: [] });
    await take(one.returnId);
    made.push(one);
  }
  return { buyer, order, made };
}

test('of two exchanges of one order the receipt of each rest names its own piece alone', async () => {
  const since = askedBack.length;
  const { order } = await bothExchanged(kopecks(900_000));
  expect(await sentBack(order.id)).toBe(200_000);
  const lines = askedBack.slice(since).map(({ receipt }) => receipt.lines.map(({ amount }) => amount));
  expect(lines).toEqual([[100_000], [100_000]]);
});

test('two exchanges of one order that end at once give back the money of their own returns', async () => {
  const { buyer, order, made } = await bothExchanged(kopecks(900_000));
  for (const { newId } of made)
    (await shop.call(cancelOrder, { as: buyer.headers, params: { id: newId } })).answer();
  for (const { newId } of made) await endExchange(shop.context, newId);
  expect(await sentBack(order.id)).toBe(2 * PRICE);
  for (const { returnId } of made) {
    expect(await seen(buyer, returnId)).toMatchObject({ amount: PRICE, isPaidBack: true });
    expect((await steps.read(returnId)).answer().refund).toMatchObject({ amount: PRICE, isDone: true });
  }
});

test('a return shows what a cheaper size left over and what the exchange gave back when it ended', async () => {
  const own = await bought({ newPrice: kopecks(900_000), payment: 'cash' });
  const { buyer } = own;
  const { returnId, newId } = await exchanged(own);
  await take(returnId);
  expect((await seen(buyer, returnId)).amount).toBe(100_000);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: newId } })).answer();
  for (let times = 0; times < 2; times += 1) await endExchange(shop.context, newId);
  expect(await seen(buyer, returnId)).toMatchObject({ amount: PRICE, isPaidBack: false });
  expect((await steps.read(returnId)).answer().refund).toMatchObject({ amount: PRICE, cashDue: PRICE });
  (await steps.payCash(returnId)).answer();
  expect((await seen(buyer, returnId)).isPaidBack).toBe(true);
  expect((await steps.payCash(returnId)).problem.code).toBe('no-cash-due');
  const told = await getReturnForMessages(shop.context, shop.checkout.orders, returnId);
  expect(told?.parts).toEqual([{ kind: 'cash', amount: PRICE, points: null }]);
});

test('a refused piece frees the other one; so does a request that is taken back', async () => {
  for (const end of ['refuse', 'withdraw'] as const) {
    const own = await bought();
    const { buyer, order, skuIds } = own;
    const { returnId, newId } = await exchanged(own);
    if (end === 'refuse') {
      await bringAndCheck(steps, returnId);
      (await steps.refuse(returnId)).answer();
    } else (await shop.call(withdrawReturn, { as: buyer.headers, params: { id: returnId } })).answer();
    expect(await piecesOf(skuIds[1])).toEqual([{ state: 'available', orderId: null }]);
    expect((await readOrder(shop, buyer, newId)).history.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'exchange-dropped',
    });
    expect(await sentBack(order.id)).toBe(0);
    expect(await tendersOf(newId)).toMatchObject({ exchange: { state: 'released' } });
  }
});

test('an exchange that its buyer cancels before the check is a return for money', async () => {
  const own = await bought();
  const { buyer, order, skuIds } = own;
  const { returnId, newId } = await exchanged(own);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: newId } })).answer();
  expect(await piecesOf(skuIds[1])).toEqual([{ state: 'available', orderId: null }]);
  await take(returnId);
  expect(await sentBack(order.id)).toBe(PRICE);
});

test('an exchanged order that is cancelled before its hand-over gives the money of the first piece back', async () => {
  const own = await bought();
  const { buyer, order } = own;
  const { returnId, newId } = await exchanged(own);
  await take(returnId);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: newId } })).answer();
  await endExchange(shop.context, newId);
  expect(await sentBack(order.id)).toBe(PRICE);
});

test('a piece that came by an exchange is exchanged once more, and its money finds the way back', async () => {
  const own = await bought();
  const { buyer, order, skuIds } = own;
  const first = await exchanged(own);
  await take(first.returnId);
  await handOverAll(shop, first.newId);
  const second = (await ask(buyer, await readOrder(shop, buyer, first.newId), OWN)).answer();
  await take(second.id);
  const thirdId = second.exchange?.order.id ?? 0;
  expect((await readOrder(shop, buyer, thirdId)).status).toBe('paid');
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: thirdId } })).answer();
  expect(await sentBack(order.id)).toBe(PRICE);
  expect(await piecesOf(skuIds[0])).toEqual([{ state: 'available', orderId: null }]);
});

test('what was paid in cash waits at the till once the exchange has ended', async () => {
  const own = await bought({ payment: 'cash' });
  const { buyer } = own;
  const { returnId, newId } = await exchanged(own);
  await take(returnId);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: newId } })).answer();
  await endExchange(shop.context, newId);
  expect((await steps.read(returnId)).answer().refund).toMatchObject({ cashDue: PRICE });
  (await steps.payCash(returnId)).answer();
});

test('what cannot be exchanged is refused, and nothing is reserved', async () => {
  const { buyer, order, skuIds } = await bought();
  for (const size of [OWN, 2_000])
    expect((await ask(buyer, order, size)).problem).toMatchObject({ code: 'not-exchanged' });
  const stranger = await shop.makeBuyer();
  expect((await ask(stranger, order)).problem.code).toBe('order-not-found');
  expect(await piecesOf(skuIds[1])).toEqual([{ state: 'available', orderId: null }]);
});

test('two shoppers ask for the last piece of a size, fifty times: one gets it', async () => {
  const { buyer, order, skuIds } = await bought({ stock: 2 });
  const other = await shop.makeBuyer();
  const rival = { buyer: other, order: await buy(other, { skuId: skuIds[0] ?? 0 }) };
  const wished = skuIds[1] ?? 0;
  const [spare] = await shop.context.db.select().from(items).where(eq(items.skuId, wished)).limit(1);
  await shop.context.db
    .update(items)
    .set({ state: 'missing' })
    .where(eq(items.uin, spare?.uin ?? ''));
  for (let round = 0; round < 50; round += 1) {
    const shoppers = [{ buyer, order }, rival];
    const asked = await Promise.all(shoppers.map((one) => faulty(one)));
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const winner = asked.findIndex(({ status }) => status === 201);
    expect(asked[1 - winner]?.problem.code).toBe('size-gone');
    const { id } = asked[winner]?.answer() ?? raise('nobody won');
    const as = shoppers[winner]?.buyer.headers ?? {};
    (await shop.call(withdrawReturn, { as, params: { id } })).answer();
    shop.clock.advance(DAY);
  }
}, 120_000);

/** A fault may be claimed for two years. */
function faulty({ buyer, order }: Pick<Purchase, 'buyer' | 'order'>) {
  return shop.call(askForReturn, {
    as: buyer.headers,
    params: { id: order.id },
    body: {
      lineIds: order.lines.map(({ id }) => id),
      reason: 'defect',
      route: { kind: 'store', storeId: shop.store.id },
      exchange: { size: OTHER },
    },
  });
}
