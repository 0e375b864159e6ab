import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { moveOrder } from '#src/domains/orders/index.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { payOrder } from '#src/testing/money/card-payment.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { carryOutRefund, requestRefund } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const system = () => asSystem(shop.context, 'payment');

async function handedOver(certificateIds: readonly string[] = []) {
  const buyer = await shop.makeBuyer();
  const order = await placeMixed(shop, buyer, { pieces: 2, certificateIds });
  if (order.canPay) await payOrder(shop, buyer, order.id);
  for (const to of ['assembling', 'ready', 'completed'] as const)
    await shop.context.db.transaction((tx) => moveOrder(tx, system(), { orderId: order.id, to, note: null }));
  return { id: order.id, lines: order.lines.map(({ id }) => id) };
}

async function giveBack(orderId: number, lines: readonly number[]): Promise<void> {
  const refundId = await shop.context.db.transaction((tx) =>
    requestRefund(tx, system(), { orderId, reason: 'returned', lines, withDelivery: false }),
  );
  if (refundId === null) throw new Error('nothing was refunded');
  await carryOutRefund(shop.context, shop.payment, refundId);
  await carryOutRefund(shop.context, shop.payment, refundId);
}

/** What was announced about money of a part of the order. */
async function announced(orderId: number): Promise<unknown[]> {
  const rows = await shop.context.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.topic, 'refund-sent'), sql`(payload ->> 'orderId')::bigint = ${orderId}`));
  return rows.map(({ payload }) => payload['sent']);
}

test('money for one of two pieces is announced once; that of the last one by the order itself', async () => {
  const { id, lines } = await handedOver();
  await giveBack(id, lines.slice(0, 1));
  expect(await announced(id)).toEqual([MIXED_PRICE]);
  await giveBack(id, lines.slice(1));
  expect(await announced(id)).toEqual([MIXED_PRICE]);
});

test('what goes back to a certificate alone is not called money that was sent', async () => {
  const certificate = await makeCertificate(shop, kopecks(MIXED_PRICE * 2));
  const { id, lines } = await handedOver([certificate]);
  await giveBack(id, lines.slice(0, 1));
  expect(await announced(id)).toEqual([]);
});
