import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import { demoApplications } from '#src/adapters/demo-operator/demo-operator.tables.ts';
import {
  carryOutRefund,
  closeSale,
  processDueReceipts,
  requestRefund,
} from '#src/domains/buying/payment/index.ts';
import { asSystem } from '#src/platform/context.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { applyForInstalment } from '#src/testing/money/instalment-order.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { handOverAll, payWithCard } from '#src/testing/returns/bought.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { receipts } from './receipts.tables.ts';

const asked: Refund[] = [];
let isLost = false;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    createProvider: notingBank(asked, () => {
      if (isLost) throw new Error('the answer was lost');
    }),
  });
});
afterAll(() => shop.stop());

test('the demo shows the receipt of a cancelled order that was paid, with its sum and numbers', async () => {
  const { buyer, order } = await makeOrder(shop);
  await payWithCard(shop, buyer, order.id);
  shop.clock.advance(60_000);
  const carryOut = await cancel(buyer, order);
  await carryOut();
  const refundedAt = shop.clock.now().toISOString();
  const read = async () =>
    (await shop.call(listOrderReceipts, { as: buyer.headers, params: { id: order.id } })).answer().items;
  expect((await read()).map(({ kind, fiscal }) => [kind, fiscal])).toEqual([
    ['payment', null],
    ['refund', null],
  ]);
  shop.clock.advance(60_000);
  await processDueReceipts(shop.context, shop.payment);
  const [paid, back] = await read();
  expect(back).toMatchObject({ kind: 'refund', amount: order.due, at: refundedAt });
  expect(back?.fiscal?.document).toMatch(/^\d+$/);
  expect(back?.fiscal).not.toEqual(paid?.fiscal);
});

test('a refund whose answer was lost has no receipt until it is known, and one afterwards', async () => {
  const { buyer, order } = await makeOrder(shop);
  await payWithCard(shop, buyer, order.id);
  const carryOut = await cancel(buyer, order);
  isLost = true;
  await expect(carryOut()).rejects.toThrow('lost');
  expect(await ofRefunds(order)).toEqual([]);
  isLost = false;
  await carryOut();
  await carryOut();
  expect(await ofRefunds(order)).toMatchObject([{ state: 'registering', amount: order.due }]);
});

test('an operator that makes no receipts of its own makes none of a refund', async () => {
  const { buyer, order, payment, read } = await applyForInstalment(shop);
  await shop.context.db
    .update(demoApplications)
    .set({ state: 'in-force' })
    .where(eq(demoApplications.id, payment.id));
  await read();
  const carryOut = await cancel(buyer, order);
  await carryOut();
  const states = await shop.context.db.select().from(receipts).where(eq(receipts.orderId, order.id));
  expect(states.filter(({ kind }) => kind === 'refund')).toEqual([]);
});

test('an operator that makes no receipts leaves that of goods that came back to staff, as that of the hand-over', async () => {
  const { order, payment, read } = await applyForInstalment(shop);
  const inForce = { state: 'in-force' as const };
  await shop.context.db.update(demoApplications).set(inForce).where(eq(demoApplications.id, payment.id));
  await read();
  await handOverAll(shop, order.id);
  await closeSale(shop.context, shop.payment, order.id);
  shop.clock.advance(1000);
  const by = asSystem(shop.context, 'command');
  const wish = { orderId: order.id, reason: 'returned', lines: 'rest', withDelivery: true } as const;
  const refundId = await shop.context.db.transaction((tx) => requestRefund(tx, by, wish));
  await carryOutRefund(shop.context, shop.payment, refundId ?? '');
  await carryOutRefund(shop.context, shop.payment, refundId ?? '');
  const made = await shop.context.db.select().from(receipts).where(eq(receipts.orderId, order.id));
  const ofKind = (wanted: string) =>
    made.flatMap(({ kind, state, amount }) => (kind === wanted ? [[state, amount]] : []));
  expect(ofKind('closing')).toEqual([['by-hand', order.total]]);
  expect(ofKind('refund'), 'once').toEqual([['by-hand', order.total]]);
});

/** @returns what the job of the refund does */
async function cancel(buyer: TestBuyer, { id }: Order): Promise<() => Promise<void>> {
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id } })).answer();
  const [refundId = ''] = await refundIdsOf(shop.context.db, id);
  expect(refundId).not.toBe('');
  return () => carryOutRefund(shop.context, shop.payment, refundId);
}

async function ofRefunds({ id }: Order) {
  const rows = await shop.context.db.select().from(receipts).where(eq(receipts.orderId, id));
  return rows.filter(({ kind }) => kind === 'refund');
}
