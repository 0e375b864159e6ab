import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveBackCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { GIFT, issueOf, sellCertificate, soldCertificate } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { carryOutRefund } from '../settling/carry-out-refund.ts';

const RING = kopecks(1_500_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function withRing(): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: RING });
  await fillCart(shop, buyer, skuId);
  return buyer;
}

test('another account cannot give a certificate back', async () => {
  const { id } = await sellCertificate(shop, kopecks(500_000));
  const stranger = await shop.makeBuyer();
  const refused = await shop.call(giveBackCertificate, { as: stranger.headers, params: { id } });
  expect(refused.status).toBe(404);
  expect(await soldCertificate(shop, id)).toEqual({ state: 'active', balance: 500_000 });
});

test('what was spent of a certificate stays paid, when its order is cancelled or it is given back', async () => {
  const amount = kopecks(500_000);
  const { skuId } = await shop.makeProduct({ price: RING, storeId: shop.store.id });
  const options = { amount, gift: GIFT };
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId }, { kind: 'certificate', options });
  const order = (await sendOrder(shop, buyer, { expectedTotal: RING + amount })).answer();
  await payWithCard(shop, buyer, order.id);
  const id = await issueOf(shop, order);
  // Its code is known to the test, because its secrets are.
  const spender = await withRing();
  const rest = RING - amount;
  (await sendOrder(shop, spender, { certificates: [codeFor(id)], expectedTotal: rest })).answer();
  const refused = await shop.call(giveBackCertificate, { as: buyer.headers, params: { id } });
  expect(refused.problem.code).toBe('certificate-used');
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  for (const refundId of await refundIdsOf(shop.context.db, order.id))
    await carryOutRefund(shop.context, shop.payment, refundId);
  const after = await readOrder(shop, buyer, order.id);
  expect(after.tenders).toMatchObject([{ kind: 'card', amount: RING + amount, refunded: RING }]);
  expect(await soldCertificate(shop, id)).toEqual({ state: 'active', balance: 0 });
});

test('a certificate of a mixed order comes back alone, to the card', async () => {
  const pays = await makeCertificate(shop, kopecks(400_000));
  const amount = kopecks(500_000);
  const { skuId } = await shop.makeProduct({ price: RING, storeId: shop.store.id });
  const options = { amount, gift: GIFT };
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId }, { kind: 'certificate', options });
  const expectedTotal = RING + amount - 400_000;
  const order = (await sendOrder(shop, buyer, { certificates: [codeFor(pays)], expectedTotal })).answer();
  await payWithCard(shop, buyer, order.id);
  const id = await issueOf(shop, order);
  (await shop.call(giveBackCertificate, { as: buyer.headers, params: { id } })).answer();
  const { tenders, status } = await readOrder(shop, buyer, order.id);
  expect(status).toBe('paid');
  expect(tenders.map(({ kind, refunded }) => [kind, refunded])).toEqual([
    ['certificate', 0],
    ['card', amount],
  ]);
  expect(await soldCertificate(shop, id)).toEqual({ state: 'void', balance: 0 });
});
