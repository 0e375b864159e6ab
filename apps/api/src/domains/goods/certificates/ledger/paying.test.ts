import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPromoCode } from '@yahont/contracts/cart/cart.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import { requestRefund } from '#src/domains/buying/payment/index.ts';
import { promoCodes } from '#src/domains/goods/promotions/promotions.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { certificateBalance, codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { GIFT, sellCertificate } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { payWithCard, readOrder } from '#src/testing/returns/bought.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { expireCertificates } from './expire.sql.ts';

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

test('two certificates pay beside a promo code, points and a card, and half of the order goes back to both', async () => {
  const [first, second] = [
    await makeCertificate(shop, kopecks(400_000)),
    await makeCertificate(shop, kopecks(700_000)),
  ];
  const buyer = await shop.makeBuyer({ points: 1_000 });
  const { skuId } = await shop.makeProduct({ price: RING, stock: 2 });
  await fillCart(shop, buyer, skuId, 2);
  const promoCode = { code: 'VDVOEM', percent: 10, minTotal: RING };
  await shop.context.db
    .insert(promoCodes)
    .values({ ...promoCode, startsAt: new Date('2020-01-01'), endsAt: new Date('2100-01-01') });
  (await shop.call(applyPromoCode, { as: buyer.headers, body: { code: 'VDVOEM' } })).answer();
  // 30 000 ₽ less a tenth, 1 000 points, 11 000 ₽ of certificates; the card pays 15 000 ₽.
  const certificates = [codeFor(first), codeFor(second)];
  const order = (
    await sendOrder(shop, buyer, { certificates, bonus: 1_000, expectedTotal: 1_500_000 })
  ).answer();
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bonus', 100_000],
    ['certificate', 400_000],
    ['certificate', 700_000],
    ['card', 1_500_000],
  ]);
  await payWithCard(shop, buyer, order.id);
  const half = order.lines.slice(0, 1).map(({ id }) => id);
  await shop.context.db.transaction((tx) =>
    requestRefund(tx, asSystem(shop.context, 'jobs'), {
      orderId: order.id,
      reason: 'returned',
      lines: half,
      withDelivery: false,
    }),
  );
  // Half of 27 000 ₽: its 500 points, the rest to the certificates before the card.
  const { tenders } = await readOrder(shop, buyer, order.id);
  expect(tenders.map(({ kind, refunded }) => [kind, refunded])).toEqual([
    ['bonus', 50_000],
    ['certificate', 400_000],
    ['certificate', 700_000],
    ['card', 200_000],
  ]);
  expect([await certificateBalance(shop, first), await certificateBalance(shop, second)]).toEqual([
    400_000, 700_000,
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

test('an order that is cancelled before the end gives no more time, nor does one of the time that was given', async () => {
  const id = await makeCertificate(shop, RING);
  const certificates = [codeFor(id)];
  const endOf = async () => {
    const { rows } = await shop.database.query('select expires_at from certificates where id = $1', [id]);
    return new Date(String(rows[0]?.['expires_at'])).getTime();
  };
  const order = async () => {
    const buyer = await withRing();
    const placed = (await sendOrder(shop, buyer, { certificates, expectedTotal: 0 })).answer();
    return async () => {
      (await shop.call(cancelOrder, { as: buyer.headers, params: { id: placed.id } })).answer();
    };
  };
  const end = await endOf();
  shop.clock.set(new Date(end - DAY_MS));
  await (
    await order()
  )();
  expect(await endOf(), 'cancelled in time').toBe(end);
  const cancelLate = await order();
  shop.clock.advance(2 * DAY_MS);
  await cancelLate();
  const graceEnd = shop.clock.now().getTime() + 30 * DAY_MS;
  expect(await endOf(), 'held across the end').toBe(graceEnd);
  shop.clock.set(new Date(graceEnd - DAY_MS));
  const cancelAgain = await order();
  shop.clock.advance(2 * DAY_MS);
  await cancelAgain();
  expect(await endOf(), 'held after the end').toBe(graceEnd);
});
