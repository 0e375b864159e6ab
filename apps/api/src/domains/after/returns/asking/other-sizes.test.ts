import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { setVisibility } from '@yahont/contracts/office/products.ts';
import { detectLocation } from '@yahont/contracts/locations/locations.ts';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { USUAL_LIMITS } from '@yahont/values/sums/payment-limits.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { findSku } from '#src/domains/goods/catalogue/index.ts';
import { BUILT_IN_TARIFFS, deliveryRules } from '#src/domains/goods/delivery/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { countingDb } from '#src/testing/products/counting-db.ts';
import { makeProduct, type TestProduct } from '#src/testing/products/products.ts';
import { orderForStore } from '#src/testing/office.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';
import { signIn } from '#src/testing/visitors.ts';
import { findOtherSizes, nearestFirst } from './other-sizes.ts';

const SIZES = [1600, 1650, 1700, 1750, 1800, 1850];
const BOUGHT = 1700;

let api: TestApi;
let storeId: number;
beforeAll(async () => {
  // Without invoices and parts, so that something is sold in stores only.
  api = await createTestApi({ invoice: null, partsDays: null });
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

type Line = { skuId: number; engraving?: { text: string; face: 'italic' } };
type Owned = { orderId: number; headers: TestHeaders };

async function makeRing(options: Omit<Parameters<typeof makeProduct>[1] & object, 'storeId'> = {}) {
  const ring = await makeProduct(api.context.db, { sizes: SIZES, ...options, storeId });
  await until(() => api.catalogue.find(ring.id) !== undefined);
  return ring;
}

function skuOf({ skuIds }: TestProduct, size: number): number {
  return skuIds[SIZES.indexOf(size)] ?? 0;
}

/** An order that a new buyer has received. */
async function buy(...lines: Line[]): Promise<Owned> {
  const { headers } = await signIn(api);
  for (const body of lines) (await api.call(addCartLine, { headers, body })).answer();
  const orderId = await orderForStore(api, { headers, storeId });
  await handOverAll(api, orderId);
  return { orderId, headers };
}

async function linesOf({ orderId, headers }: Owned) {
  const answer = await api.call(getOrderReturns, { headers, params: { id: orderId } });
  return answer.answer().lines;
}

async function offeredFor(order: Owned): Promise<number[] | null> {
  const [line] = await linesOf(order);
  return line?.otherSizes?.sizes.map(({ size }) => size) ?? null;
}

/** All pieces of a size are gone. */
async function sellOut(skuId: number): Promise<void> {
  await api.context.db.update(items).set({ state: 'on-hold' }).where(eq(items.skuId, skuId));
}

test('the nearest sizes in stock are named, with the address and the day of the page of the product', async () => {
  const ring = await makeRing();
  const [line] = await linesOf(await buy({ skuId: skuOf(ring, BOUGHT) }));
  const page = (await api.call(getProduct, { params: { id: ring.id } })).answer();
  const dayOf = (size: number) => page.skus.find((sku) => sku.size === size)?.courierDate;
  expect(dayOf(1750)).toMatch(/^\d{4}-/);
  expect(line?.otherSizes).toEqual({
    url: page.url,
    sizes: [1600, 1650, 1750, 1800].map((size) => ({ size, courierDate: dayOf(size), difference: 0 })),
  });
});

test('a size that is sold meanwhile makes room for the next one', async () => {
  const ring = await makeRing();
  const order = await buy({ skuId: skuOf(ring, BOUGHT) });
  await buy({ skuId: skuOf(ring, 1750) });
  expect(await offeredFor(order)).toEqual([1600, 1650, 1800, 1850]);
});

test('nothing is named when no other size is left, and the own one does not count', async () => {
  const ring = await makeRing({ sizes: [1600, 1650], stock: 2 });
  const order = await buy({ skuId: ring.skuIds[0] ?? 0 });
  expect(await offeredFor(order)).toEqual([1650]);
  await sellOut(ring.skuIds[1] ?? 0);
  expect(await offeredFor(order)).toBeNull();
});

test('a product without sizes has no other ones', async () => {
  const { skuId } = await makeRing({ sizes: [], stock: 3 });
  expect(await offeredFor(await buy({ skuId }))).toBeNull();
});

test('a product that is not offered any more has none', async () => {
  const ring = await makeRing();
  const order = await buy({ skuId: skuOf(ring, BOUGHT) });
  const head = await makeStaff(api.context, ['head']);
  const headers = { ...head.headers, 'if-match': '"1"' };
  const body = { isHidden: true, reason: 'Снято с производства' };
  (await api.call(setVisibility, { headers, params: { id: ring.id }, body })).answer();
  await until(() => api.catalogue.find(ring.id) === undefined);
  expect(await offeredFor(order)).toBeNull();
});

test('a dearer size that pages do not sell has no day, unlike the one that was bought', async () => {
  const dear = USUAL_LIMITS.sbp + 100;
  const bySize = SIZES.map((size) => ({ price: size === 1750 ? dear : 10_000_000, weightMg: 3000 }));
  const ring = await makeRing({ bySize });
  const [line] = await linesOf(await buy({ skuId: skuOf(ring, BOUGHT) }));
  const days = line?.otherSizes?.sizes.map(({ size, courierDate }) => [size, courierDate !== null]);
  expect(days).toEqual([
    [1600, true],
    [1650, true],
    [1750, false],
    [1800, true],
  ]);
});

test('what is sold in stores only has its sizes without a day', async () => {
  const ring = await makeRing();
  const order = await buy({ skuId: skuOf(ring, BOUGHT) });
  const paid = api.catalogue.find(ring.id)?.price ?? 0;
  const price = USUAL_LIMITS.sbp + 100;
  await api.context.db.transaction(async (tx) => {
    await tx.update(products).set({ price }).where(eq(products.id, ring.id));
    await announceChange(tx, [`product:${ring.id}`]);
  });
  await until(() => api.catalogue.find(ring.id)?.price === price);
  const [line] = await linesOf(order);
  expect(line?.otherSizes?.sizes).toContainEqual({ size: 1750, courierDate: null, difference: null });
  // Parts carry any price, so the same sizes are sold online there.
  const inParts = await createTestApi({ invoice: null }, api.database);
  const answer = await inParts.call(getOrderReturns, {
    headers: order.headers,
    params: { id: order.orderId },
  });
  expect(answer.answer().lines[0]?.otherSizes?.sizes).toContainEqual({
    size: 1750,
    courierDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    difference: price - paid,
  });
});

test('an engraved piece has other sizes while it can come back for a fault; what cannot come back has none', async () => {
  const ring = await makeRing({ facts: { engravedAt: 'inside' } });
  const engraving = { text: 'Навсегда', face: 'italic' as const };
  const order = await buy({ skuId: skuOf(ring, BOUGHT), engraving });
  const [line] = await linesOf(order);
  expect(line).toMatchObject({
    unwanted: { isReturnable: false, reason: 'made-to-order' },
    faulty: { isReturnable: true },
    otherSizes: { sizes: [{ size: 1600 }, { size: 1650 }, { size: 1750 }, { size: 1800 }] },
  });
});

test('an order that is not in hand yet names no sizes', async () => {
  const ring = await makeRing();
  const { headers } = await signIn(api);
  (await api.call(addCartLine, { headers, body: { skuId: skuOf(ring, BOUGHT) } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body: courierOrder(options) })).answer();
  expect(await offeredFor({ orderId: id, headers })).toBeNull();
});

test('another account cannot see them', async () => {
  const ring = await makeRing();
  const { orderId } = await buy({ skuId: skuOf(ring, BOUGHT) });
  const other = await signIn(api);
  const refused = await api.call(getOrderReturns, { headers: other.headers, params: { id: orderId } });
  expect(refused.problem).toMatchObject({ status: 404, code: 'order-not-found' });
});

test('one statement finds the sizes of all lines', async () => {
  const rings = [await makeRing(), await makeRing(), await makeRing()];
  const { db, count } = countingDb(api.context.db);
  const city = (await api.call(detectLocation)).answer();
  const found = await findOtherSizes(
    { db, city, now: api.clock.now },
    {
      findSku: (skuId) => findSku(api.catalogue, skuId),
      sellsOnline: () => true,
      delivery: deliveryRules({ on: () => BUILT_IN_TARIFFS }),
    },
    rings.map((ring, id) => ({ id, skuId: skuOf(ring, BOUGHT), size: BOUGHT })),
    () => 0,
  );
  expect(Array.from(found.keys())).toEqual([0, 1, 2]);
  expect(count()).toBe(1);
});

test.each([
  [1700, [1600, 1650, 1750, 1800], [1750, 1650, 1800, 1600]],
  [1700, [1700], []],
  // A size that is no longer made has neighbours too.
  [1725, [1700, 1750, 2200], [1750, 1700, 2200]],
])('the sizes nearest to %i come first', (size, offered, expected) => {
  expect(
    nearestFirst(
      size,
      offered.map((other) => ({ size: other })),
    ).map((other) => other.size),
  ).toEqual(expected);
});
