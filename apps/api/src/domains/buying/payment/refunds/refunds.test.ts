import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { expireReservations, moveOrder } from '#src/domains/buying/orders/index.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { placeMixed } from '#src/testing/money/mixed-order.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { payOrder, startPaying, typeCard } from '#src/testing/money/card-payment.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import {
  carryOutPendingRefunds,
  carryOutRefund,
  handOverCash,
  invoiceLinks,
  requestRefund,
} from '../index.ts';
import { paymentModule } from '../module.ts';
import { refunds } from './refunds.tables.ts';

/** What the bank was asked to give back, and how many of the next answers get lost on the way. */
const asked: Refund[] = [];

let lost = 0;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    createProvider: notingBank(asked, () => {
      if (lost === 0) return;
      lost -= 1;
      throw new Error('the answer was lost');
    }),
  });
});

afterAll(() => shop.stop());

test('certificate, points and card: one line comes back to the kopeck, then the rest, and all ends at zero', async () => {
  const buyer = await shop.makeBuyer({ points: 1_000 });
  const certificate = await makeCertificate(shop, kopecks(1_200_000));
  const order = await placeMixed(shop, buyer, { pieces: 3, bonus: 1_000, certificateIds: [certificate] });
  // 30 000.03 ₽: 1 000 points, 12 000 ₽ by certificate, and the card pays the rest.
  expect(order.tenders).toEqual([
    { kind: 'bonus', amount: 100_000, state: 'held', refunded: 0, notTaken: 0 },
    { kind: 'certificate', amount: 1_200_000, state: 'held', refunded: 0, notTaken: 0 },
    { kind: 'card', amount: 1_700_003, state: 'pending', refunded: 0, notTaken: 0 },
  ]);
  expect(await certificateBalance(shop, certificate)).toBe(0);
  const paymentId = await payOrder(shop, buyer, order.id);
  expect((await read(buyer, order)).tenders.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);

  const [first, ...others] = order.lines;
  if (!first) throw new Error('an order without lines');
  // Its share of the points is 33 333 kopecks; 966 668 go back to the certificate, none to the card.
  await giveBack(order, [first.id]);
  expect(await sums(buyer, order)).toEqual([first.bonusDiscount, 1_000_001 - first.bonusDiscount, 0]);
  expect(await certificateBalance(shop, certificate)).toBe(1_000_001 - first.bonusDiscount);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(Math.ceil(first.bonusDiscount / 100));
  expect(asked.filter(({ providerId }) => providerId === paymentId)).toEqual([]);

  await giveBack(
    order,
    others.slice(0, 1).map(({ id }) => id),
  );
  await giveBack(order, 'rest');
  expect(await sums(buyer, order)).toEqual([100_000, 1_200_000, 1_700_003]);
  expect(await certificateBalance(shop, certificate)).toBe(1_200_000);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(1_000);
  const receipts = asked.filter(({ providerId }) => providerId === paymentId);
  for (const { amount, receipt } of receipts)
    expect(receipt.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  expect(receipts.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_700_003);
  const again = shop.context.db.transaction((tx) =>
    requestRefund(tx, system(), {
      orderId: order.id,
      reason: 'returned',
      lines: [first.id],
      withDelivery: false,
    }),
  );
  await expect(again).rejects.toMatchObject({ reason: 'line-refunded' });
});

test('a refund that died after the bank had paid ends right when it is repeated', async () => {
  const { buyer, order } = await makeOrder(shop);
  const providerId = await payOrder(shop, buyer, order.id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  lost = 1;
  await expect(carryOutRefund(shop.context, shop.payment, refundId)).rejects.toThrow('lost');
  expect(await stateOf(refundId)).toBe('pending');
  expect((await read(buyer, order)).status).toBe('cancelled');
  expect(await carryOutPendingRefunds(shop.context, shop.payment)).toBe(0);
  shop.clock.advance(6 * 60_000);
  expect(await carryOutPendingRefunds(shop.context, shop.payment)).toBe(1);
  expect(await stateOf(refundId)).toBe('done');
  expect((await read(buyer, order)).status).toBe('refunded');
  const [books] = await shop.context.db
    .select()
    .from(demoBankPayments)
    .where(eq(demoBankPayments.id, providerId));
  expect(books?.refunded).toBe(4_990_000);
  expect(asked.filter((one) => one.providerId === providerId).map((one) => one.refundId)).toEqual([
    refundId,
    refundId,
  ]);
});

test('a process that starts carries out what the one before left, without waiting for its age', async () => {
  const { buyer, order } = await makeOrder(shop);
  await payOrder(shop, buyer, order.id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  const { startTasks } = paymentModule({
    context: shop.context,
    links: invoiceLinks(new Uint8Array(32)),
    ...shop.payment,
  });
  for (const { run } of startTasks) await run();
  expect(await stateOf(refundId)).toBe('done');
  expect((await read(buyer, order)).status).toBe('refunded');
});

test('earned points are taken back in proportion, and a completed order whose lines are all back is refunded', async () => {
  const buyer = await shop.makeBuyer();
  const order = await placeMixed(shop, buyer, { pieces: 2, payment: 'cash' });
  for (const to of ['assembling', 'ready', 'completed'] as const)
    await shop.context.db.transaction((tx) => moveOrder(tx, system(), { orderId: order.id, to, note: null }));
  expect(await balance(shop.context.db, buyer.accountId)).toBe(600);
  const [first, second] = order.lines.map(({ id }) => id);
  for (const [lineId, left] of [
    [first, 300],
    [second, 0],
  ] as const) {
    const refundId = await request(order, [lineId ?? 0]);
    expect(await balance(shop.context.db, buyer.accountId)).toBe(left);
    expect(await stateOf(refundId)).toBe('pending');
    for (let time = 0; time < 2; time += 1)
      await shop.context.db.transaction((tx) => handOverCash(tx, system(), { orderId: order.id, refundId }));
    expect(await stateOf(refundId)).toBe('done');
  }
  const { status, bonusToEarn } = await read(buyer, order);
  expect([status, bonusToEarn]).toEqual(['refunded', 0]);
});

test('money that comes after points went back is given back alone', async () => {
  const { buyer, order } = await makeOrder(
    shop,
    { bonus: 1_000, expectedTotal: 4_890_000 },
    { points: 1_000 },
  );
  const { id } = await startPaying(shop, buyer, order.id);
  shop.clock.advance(31 * 60_000);
  await expireReservations(shop.context);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(1_000);
  (await typeCard(shop, buyer, { paymentId: id, outcome: 'accepted' })).answer();
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  await carryOutRefund(shop.context, shop.payment, refundId);
  expect(await sums(buyer, order)).toEqual([0, 4_890_000]);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(1_000);
  expect((await read(buyer, order)).status).toBe('refunded');
});

async function request(order: Order, lines: readonly number[] | 'rest'): Promise<string> {
  const refundId = await shop.context.db.transaction((tx) =>
    requestRefund(tx, system(), { orderId: order.id, reason: 'returned', lines, withDelivery: false }),
  );
  if (refundId === null) throw new Error('nothing was refunded');
  return refundId;
}

async function giveBack(order: Order, lines: readonly number[] | 'rest'): Promise<void> {
  await carryOutRefund(shop.context, shop.payment, await request(order, lines));
}

async function sums(buyer: TestBuyer, order: Order): Promise<number[]> {
  return (await read(buyer, order)).tenders.map(({ refunded }) => refunded);
}

async function read(buyer: TestBuyer, order: Order): Promise<Order> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
}

async function stateOf(refundId: string): Promise<string | undefined> {
  const [row] = await shop.context.db
    .select({ state: refunds.state })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  return row?.state;
}

function system() {
  return asSystem(shop.context, 'payment');
}
