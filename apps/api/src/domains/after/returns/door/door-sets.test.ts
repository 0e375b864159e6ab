import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import { roubles } from '@yahont/values/money.ts';
import { getOrderForMessages, moveOrder } from '#src/domains/buying/orders/index.ts';
import { orderScans } from '#src/domains/buying/orders/orders.tables.ts';
import { carryOutRefund, closeSale } from '#src/domains/buying/payment/index.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { openReturnsShop, payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { makeSet, putSet } from '#src/testing/sets/test-sets.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const PIECE = roubles(20_000);

let shop: TestShop;
let courier: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop();
  courier = await makeStaff(shop.context, ['head']);
});
afterAll(() => shop.stop());

/** A pair with a tenth off that a courier brings; its first piece is left at the door. */
async function leaveFirst({ payment, bonus = 0 }: { payment: 'card' | 'cash'; bonus?: number }) {
  const { context } = shop;
  const buyer = await shop.makeBuyer({ points: bonus });
  await putSet(shop, buyer.headers, await makeSet(shop, { kind: 'pair', prices: [PIECE, PIECE] }));
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const { delivery } = courierOrder(options);
  const expectedTotal = roubles(36_000 - bonus) + options.courier.price;
  const { id } = (await sendOrder(shop, buyer, { payment, bonus, delivery, expectedTotal })).answer();
  if (payment === 'card') await payWithCard(shop, buyer, id);
  for (const to of ['assembling', 'in-delivery'] as const)
    await context.db.transaction((tx) =>
      moveOrder(tx, asSystem(context, 'command'), { orderId: id, to, note: null }),
    );
  const order = await readOrder(shop, buyer, id);
  const scan = { orderId: id, staffId: courier.staffId, at: shop.clock.now(), isManual: false };
  await context.db
    .insert(orderScans)
    .values(order.lines.flatMap(({ uins }) => uins.map((uin) => ({ ...scan, uin }))));
  const takenBack = order.lines.slice(0, 1).map((line) => line.id);
  const back = (
    await shop.call(handOverPart, { as: courier.headers, params: { id }, body: { takenBack } })
  ).answer();
  for (const refundId of await refundIdsOf(context.db, id))
    await carryOutRefund(context, shop.payment, refundId);
  return { order, back };
}

/** What the letter says about the pieces that were kept. */
async function told(orderId: number) {
  const { handedOver } = await getOrderForMessages(shop.context, shop.payment, orderId);
  return { amounts: handedOver?.lines.map(({ amount }) => amount), total: handedOver?.total };
}

async function closed(orderId: number) {
  await closeSale(shop.context, shop.payment, orderId);
  const made = await shop.context.db.select().from(receipts).where(eq(receipts.orderId, orderId));
  return made.flatMap(({ kind, amount }) => (kind === 'closing' ? [amount] : []));
}

test('what is kept of a prepaid set is sold at its own price', async () => {
  const { order, back } = await leaveFirst({ payment: 'card' });
  expect(back.refund?.amount).toBe(roubles(16_000));
  expect(await closed(order.id)).toEqual([PIECE + order.deliveryPrice]);
  expect(await told(order.id)).toEqual({ amounts: [PIECE], total: PIECE + order.deliveryPrice });
});

test('points of a set that stay are off the receipt of its kept piece', async () => {
  const { order } = await leaveFirst({ payment: 'card', bonus: 3_600 });
  const spent = order.lines[1]?.bonusDiscount ?? 0;
  expect(spent).toBeGreaterThan(0);
  expect(await closed(order.id)).toEqual([PIECE - spent + order.deliveryPrice]);
  expect((await told(order.id)).amounts).toEqual([PIECE]);
});

test('the courier takes the own price of what is kept of a set, and the letter says it', async () => {
  const { order, back } = await leaveFirst({ payment: 'cash' });
  expect(back.cashToTake).toBe(PIECE + order.deliveryPrice);
  expect(await told(order.id)).toEqual({ amounts: [PIECE], total: PIECE + order.deliveryPrice });
});
