import { afterAll, beforeAll, expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { asSystem } from '#src/platform/context.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { announcedRefunds } from '#src/testing/money/announced-refunds.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { payOrder } from '#src/testing/money/card-payment.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
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

test('money for each of two pieces is announced once, with its own sum', async () => {
  const { id, lines } = await handedOver();
  await giveBack(id, lines.slice(0, 1));
  const first = [{ sent: MIXED_PRICE, isSurplus: false }];
  expect(await announcedRefunds(shop, id)).toEqual(first);
  await giveBack(id, lines.slice(1));
  expect(await announcedRefunds(shop, id)).toEqual([...first, ...first]);
});

test('what goes back to a certificate alone is not called money that was sent', async () => {
  const certificate = await makeCertificate(shop, kopecks(MIXED_PRICE * 2));
  const { id, lines } = await handedOver([certificate]);
  await giveBack(id, lines.slice(0, 1));
  expect(await announcedRefunds(shop, id)).toEqual([]);
});
