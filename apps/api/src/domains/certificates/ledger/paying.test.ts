import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveBackCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import { carryOutRefund } from '#src/domains/payment/index.ts';
import { certificateBalance, codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { GIFT, issueOf, sellCertificate, soldCertificate } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { expireCertificates } from './expire.ts';

const RING = kopecks(1_500_000);
const DAY_MS = 86_400_000;

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

test('codes pay one after another, in any spelling, and nothing is left to pay without a card', async () => {
  const [small, large] = [await makeCertificate(shop, kopecks(500_000)), await makeCertificate(shop, RING)];
  const buyer = await withRing();
  const certificates = [codeFor(small).toLowerCase(), codeFor(large), codeFor(small)];
  const order = (await sendOrder(shop, buyer, { certificates, expectedTotal: 0 })).answer();
  expect(order).toMatchObject({ status: 'paid', due: 0, canPay: false });
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['certificate', 500_000],
    ['certificate', 1_000_000],
  ]);
  expect([await certificateBalance(shop, small), await certificateBalance(shop, large)]).toEqual([
    0, 500_000,
  ]);
});

test('the same key places one order, though its certificate is empty by then', async () => {
  const id = await makeCertificate(shop, RING);
  const buyer = await withRing();
  const place = () =>
    sendOrder(shop, buyer, { certificates: [codeFor(id)], expectedTotal: 0 }, 'the-same-key-1');
  const first = (await place()).answer();
  expect((await place()).answer().id).toBe(first.id);
});

test('an unknown, an expired and an empty certificate are refused alike, and nothing is ordered', async () => {
  const buyer = await withRing();
  const expired = await makeCertificate(shop, RING, { lifeMs: -1 });
  const unknown = certificateCode(new Uint8Array(10).fill(9));
  for (const code of [unknown, codeFor(expired)]) {
    const refused = await sendOrder(shop, buyer, { certificates: [code], expectedTotal: 0 });
    expect([refused.status, refused.problem.code]).toEqual([409, 'certificate-unusable']);
  }
});

test('a certificate does not pay for a certificate', async () => {
  const id = await makeCertificate(shop, kopecks(9_000_000));
  const bought = kopecks(500_000);
  const { skuId } = await shop.makeProduct({ price: RING, storeId: shop.store.id });
  const buyer = await buyerWith(
    shop,
    { kind: 'jewellery', skuId },
    { kind: 'certificate', options: { amount: bought, gift: GIFT } },
  );
  const order = (
    await sendOrder(shop, buyer, { certificates: [codeFor(id)], expectedTotal: bought })
  ).answer();
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['certificate', RING],
    ['card', bought],
  ]);
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

test('what is left expires after three years, and money that comes back then can be used for a month', async () => {
  const { id } = await sellCertificate(shop, kopecks(1_600_000));
  const spender = await withRing();
  const certificates = [codeFor(id)];
  const order = (await sendOrder(shop, spender, { certificates, expectedTotal: 0 })).answer();
  const threeYears = new Date(shop.clock.now());
  threeYears.setUTCFullYear(threeYears.getUTCFullYear() + 3);
  shop.clock.set(new Date(threeYears.getTime() - 1));
  await expireCertificates(shop.context);
  expect(await certificateBalance(shop, id)).toBe(100_000);
  shop.clock.advance(1);
  await Promise.all([expireCertificates(shop.context), expireCertificates(shop.context)]);
  expect(await certificateBalance(shop, id)).toBe(0);

  (await shop.call(cancelOrder, { as: spender.headers, params: { id: order.id } })).answer();
  shop.clock.advance(29 * DAY_MS);
  await expireCertificates(shop.context);
  expect(await certificateBalance(shop, id)).toBe(RING);
  shop.clock.advance(2 * DAY_MS);
  await expireCertificates(shop.context);
  expect(await certificateBalance(shop, id)).toBe(0);
});
