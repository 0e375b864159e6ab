import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import { cancelOrder, getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { describeOfficeOrder, moveOrder } from '#src/domains/buying/orders/index.ts';
import { orderScans } from '#src/domains/buying/orders/orders.tables.ts';
import { carryOutRefund, closeSale, handOverCash, requestRefund } from '#src/domains/buying/payment/index.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { fillCart, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { handOverAll, openReturnsShop, payWithCard, readOrder, RING } from '#src/testing/returns/bought.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

/** What the bank was asked to give back. */
const asked: Refund[] = [];
let shop: TestShop;
let courier: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop({ createProvider: notingBank(asked) });
  courier = await makeStaff(shop.context, ['head']);
});
afterAll(() => shop.stop());

type Brought = { buyer: TestBuyer; order: Order; skuId: number };
type Options = Pick<Partial<OrderBody>, 'company'> & {
  payment?: 'card' | 'cash';
  bonus?: number;
  /** Kopecks on a gift certificate. */
  gift?: number;
  pieces?: number;
  price?: Kopecks;
};

/** Rings of one SKU that a courier has brought, with all their pieces scanned. */
async function bringRings({
  payment = 'cash',
  bonus = 0,
  gift = 0,
  pieces = 3,
  price = RING,
  ...wish
}: Options = {}): Promise<Brought> {
  const buyer = await shop.makeBuyer({ points: bonus });
  const { skuId } = await shop.makeProduct({ price, stock: pieces, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId, pieces);
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const { delivery } = courierOrder(options);
  const expectedTotal = price * pieces - bonus * 100 - gift + options.courier.price;
  const certificates = gift === 0 ? [] : [codeFor(await makeCertificate(shop, kopecks(gift)))];
  const placed = (
    await sendOrder(shop, buyer, { ...wish, payment, bonus, certificates, delivery, expectedTotal })
  ).answer();
  if (payment === 'card') await payWithCard(shop, buyer, placed.id);
  for (const to of ['assembling', 'in-delivery'] as const) await move(placed.id, to);
  const order = await readOrder(shop, buyer, placed.id);
  await scan(
    order.id,
    order.lines.flatMap(({ uins }) => uins),
  );
  return { buyer, order, skuId };
}

async function move(orderId: number, to: 'assembling' | 'in-delivery'): Promise<void> {
  const { db } = shop.context;
  const moved = await db.transaction((tx) =>
    moveOrder(tx, asSystem(shop.context, 'command'), { orderId, to, note: null }),
  );
  expect(moved.ok).toBe(true);
}

async function scan(orderId: number, uins: readonly string[]): Promise<void> {
  const { staffId } = courier;
  const at = shop.clock.now();
  await shop.context.db
    .insert(orderScans)
    .values(uins.map((uin) => ({ orderId, uin, staffId, at, isManual: false })));
}

function leave(orderId: number, takenBack: readonly number[], by = courier) {
  return shop.call(handOverPart, {
    as: by.headers,
    params: { id: orderId },
    body: { takenBack: [...takenBack] },
  });
}

test('what was not kept goes back with the courier: its piece, its card money, its points', async () => {
  const { buyer, order, skuId } = await bringRings({ payment: 'card', bonus: 900 });
  const [, second] = order.lines;
  const points = await balance(shop.context.db, buyer.accountId);
  const back = (await leave(order.id, [second?.id ?? 0])).answer();
  expect(back).toMatchObject({
    state: 'refunded',
    way: 'courier',
    reason: 'not-liked',
    storeId: null,
    lines: [{ lineId: second?.id }],
    pieces: [{ fate: 'cleaning' }],
    cashToTake: 0,
  });
  for (const refundId of await refundIdsOf(shop.context.db, order.id))
    await carryOutRefund(shop.context, shop.payment, refundId);

  const after = await readOrder(shop, buyer, order.id);
  expect(after).toMatchObject({ status: 'completed', isPaid: true });
  const paid = second?.total ?? 0;
  expect(after.tenders).toMatchObject([
    { kind: 'bonus', refunded: second?.bonusDiscount, notTaken: 0 },
    { kind: 'card', refunded: paid, notTaken: 0 },
  ]);
  expect(asked.at(-1)?.amount).toBe(paid);
  // Points for two rings, and those that paid for the third are back.
  const { bonusToEarn } = after;
  expect(bonusToEarn).toBeLessThan(order.bonusToEarn);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(
    points + bonusToEarn + (second?.bonusDiscount ?? 0) / 100,
  );
  const pieces = await piecesOf(shop, skuId);
  expect(pieces.map(({ state }) => state).toSorted()).toEqual(['on-hold', 'sold', 'sold']);
  const [held] = await shop.context.db
    .select()
    .from(items)
    .where(eq(items.uin, second?.uins[0] ?? ''));
  expect(held).toMatchObject({ state: 'on-hold', orderId: null, storeId: null });
  const { returns: listed } = (
    await shop.call(getOrderReturns, { as: buyer.headers, params: { id: order.id } })
  ).answer();
  expect(listed).toMatchObject([{ id: back.id, state: 'refunded' }]);
});

test('the closing receipt is of what was kept: what was left was never sold', async () => {
  const { order } = await bringRings({ payment: 'card', gift: 500_000 });
  (await leave(order.id, [order.lines[0]?.id ?? 0])).answer();
  for (const refundId of await refundIdsOf(shop.context.db, order.id))
    await carryOutRefund(shop.context, shop.payment, refundId);
  await closeSale(shop.context, shop.payment, order.id);
  const made = await shop.context.db.select().from(receipts).where(eq(receipts.orderId, order.id));
  const sumOf = (kind: string) => made.filter((one) => one.kind === kind).map(({ amount }) => amount);
  expect(sumOf('closing')).toEqual([RING * 2 + order.deliveryPrice]);
  expect(sumOf('advance-back')).toEqual([]);
});

test('a company leaves what did not fit too: the fitting is the shop’s own promise', async () => {
  const { order } = await bringRings({ payment: 'card', company: ROMASHKA });
  const back = (await leave(order.id, [order.lines[1]?.id ?? 0])).answer();
  expect(back.state).toBe('refunded');
});

test('cash is taken for what is kept alone, and nothing waits at the till', async () => {
  const { buyer, order } = await bringRings();
  const [first, second] = order.lines;
  const back = (await leave(order.id, [first?.id ?? 0, second?.id ?? 0])).answer();
  expect(back.refund).toMatchObject({ amount: RING * 2, isDone: true, cashDue: 0 });
  expect(back.cashToTake).toBe(RING + order.deliveryPrice);
  const after = await readOrder(shop, buyer, order.id);
  expect(after).toMatchObject({
    status: 'completed',
    isPaid: true,
    tenders: [{ kind: 'cash', refunded: RING * 2, notTaken: RING * 2 }],
  });
});

test('with points and a certificate the courier takes what money pays of the pieces that are kept', async () => {
  const { buyer, order } = await bringRings({ bonus: 900, gift: 500_000 });
  const before = await describeOfficeOrder(shop.context.db, order.id);
  const due = RING * 3 + order.deliveryPrice - 90_000 - 500_000;
  expect(before).toMatchObject({ due, cash: due });
  const back = (await leave(order.id, [order.lines[1]?.id ?? 0])).answer();
  const { tenders } = await readOrder(shop, buyer, order.id);
  const spent = tenders.flatMap(({ kind, amount, refunded }) => (kind === 'cash' ? [] : [amount - refunded]));
  // What is kept costs two rings and the delivery, whatever pays it.
  const paidAnyway = spent.reduce((sum, amount) => sum + amount, 0);
  expect(spent).toHaveLength(2);
  expect(back.cashToTake).toBe(RING * 2 + order.deliveryPrice - paidAnyway);
  expect(back.cashToTake).toBeLessThan(due);
  expect(await describeOfficeOrder(shop.context.db, order.id)).toMatchObject({
    due: 0,
    cash: back.cashToTake,
  });
});

test('what comes back to a store after a fitting was paid, and is not taken for what was left', async () => {
  const { buyer, order } = await bringRings();
  const [first, second] = order.lines.map(({ id }) => id);
  (await leave(order.id, [first ?? 0])).answer();
  const { context } = shop;
  const staff = asSystem(context, 'command');
  await context.db.transaction(async (tx) => {
    const wish = {
      orderId: order.id,
      reason: 'returned' as const,
      lines: [second ?? 0],
      withDelivery: false,
    };
    const refundId = (await requestRefund(tx, staff, wish)) ?? '';
    await handOverCash(tx, staff, { orderId: order.id, refundId });
  });
  const after = await readOrder(shop, buyer, order.id);
  expect(after.tenders).toMatchObject([{ kind: 'cash', refunded: RING * 2, notTaken: RING }]);
});

test('a line is left once, and an order is handed over once', async () => {
  const { buyer, order } = await bringRings();
  const [first, second] = order.lines.map(({ id }) => id);
  const answers = await Promise.all([leave(order.id, [first ?? 0]), leave(order.id, [second ?? 0])]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await readOrder(shop, buyer, order.id)).tenders).toMatchObject([{ refunded: RING }]);
});

test('what cannot be left changes nothing, and says why', async () => {
  const { buyer, order } = await bringRings();
  const all = order.lines.map(({ id }) => id);
  const stranger = (await bringRings()).order.lines[0]?.id ?? 0;
  const codeOf = async (called: ReturnType<typeof leave>) => (await called).problem.code;
  expect(await codeOf(leave(order.id, all))).toBe('nothing-kept');
  expect(await codeOf(leave(order.id, [stranger]))).toBe('line-not-found');
  const operator = await makeStaff(shop.context, ['editor']);
  expect((await leave(order.id, all.slice(1), operator)).status).toBe(404);
  const after = await readOrder(shop, buyer, order.id);
  expect(after).toMatchObject({ status: 'in-delivery', isPaid: false, tenders: [{ refunded: 0 }] });

  await shop.context.db.delete(orderScans).where(eq(orderScans.uin, order.lines[0]?.uins[0] ?? ''));
  expect(await codeOf(leave(order.id, all.slice(1)))).toBe('not-all-scanned');
});

test('an order for a store, and one that is over, are not left with a courier', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: RING, stock: 2, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId, 2);
  const { id, lines } = (await sendOrder(shop, buyer, { payment: 'cash', expectedTotal: RING * 2 })).answer();
  const left = lines.slice(1).map((line) => line.id);
  expect((await leave(id, left)).problem.code).toBe('not-by-courier');
  await handOverAll(shop, id);
  expect((await leave(id, left)).problem.code).toBe('not-by-courier');

  const brought = await bringRings();
  const one = brought.order.lines.slice(1).map((line) => line.id);
  (await leave(brought.order.id, one)).answer();
  expect((await leave(brought.order.id, one)).problem.code).toBe('illegal-move');
  const gone = await shop.call(cancelOrder, { as: brought.buyer.headers, params: { id: brought.order.id } });
  expect(gone.status).toBe(409);
  const seen = (
    await shop.call(getOrder, { as: brought.buyer.headers, params: { id: brought.order.id } })
  ).answer();
  expect(seen.history.map(({ status }) => status)).toEqual(['new', 'assembling', 'in-delivery', 'completed']);
});
