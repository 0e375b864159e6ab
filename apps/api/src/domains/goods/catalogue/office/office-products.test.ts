import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import * as contract from '@yahont/contracts/office/products.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { importedProduct } from '#src/testing/products/import-shapes.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { officeProducts } from '#src/testing/products/office-products.ts';

const shop = officeProducts();
const { get, setPrice, priceOf, lastRow } = shop;
const setVisibility = (id: number, version: number, isHidden: boolean) =>
  shop.api.call(contract.setVisibility, {
    headers: { ...shop.head.headers, 'if-match': `"${version}"` },
    params: { id },
    body: { isHidden, reason: 'нет фотографий' },
  });

test('a hidden product is gone from listing, search, sitemap, its page and carts, and comes back when shown', async () => {
  const { code, id, skuId } = await makeProduct(shop.api.context.db, { name: 'Кольцо «Невидимка»' });
  await expect.poll(() => shop.api.catalogue.find(id)?.code).toBe(code);
  const fuser = await makeFuser(shop.api);
  (await shop.api.call(addCartLine, { headers: fuser, body: { skuId } })).answer();
  const seen = async () => {
    const text = async (path: string) => (await shop.api.send(`GET ${path}`)).text();
    const search = `/api/catalogue/listing?q=${encodeURIComponent('невидимка')}`;
    return {
      listing: (await text('/api/catalogue/listing?section=koltsa')).includes(code),
      search: (await text(search)).includes(code),
      sitemap: (await text('/api/seo/sitemap?kind=products')).includes(code),
      page: (await shop.api.send(`GET /api/catalogue/products/${id}`)).status,
      cart: (await shop.api.call(getCart, { headers: fuser })).answer().lines.length,
    };
  };
  const before = await seen();
  expect(before).toEqual({ listing: true, search: true, sitemap: true, page: 200, cart: 1 });

  const hidden = (await setVisibility(id, (await get(id)).version, true)).answer();
  expect(hidden.isHidden).toBe(true);
  await expect.poll(seen).toEqual({ listing: false, search: false, sitemap: false, page: 404, cart: 0 });
  expect(await lastRow(id)).toMatchObject({
    action: 'products.hide',
    actorId: String(shop.head.staffId),
    before: { isHidden: false },
    after: { isHidden: true },
    reason: 'нет фотографий',
  });

  (await setVisibility(id, hidden.version, false)).answer();
  await expect.poll(seen).toEqual(before);
});

test('a hidden product cannot be put into a cart nor ordered by who has it there', async () => {
  const { headers } = await signIn(shop.api);
  const { id, skuId } = await makeProduct(shop.api.context.db, {});
  await expect.poll(() => shop.api.catalogue.find(id)?.id).toBe(id);
  (await shop.api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await shop.api.call(getCheckoutOptions, { headers })).answer();
  (await setVisibility(id, 1, true)).answer();
  const order = await shop.api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
  expect(order.status).toBe(409);
  await expect.poll(() => shop.api.catalogue.find(id)).toBeUndefined();
  expect((await shop.api.call(addCartLine, { headers, body: { skuId } })).status).toBeGreaterThanOrEqual(400);
});

test('whoever comes second with an old version is told who was first, and nothing is overwritten', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  (await setPrice(id, 1, 10_500_000)).answer();
  const late = await setPrice(id, 1, 9_500_000);
  expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile']);
  expect(late.problem.context).toMatchObject({
    version: 2,
    actorKind: 'staff',
    actorId: String(shop.head.staffId),
    after: { price: 10_500_000 },
  });
  expect(await priceOf(id)).toEqual({ price: 10_500_000, oldPrice: null });
  const without = await shop.api.call(contract.setVisibility, {
    headers: shop.head.headers,
    params: { id },
    body: { isHidden: true, reason: 'проверка' },
  });
  expect([without.status, without.problem.code]).toEqual([400, 'version-required']);
});

test('a price of now is in carts, and orders keep theirs', async () => {
  const { headers } = await signIn(shop.api);
  const { id, skuId } = await makeProduct(shop.api.context.db, { price: 10_000_000, stock: 2 });
  await expect.poll(() => shop.api.catalogue.find(id)?.id).toBe(id);
  (await shop.api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await shop.api.call(getCheckoutOptions, { headers })).answer();
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const order = (await shop.api.call(placeOrder, { headers: key, body: courierOrder(options) })).answer();
  (await shop.api.call(addCartLine, { headers, body: { skuId } })).answer();

  (await setPrice(id, 1, 9_500_000, 10_000_000)).answer();
  await expect
    .poll(async () => (await shop.api.call(getCart, { headers })).answer().lines[0]?.price)
    .toBe(9_500_000);
  const kept = (await shop.api.call(getOrder, { headers, params: { id: order.id } })).answer();
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
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  const answer = await setPrice(id, 1, price);
  expect(answer.status).toBe(status);
  expect(await priceOf(id)).toMatchObject({ price: status === 200 ? price : 10_000_000 });
  if (status === 403) expect(answer.problem.code).toBe('approval-needed');
});

test('a struck-out price that is not higher is refused', async () => {
  const { id } = await makeProduct(shop.api.context.db, { price: 10_000_000 });
  const answer = await setPrice(id, 1, 10_000_000, 10_000_000);
  expect([answer.status, answer.problem.code]).toEqual([422, 'not-above-price']);
});

test('an import is one row of the log with its counts, and none when nothing changed', async () => {
  const code = `import-${randomUUID().slice(0, 8)}`;
  const rows = () =>
    shop.api.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'import'), eq(auditLog.subjectId, 'products')))
      .orderBy(desc(auditLog.id));
  const before = (await rows()).length;
  const list = [importedProduct(code), importedProduct(`${code}-2`)];
  await shop.api.imports.importProducts(list);
  await shop.api.imports.importProducts(list);
  const after = await rows();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ actorKind: 'system', actorId: 'import', after: { given: 2, changed: 2 } });
});

test('products are found by article and words, hidden and planned ones too', async () => {
  const { headers } = shop.head;
  const find = async (query: Record<string, string | number>) =>
    (await shop.api.call(contract.findOfficeProducts, { headers, query })).answer();
  const word = `Метка${randomUUID().slice(0, 8)}`;
  const { db } = shop.api.context;
  const { id: ring } = await makeProduct(db, { name: `Кольцо «${word}» с опалом` });
  const { id: earrings } = await makeProduct(db, { name: `Серьги «${word}»` });
  const ids = async (query: Record<string, string | number>) => (await find(query)).items.map(({ id }) => id);
  expect(await ids({ q: word.toLowerCase() })).toEqual([earrings, ring]);
  expect(await ids({ q: `опалом ${word}` })).toEqual([ring]);
  expect(await ids({ q: `${word}%` })).toEqual([]);
  const { article } = await get(ring);
  expect(await ids({ q: article.toLowerCase() })).toContain(ring);
  expect(await ids({ q: word, list: 'hidden' })).toEqual([]);
  (await setVisibility(ring, (await get(ring)).version, true)).answer();
  expect(await ids({ q: word, list: 'hidden' })).toEqual([ring]);
  expect(await ids({ q: word, list: 'shown' })).toEqual([earrings]);

  const { price } = await get(earrings);
  const from = new Date(shop.api.clock.now().getTime() + 3_600_000).toISOString();
  const body = { productId: earrings, price, from, reason: 'проверка списка' };
  const plan = (await shop.api.call(contract.planPrice, { headers, body })).answer();
  expect((await find({ q: word, list: 'planned' })).items).toMatchObject([
    { id: earrings, plan: { id: plan.id, state: 'planned' } },
  ]);
  const newest = await find({});
  expect((await find({ after: (newest.items[0]?.id ?? 0) + 1 })).items[0]?.id).toBe(newest.items[0]?.id);
});
