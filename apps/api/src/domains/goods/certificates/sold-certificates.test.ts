import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { kopecks } from '@yahont/values/money.ts';
import { expireReservations, moveOrder } from '#src/domains/buying/orders/index.ts';
import { carryOutRefund, refundOrder } from '#src/domains/buying/payment/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { GIFT, issueOf, soldCertificate } from '#src/testing/money/sold-certificates.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

const RING = kopecks(1_500_000);
const AMOUNT = kopecks(500_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** An order of a ring and a gift certificate, to be paid by card. */
async function orderBoth(): Promise<{ buyer: TestBuyer; order: Order }> {
  const { skuId } = await shop.makeProduct({ price: RING, storeId: shop.store.id });
  const ring = { kind: 'jewellery' as const, skuId };
  const buyer = await buyerWith(shop, ring, { kind: 'certificate', options: { amount: AMOUNT, gift: GIFT } });
  const expectedTotal = RING + AMOUNT;
  return { buyer, order: (await sendOrder(shop, buyer, { payment: 'card', expectedTotal })).answer() };
}

/** The certificate of an order after the jobs of this minute. */
async function certificateOf(order: Order) {
  return soldCertificate(shop, await issueOf(shop, order));
}

/** What the log says of the certificate of an order. */
async function logOf(order: Order) {
  return shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'certificate'), eq(auditLog.subjectId, await issueOf(shop, order))))
    .orderBy(auditLog.id);
}

async function sendMoneyBack(order: Order): Promise<void> {
  for (const id of await refundIdsOf(shop.context.db, order.id))
    await carryOutRefund(shop.context, shop.payment, id);
}

test('a paid order that its buyer cancels gives all money back and leaves no certificate that pays', async () => {
  const { buyer, order } = await orderBoth();
  await payWithCard(shop, buyer, order.id);
  expect(await certificateOf(order)).toEqual({ state: 'active', balance: AMOUNT });
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  await sendMoneyBack(order);
  expect(await certificateOf(order)).toEqual({ state: 'void', balance: 0 });
  expect(await logOf(order)).toMatchObject([
    {
      action: 'certificates.issue',
      actorId: 'jobs',
      after: { amount: AMOUNT, orderId: order.id, expiresAt: expect.any(String) },
    },
    {
      action: 'certificates.void',
      actorKind: 'account',
      actorId: String(buyer.accountId),
      before: { balance: AMOUNT },
      after: { balance: 0 },
    },
  ]);
  const after = await readOrder(shop, buyer, order.id);
  expect([after.status, after.tenders.map(({ refunded }) => refunded)]).toEqual([
    'refunded',
    [RING + AMOUNT],
  ]);
});

test('a certificate never pays after the store cancels its order on the way', async () => {
  const { buyer, order } = await orderBoth();
  await payWithCard(shop, buyer, order.id);
  const house = asSystem(shop.context, 'command');
  for (const to of ['assembling', 'in-delivery', 'cancelled'] as const) {
    const moved = await shop.context.db.transaction((tx) =>
      moveOrder(tx, house, { orderId: order.id, to, note: null }),
    );
    expect(moved.ok).toBe(true);
  }
  await shop.context.db.transaction((tx) => refundOrder(tx, house, order.id));
  await sendMoneyBack(order);
  expect(await certificateOf(order)).toEqual({ state: 'void', balance: undefined });
  expect((await readOrder(shop, buyer, order.id)).status).toBe('refunded');
  // It was never issued, so the log of the order says all.
  expect(await logOf(order)).toEqual([]);
});

test('a certificate never pays when the money comes after the ring is gone', async () => {
  const { buyer, order } = await orderBoth();
  (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  shop.clock.advance(31 * 60_000);
  await expireReservations(shop.context);
  const uin = order.lines[0]?.uins[0] ?? '';
  await shop.context.db.update(items).set({ state: 'on-hold' }).where(eq(items.uin, uin));
  await payWithCard(shop, buyer, order.id);
  await sendMoneyBack(order);
  expect(await certificateOf(order)).toEqual({ state: 'void', balance: undefined });
  expect((await readOrder(shop, buyer, order.id)).status).toBe('refunded');
});
