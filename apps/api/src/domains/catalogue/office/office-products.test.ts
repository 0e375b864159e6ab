import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import * as contract from '@yahont/contracts/office/products.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { importedProduct } from '#src/testing/products/import-shapes.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { TestStaff } from '#src/testing/staff.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { products } from '../catalogue.tables.ts';
import { applyPricePlans } from './apply-price-plans.ts';

/** Short enough that the session of the test lives through all of them. */
const STEP_MS = 10 * 60_000;

let api: TestApi;
let head: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  head = await makeStaff(api.context, ['head']);
});
afterAll(() => api.stop());

const get = async (id: number) =>
  (await api.call(contract.getOfficeProduct, { headers: head.headers, params: { id } })).answer();
const setPrice = (id: number, version: number, price: number, oldPrice: number | null = null) =>
  api.call(contract.setPrice, {
    headers: { ...head.headers, 'if-match': `"${version}"` },
    params: { id },
    body: { price, oldPrice, reason: 'новая закупка' },
  });
const setVisibility = (id: number, version: number, isHidden: boolean) =>
  api.call(contract.setVisibility, {
    headers: { ...head.headers, 'if-match': `"${version}"` },
    params: { id },
    body: { isHidden, reason: 'нет фотографий' },
  });
const at = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const plan = (productId: number, price: number, from: string, to: string | null) =>
  api.call(contract.planPrice, {
    headers: head.headers,
    body: { productId, price, from, to, reason: 'осенняя акция' },
  });
const priceOf = async (id: number) => {
  const [row] = await api.context.db
    .select({ price: products.price, oldPrice: products.oldPrice })
    .from(products)
    .where(eq(products.id, id));
  return row;
};
const lastRow = async (productId: number) => {
  const [row] = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'product'), eq(auditLog.subjectId, String(productId))))
    .orderBy(desc(auditLog.id));
  return row;
};

test('a hidden product is gone from listing, search, sitemap, its page and carts, and comes back when shown', async () => {
  const { code, id, skuId } = await makeProduct(api.context.db, { name: 'Кольцо «Невидимка»' });
  await expect.poll(() => api.catalogue.find(id)?.code).toBe(code);
  const fuser = await makeFuser(api);
  (await api.call(addCartLine, { headers: fuser, body: { skuId } })).answer();
  const seen = async () => {
    const text = async (path: string) => (await api.send(`GET ${path}`)).text();
    const search = `/api/catalogue/listing?q=${encodeURIComponent('невидимка')}`;
    return {
      listing: (await text('/api/catalogue/listing?section=koltsa')).includes(code),
      search: (await text(search)).includes(code),
      sitemap: (await text('/api/seo/sitemap?kind=products')).includes(code),
      page: (await api.send(`GET /api/catalogue/products/${id}`)).status,
      cart: (await api.call(getCart, { headers: fuser })).answer().lines.length,
    };
  };
  const before = await seen();
  expect(before).toEqual({ listing: true, search: true, sitemap: true, page: 200, cart: 1 });

  const hidden = (await setVisibility(id, (await get(id)).version, true)).answer();
  expect(hidden.isHidden).toBe(true);
  await expect.poll(seen).toEqual({ listing: false, search: false, sitemap: false, page: 404, cart: 0 });
  expect(await lastRow(id)).toMatchObject({
    action: 'products.hide',
    actorId: String(head.staffId),
    before: { isHidden: false },
    after: { isHidden: true },
    reason: 'нет фотографий',
  });

  (await setVisibility(id, hidden.version, false)).answer();
  await expect.poll(seen).toEqual(before);
});

test('a hidden product cannot be put into a cart nor ordered by who has it there', async () => {
  const { headers } = await signIn(api);
  const { id, skuId } = await makeProduct(api.context.db, {});
  await expect.poll(() => api.catalogue.find(id)?.id).toBe(id);
  (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  (await setVisibility(id, 1, true)).answer();
  const order = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
  expect(order.status).toBe(409);
  await expect.poll(() => api.catalogue.find(id)).toBeUndefined();
  expect((await api.call(addCartLine, { headers, body: { skuId } })).status).toBeGreaterThanOrEqual(400);
});

test('whoever comes second with an old version is told who was first, and nothing is overwritten', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  (await setPrice(id, 1, 10_500_000)).answer();
  const late = await setPrice(id, 1, 9_500_000);
  expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile']);
  expect(late.problem.context).toMatchObject({
    version: 2,
    actorKind: 'staff',
    actorId: String(head.staffId),
    after: { price: 10_500_000 },
  });
  expect(await priceOf(id)).toEqual({ price: 10_500_000, oldPrice: null });
  const without = await api.call(contract.setVisibility, {
    headers: head.headers,
    params: { id },
    body: { isHidden: true, reason: 'проверка' },
  });
  expect([without.status, without.problem.code]).toEqual([400, 'version-required']);
});

test('a price of now is in carts, and orders keep theirs', async () => {
  const { headers } = await signIn(api);
  const { id, skuId } = await makeProduct(api.context.db, { price: 10_000_000, stock: 2 });
  await expect.poll(() => api.catalogue.find(id)?.id).toBe(id);
  (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const order = (await api.call(placeOrder, { headers: key, body: courierOrder(options) })).answer();
  (await api.call(addCartLine, { headers, body: { skuId } })).answer();

  (await setPrice(id, 1, 9_500_000, 10_000_000)).answer();
  await expect
    .poll(async () => (await api.call(getCart, { headers })).answer().lines[0]?.price)
    .toBe(9_500_000);
  const kept = (await api.call(getOrder, { headers, params: { id: order.id } })).answer();
  expect(kept.lines).toMatchObject([{ price: 10_000_000 }]);
  expect(await lastRow(id)).toMatchObject({
    action: 'prices.set',
    before: { price: 10_000_000, oldPrice: null },
    after: { price: 9_500_000, oldPrice: 10_000_000 },
  });
});

test.each([
  ['ten percent down', 9_000_000, 200],
  ['a kopeck more', 8_999_999, 403],
  ['ten percent up', 11_000_000, 200],
  ['a kopeck more up', 11_000_001, 403],
])('%s from 100,000 roubles: %i kopecks answer %i', async (_what, price, status) => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  const answer = await setPrice(id, 1, price);
  expect(answer.status).toBe(status);
  expect(await priceOf(id)).toMatchObject({ price: status === 200 ? price : 10_000_000 });
  if (status === 403) expect(answer.problem.code).toBe('approval-needed');
});

test('a struck-out price that is not higher is refused', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  const answer = await setPrice(id, 1, 10_000_000, 10_000_000);
  expect([answer.status, answer.problem.code]).toEqual([422, 'not-above-price']);
});

test('a planned price begins at its minute and gives the price of before back at its end', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  const planned = (await plan(id, 9_200_000, at(STEP_MS), at(3 * STEP_MS))).answer();
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
  api.clock.advance(STEP_MS);
  await Promise.all([applyPricePlans(api.context), applyPricePlans(api.context)]);
  expect((await priceOf(id))?.price).toBe(9_200_000);
  expect((await get(id)).plans).toMatchObject([{ id: planned.id, state: 'active' }]);
  expect(await lastRow(id)).toMatchObject({ action: 'prices.apply', actorKind: 'system', actorId: 'jobs' });
  expect((await setPrice(id, (await get(id)).version, 9_900_000)).problem.code).toBe('price-planned');
  api.clock.advance(2 * STEP_MS);
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
  expect((await get(id)).plans).toEqual([]);
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'product'), eq(auditLog.subjectId, String(id))));
  expect(rows.map(({ action }) => action)).toEqual(['prices.apply', 'prices.end']);
});

test('plans of one product do not share a moment; one may follow the other at the same minute', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  const first = (await plan(id, 9_500_000, at(STEP_MS), at(2 * STEP_MS))).answer();
  for (const [from, to] of [
    [at(STEP_MS / 2), at(1.5 * STEP_MS)],
    [at(1.5 * STEP_MS), null],
    [at(STEP_MS / 2), at(5 * STEP_MS)],
  ] as const) {
    const answer = await plan(id, 9_400_000, from, to);
    expect([answer.status, answer.problem.code, answer.problem.context]).toEqual([
      409,
      'plan-overlaps',
      { planId: first.id },
    ]);
  }
  (await plan(id, 9_300_000, at(2 * STEP_MS), at(3 * STEP_MS))).answer();
  const races = await Promise.all([1, 2, 3].map(() => plan(id, 9_100_000, at(4 * STEP_MS), null)));
  expect(races.filter(({ status }) => status === 201)).toHaveLength(1);
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(9_300_000);
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(10_000_000);
});

test('days that are over or in the wrong order, and a change above the limit, are refused', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  expect((await plan(id, 9_500_000, at(-1), null)).problem.errors).toMatchObject([{ path: 'from' }]);
  expect((await plan(id, 9_500_000, at(STEP_MS), at(STEP_MS))).problem.errors).toMatchObject([
    { path: 'to' },
  ]);
  expect((await plan(id, 5_000_000, at(STEP_MS), null)).problem.code).toBe('approval-needed');
  expect((await plan(2_000_000_000, 5_000_000, at(STEP_MS), null)).status).toBe(404);
});

test('a plan is dropped before it begins, ends at once when it is active, and is over then', async () => {
  const { id } = await makeProduct(api.context.db, { price: 10_000_000 });
  const cancel = (planId: number) =>
    api.call(contract.cancelPricePlan, {
      headers: head.headers,
      params: { id: planId },
      body: { reason: 'акция отменена' },
    });
  const dropped = (await plan(id, 9_500_000, at(STEP_MS), null)).answer();
  expect((await cancel(dropped.id)).answer().state).toBe('cancelled');
  const ended = (await plan(id, 9_400_000, at(STEP_MS), at(9 * STEP_MS))).answer();
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(9_400_000);
  expect((await cancel(ended.id)).answer().state).toBe('ended');
  expect((await priceOf(id))?.price).toBe(10_000_000);
  expect((await cancel(ended.id)).problem.code).toBe('plan-over');
});

test('while a plan is active an import changes only the price that comes back', async () => {
  const code = `plan-${randomUUID().slice(0, 8)}`;
  await api.imports.importProducts([importedProduct(code, { price: 10_000_000, collection: null })]);
  const [row] = await api.context.db.select().from(products).where(eq(products.code, code));
  const id = row?.id ?? 0;
  (await plan(id, 9_500_000, at(STEP_MS), at(2 * STEP_MS))).answer();
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  await api.imports.importProducts([importedProduct(code, { price: 10_400_000, collection: null })]);
  expect((await priceOf(id))?.price).toBe(9_500_000);
  api.clock.advance(STEP_MS);
  await applyPricePlans(api.context);
  expect((await priceOf(id))?.price).toBe(10_400_000);
});

test('an import is one row of the log with its counts, and none when nothing changed', async () => {
  const code = `import-${randomUUID().slice(0, 8)}`;
  const rows = () =>
    api.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'import'), eq(auditLog.subjectId, 'products')))
      .orderBy(desc(auditLog.id));
  const before = (await rows()).length;
  const list = [importedProduct(code), importedProduct(`${code}-2`)];
  await api.imports.importProducts(list);
  await api.imports.importProducts(list);
  const after = await rows();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ actorKind: 'system', actorId: 'import', after: { given: 2, changed: 2 } });
});
