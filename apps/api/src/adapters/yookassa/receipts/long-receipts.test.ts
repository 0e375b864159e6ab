import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import { kopecks } from '@yahont/values/money.ts';
import {
  carryOutRefund,
  closeSale,
  requestRefund,
  takeBackAdvance,
} from '#src/domains/buying/payment/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { sumOfItems } from '../testing/fake-books.ts';
import { ROWS_LIMIT } from '../yookassa-receipts.ts';

const SKUS = 13;
const PRICE = kopecks(199_999);
const POINTS = 777;
const GIFT = kopecks(1_234_567);

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
afterAll(() => house.stop());

test('an order of 130 pieces with points and a certificate has every receipt, none longer than the bank takes', async () => {
  const { shop, fake } = house;
  const buyer = await shop.makeBuyer({ points: POINTS });
  for (let sku = 0; sku < SKUS; sku += 1) {
    const { skuId } = await shop.makeProduct({ price: PRICE, stock: MAX_QUANTITY });
    await fillCart(shop, buyer, skuId, MAX_QUANTITY);
  }
  const goods = PRICE * SKUS * MAX_QUANTITY;
  const certificates = [codeFor(await makeCertificate(shop, GIFT))];
  const due = goods - POINTS * 100 - GIFT;
  const order = (await sendOrder(shop, buyer, { bonus: POINTS, certificates, expectedTotal: due })).answer();
  expect(order.lines).toHaveLength(SKUS * MAX_QUANTITY);

  await house.pay(buyer, order);
  await handOverAll(shop, order.id);
  await closeSale(shop.context, shop.payment, order.id);
  shop.clock.advance(1000);
  const by = asSystem(shop.context, 'command');
  const wish = { orderId: order.id, reason: 'returned', lines: 'rest', withDelivery: true } as const;
  const refundId = (await shop.context.db.transaction((tx) => requestRefund(tx, by, wish))) ?? '';
  await carryOutRefund(shop.context, shop.payment, refundId);
  await takeBackAdvance(shop.context, shop.payment, refundId);

  const closed = goods - POINTS * 100;
  expect(fake.receipts.map(({ type, items }) => [type, sumOfItems(items)])).toEqual([
    ['payment', due],
    ['payment', closed],
    ['refund', due],
    ['refund', GIFT],
  ]);
  for (const { items } of fake.receipts) expect(items.length).toBeLessThanOrEqual(ROWS_LIMIT);
  const kept = await house.receiptsOf(order);
  expect(kept.map(({ state }) => state)).toEqual(kept.map(() => 'registering'));
});
