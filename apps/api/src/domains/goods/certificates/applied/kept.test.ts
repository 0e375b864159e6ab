import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyKeptCertificate,
  forgetCertificate,
  keepCertificate,
  KEPT_CERTIFICATES_MAX,
  listKeptCertificates,
} from '@yahont/contracts/certificates/certificates.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { appliedRoutes } from './applied.routes.ts';
import { purgeApplied } from './applied.ts';

const RING = kopecks(1_500_000);
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ mount: appliedRoutes });
});
afterAll(() => shop.stop());

const keep = ({ headers }: TestBuyer, code: string) =>
  shop.call(keepCertificate, { as: headers, body: { code } });
const kept = async ({ headers }: TestBuyer) =>
  (await shop.call(listKeptCertificates, { as: headers })).answer().items;
const applied = async ({ headers }: TestBuyer) =>
  (await shop.call(getCheckoutOptions, { as: headers })).answer().certificates.map(({ id }) => id);

async function addRing(buyer: TestBuyer) {
  const { skuId } = await shop.makeProduct({ price: RING });
  await fillCart(shop, buyer, skuId);
}

test('a certificate is activated by its code, shows balance and term, and pays for one order after another', async () => {
  const id = await makeCertificate(shop, kopecks(2_000_000));
  const buyer = await shop.makeBuyer();
  const shown = { id, lastFour: codeFor(id).slice(-4), amount: 2_000_000, state: 'usable', isApplied: true };
  expect((await keep(buyer, codeFor(id).toLowerCase())).answer()).toMatchObject({
    ...shown,
    balance: 2_000_000,
  });
  expect((await kept(buyer))[0]?.expiresAt).toBe(
    new Date(shop.context.now().getTime() + 365 * DAY_MS).toISOString(),
  );
  await addRing(buyer);
  expect(await applied(buyer)).toEqual([id]);
  (await sendOrder(shop, buyer, { certificates: [id], expectedTotal: 0 })).answer();
  expect(await kept(buyer)).toMatchObject([{ ...shown, balance: 500_000 }]);
  await addRing(buyer);
  expect(await applied(buyer)).toEqual([id]);
  const order = (await sendOrder(shop, buyer, { certificates: [id], expectedTotal: 1_000_000 })).answer();
  expect(order.tenders.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['certificate', 500_000],
    ['card', 1_000_000],
  ]);
  expect(await kept(buyer)).toMatchObject([{ state: 'empty', balance: 0 }]);
});

test('activated twice it is one; it can be left out of the next order, and be forgotten', async () => {
  const id = await makeCertificate(shop, RING);
  const buyer = await shop.makeBuyer();
  await keep(buyer, codeFor(id));
  await keep(buyer, codeFor(id));
  expect(await kept(buyer)).toHaveLength(1);
  await addRing(buyer);
  const change = (isApplied: boolean) =>
    shop.call(applyKeptCertificate, { as: buyer.headers, params: { id }, body: { isApplied } });
  expect((await change(false)).answer().isApplied).toBe(false);
  expect(await applied(buyer)).toEqual([]);
  await change(true);
  expect(await applied(buyer)).toEqual([id]);
  for (let times = 0; times < 2; times += 1)
    (await shop.call(forgetCertificate, { as: buyer.headers, params: { id } })).answer();
  expect(await kept(buyer)).toEqual([]);
  expect(await applied(buyer)).toEqual([]);
});

test('another account neither sees, applies nor forgets it', async () => {
  const id = await makeCertificate(shop, RING);
  const [buyer, other] = [await shop.makeBuyer(), await shop.makeBuyer()];
  await keep(buyer, codeFor(id));
  expect(await kept(other)).toEqual([]);
  const refused = await shop.call(applyKeptCertificate, {
    as: other.headers,
    params: { id },
    body: { isApplied: true },
  });
  expect([refused.status, refused.problem.code]).toEqual([404, 'certificate-not-found']);
  await shop.call(forgetCertificate, { as: other.headers, params: { id } });
  expect(await kept(buyer)).toHaveLength(1);
});

test('unknown, spent and expired ones are refused in the same words, and ten wrong codes an hour are enough', async () => {
  const buyer = await shop.makeBuyer();
  const expired = await makeCertificate(shop, RING, { lifeMs: 1000 });
  shop.clock.advance(2000);
  const unknown = () => codeFor(crypto.randomUUID());
  for (const code of [unknown(), codeFor(expired)]) {
    const { status, problem } = await keep(buyer, code);
    expect([status, problem.code]).toEqual([409, 'certificate-unusable']);
  }
  const { status, problem } = await keep(buyer, 'АБВ');
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['code']]);
  for (let tries = 0; tries < 9; tries += 1) await keep(buyer, unknown());
  const right = codeFor(await makeCertificate(shop, RING));
  const refused = await keep(buyer, right);
  expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-tries']);
  shop.clock.advance(3_600_000);
  expect((await keep(buyer, right)).status).toBe(200);
});

test('an account keeps so many and no more, and keeps them longer than a month', async () => {
  const buyer = await shop.makeBuyer();
  const ids: string[] = [];
  for (let made = 0; made <= KEPT_CERTIFICATES_MAX; made += 1) ids.push(await makeCertificate(shop, RING));
  for (const id of ids.slice(1)) (await keep(buyer, codeFor(id))).answer();
  const refused = await keep(buyer, codeFor(ids[0] ?? ''));
  expect([refused.problem.code, refused.problem.context]).toEqual([
    'too-many-certificates',
    { most: KEPT_CERTIFICATES_MAX },
  ]);
  shop.clock.advance(31 * DAY_MS);
  await purgeApplied(shop.context);
  expect(await kept(buyer)).toHaveLength(KEPT_CERTIFICATES_MAX);
});
