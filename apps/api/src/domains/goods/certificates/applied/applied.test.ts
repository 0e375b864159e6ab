import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyCertificate, removeCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { GIFT } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { appliedRoutes } from './applied.routes.ts';
import { purgeApplied } from './applied.ts';

const RING = kopecks(1_500_000);
const LEFT = kopecks(400_000);
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ mount: appliedRoutes });
});
afterAll(() => shop.stop());

async function withRing(): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: RING });
  await fillCart(shop, buyer, skuId);
  return buyer;
}

const applied = async ({ headers }: TestBuyer) =>
  (await shop.call(getCheckoutOptions, { as: headers })).answer().certificates;
const apply = ({ headers }: TestBuyer, id: string) =>
  shop.call(applyCertificate, { as: headers, body: { code: codeFor(id) } });

test('an applied certificate is there again wherever its account orders, until it is removed', async () => {
  const [first, second] = [await makeCertificate(shop, LEFT), await makeCertificate(shop, RING)];
  const [buyer, other] = [await withRing(), await withRing()];
  const shown = { id: first, lastFour: codeFor(first).slice(-4), balance: LEFT };
  expect((await apply(buyer, first)).answer()).toMatchObject(shown);
  shop.clock.advance(1000);
  await apply(buyer, second);
  expect((await applied(buyer)).map(({ id }) => id)).toEqual([first, second]);
  expect((await applied(buyer))[0]).toEqual(shown);
  expect(await applied(other)).toEqual([]);
  // Twice is once.
  await apply(buyer, second);
  expect(await applied(buyer)).toHaveLength(2);
  await shop.call(removeCertificate, { as: buyer.headers, params: { id: first } });
  expect((await applied(buyer)).map(({ id }) => id)).toEqual([second]);
});

test('another account cannot remove an applied certificate', async () => {
  const [buyer, other] = [await withRing(), await withRing()];
  const id = await makeCertificate(shop, LEFT);
  await apply(buyer, id);
  await shop.call(removeCertificate, { as: other.headers, params: { id } });
  expect(await applied(buyer)).toHaveLength(1);
});

test('an order names it without its code, which ends the applying; sent again it is the same order', async () => {
  const id = await makeCertificate(shop, kopecks(2_000_000));
  const buyer = await withRing();
  await apply(buyer, id);
  const request = { certificates: [id], expectedTotal: 0 };
  const key = randomUUID();
  const order = (await sendOrder(shop, buyer, request, key)).answer();
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([['certificate', RING]]);
  expect((await sendOrder(shop, buyer, request, key)).answer().id).toBe(order.id);
  const { skuId } = await shop.makeProduct({ price: RING });
  await fillCart(shop, buyer, skuId);
  // What it has left pays only when it is applied again.
  expect(await applied(buyer)).toEqual([]);
  expect((await apply(buyer, id)).answer().balance).toBe(500_000);
  expect(await applied(buyer)).toHaveLength(1);
});

test('an id pays for nobody who has not shown its code, and a code and its id are one certificate', async () => {
  const id = await makeCertificate(shop, LEFT);
  const [buyer, thief] = [await withRing(), await withRing()];
  await apply(buyer, id);
  const refused = await sendOrder(shop, thief, { certificates: [id] });
  expect([refused.status, refused.problem.code]).toEqual([409, 'certificate-unusable']);
  const certificates = [codeFor(id), id];
  const order = (await sendOrder(shop, buyer, { certificates, expectedTotal: RING - LEFT })).answer();
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['certificate', LEFT],
    ['card', RING - LEFT],
  ]);
});

test('nothing is offered that does not pay: spent, expired, or for a cart of certificates', async () => {
  const [spent, expiring] = [
    await makeCertificate(shop, LEFT),
    await makeCertificate(shop, LEFT, { lifeMs: DAY_MS }),
  ];
  const buyer = await withRing();
  for (const id of [spent, expiring]) await apply(buyer, id);
  await sendOrder(shop, await withRing(), { certificates: [codeFor(spent)], expectedTotal: RING - LEFT });
  expect((await applied(buyer)).map(({ id }) => id)).toEqual([expiring]);
  shop.clock.advance(2 * DAY_MS);
  const giver = await buyerWith(shop, { kind: 'certificate', options: { amount: LEFT, gift: GIFT } });
  await apply(giver, await makeCertificate(shop, LEFT));
  expect(await applied(giver)).toEqual([]);
  const { skuId } = await shop.makeProduct({ price: RING });
  await fillCart(shop, giver, skuId);
  expect(await applied(giver)).toHaveLength(1);
});

test('an applied certificate is forgotten after a month', async () => {
  const buyer = await withRing();
  await apply(buyer, await makeCertificate(shop, LEFT));
  const count = async () => (await shop.database.query('select 1 from applied_certificates')).rows.length;
  expect(await count()).toBeGreaterThan(0);
  shop.clock.advance(31 * DAY_MS);
  await purgeApplied(shop.context);
  expect(await count()).toBe(0);
});
