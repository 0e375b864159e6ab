import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/cart/cart.ts';
import { kopecks } from '@yahont/values/money.ts';
import { USUAL_LIMITS } from '@yahont/values/sums/payment-limits.ts';
import { importPromoCodes } from '#src/domains/goods/promotions/index.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { countCart, joinCarts } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const HOUR_MS = 3_600_000;

function add(headers: Record<string, string>, skuId: number, quantity = 1) {
  return shop.call(contract.addCartLine, { as: headers, body: { skuId, quantity } });
}

test('a new visitor has an empty cart and cannot add anything without a token', async () => {
  const { skuId } = await shop.makeProduct();
  const { answer } = await shop.call(contract.getCart);
  expect(answer()).toMatchObject({
    lines: [],
    promoCode: null,
    totals: { quantity: 0, goods: 0, instalment: null },
  });
  expect((await add({}, skuId)).status).toBe(401);
});

test('an added product has its price, stock, sizes and date', async () => {
  const { headers } = shop.makeVisitor();
  const { skuIds } = await shop.makeProduct({
    stock: 2,
    sizes: [1650, 1700],
    price: kopecks(6_000_000),
    oldPrice: kopecks(7_000_000),
  });
  const added = await add(headers, skuIds[0] ?? 0, 2);
  expect(added.status).toBe(201);
  const [line] = added.answer().lines;
  expect(line).toMatchObject({
    size: 1650,
    quantity: 2,
    available: 2,
    price: 6_000_000,
    sum: 12_000_000,
  });
  expect(line?.sizes.map(({ size, isAvailable }) => [size, isAvailable])).toEqual([
    [1650, true],
    [1700, true],
  ]);
  expect(added.answer().totals).toMatchObject({
    quantity: 2,
    full: 14_000_000,
    saleDiscount: 2_000_000,
    promoDiscount: 0,
    goods: 12_000_000,
    bonus: 3_600,
    instalment: { payments: 6, each: 2_000_000, last: 2_000_000 },
  });
});

test('adding again adds up, and more than the stock is refused with the number available', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 2 });
  await add(headers, skuId);
  expect((await add(headers, skuId)).answer().lines[0]?.quantity).toBe(2);
  const refusal = await add(headers, skuId);
  expect(refusal.status).toBe(409);
  expect(refusal.problem).toMatchObject({ code: 'out-of-stock', context: { available: 2 } });
  expect((await shop.call(contract.getCart, { as: headers })).answer().lines[0]?.quantity).toBe(2);
});

test('a cart has at most ten items of one SKU', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 12 });
  await add(headers, skuId, 8);
  expect((await add(headers, skuId, 8)).answer().lines[0]?.quantity).toBe(10);
});

test('an unknown SKU is not found', async () => {
  const { headers } = shop.makeVisitor();
  expect((await add(headers, 999_999_999)).status).toBe(404);
});

test('many simultaneous clicks neither lose an item nor create a second cart', async () => {
  const { headers, fuserId } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 10 });
  await Promise.all(Array.from({ length: 6 }, () => add(headers, skuId)));
  expect(await countCart(shop.context.db, { kind: 'fuser', fuserId })).toBe(6);
});

test('the quantity changes within the stock', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 3 });
  const id = (await add(headers, skuId)).answer().lines[0]?.id ?? 0;
  const change = (quantity: number) =>
    shop.call(contract.changeCartLine, { as: headers, params: { id }, body: { quantity } });
  expect((await change(3)).answer().lines[0]?.quantity).toBe(3);
  expect((await change(4)).problem).toMatchObject({ code: 'out-of-stock', context: { available: 3 } });
});

test('another size replaces that of the line, and merges with a line of that size', async () => {
  const { headers } = shop.makeVisitor();
  const { skuIds } = await shop.makeProduct({ stock: 5, sizes: [1600, 1650] });
  const [small = 0, large = 0] = skuIds;
  const id = (await add(headers, small, 2)).answer().lines[0]?.id ?? 0;
  const resize = (skuId: number) =>
    shop.call(contract.changeCartLine, { as: headers, params: { id }, body: { skuId } });
  expect((await resize(large)).answer().lines).toMatchObject([{ id, skuId: large, quantity: 2 }]);
  await add(headers, small, 1);
  expect((await resize(small)).answer().lines).toMatchObject([{ id, skuId: small, quantity: 3 }]);
});

test('a SKU of another product is not a size', async () => {
  const { headers } = shop.makeVisitor();
  const [ring, other] = [await shop.makeProduct(), await shop.makeProduct()];
  const id = (await add(headers, ring.skuId)).answer().lines[0]?.id ?? 0;
  const { status } = await shop.call(contract.changeCartLine, {
    as: headers,
    params: { id },
    body: { skuId: other.skuId },
  });
  expect(status).toBe(422);
});

test('a removed line can be restored within the hour and not later', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 3 });
  const id = (await add(headers, skuId, 2)).answer().lines[0]?.id ?? 0;
  const removed = await shop.call(contract.removeCartLine, { as: headers, params: { id } });
  expect(removed.answer().lines).toEqual([]);
  const restored = await shop.call(contract.restoreCartLine, { as: headers, params: { id } });
  expect(restored.answer().lines).toMatchObject([{ id, quantity: 2 }]);
  await shop.call(contract.removeCartLine, { as: headers, params: { id } });
  shop.clock.advance(HOUR_MS + 1);
  expect((await shop.call(contract.restoreCartLine, { as: headers, params: { id } })).status).toBe(404);
  expect((await add(headers, skuId)).answer().lines).toMatchObject([{ quantity: 1 }]);
});

test('another visitor can neither change, remove nor restore a line', async () => {
  const { headers } = shop.makeVisitor();
  const stranger = shop.makeVisitor().headers;
  const { skuId } = await shop.makeProduct({ stock: 3 });
  await add(stranger, (await shop.makeProduct()).skuId);
  const id = (await add(headers, skuId)).answer().lines[0]?.id ?? 0;
  const params = { id };
  expect(
    (await shop.call(contract.changeCartLine, { as: stranger, params, body: { quantity: 2 } })).status,
  ).toBe(404);
  expect((await shop.call(contract.removeCartLine, { as: stranger, params })).status).toBe(404);
  expect((await shop.call(contract.restoreCartLine, { as: stranger, params })).status).toBe(404);
  expect((await shop.call(contract.getCart, { as: headers })).answer().lines).toMatchObject([
    { id, quantity: 1 },
  ]);
});

test('a promo code takes its percentage off, waits below its minimum, and can be removed', async () => {
  const { headers } = shop.makeVisitor();
  await importCode('ОСЕНЬ10', { percent: 10, minTotal: 5_000_000 });
  const { skuId } = await shop.makeProduct({ stock: 3, price: kopecks(3_000_001) });
  const apply = (code: string) => shop.call(contract.applyPromoCode, { as: headers, body: { code } });
  expect((await apply('осень10')).problem.code).toBe('promo-no-goods');
  await add(headers, skuId);
  expect((await apply('осень10')).problem).toMatchObject({
    code: 'promo-minimum',
    context: { minTotal: 5_000_000, missing: 1_999_999 },
  });
  const id = (await add(headers, skuId)).answer().lines[0]?.id ?? 0;
  expect((await apply(' осень10 ')).answer()).toMatchObject({
    promoCode: 'ОСЕНЬ10',
    totals: { promoDiscount: 600_000, goods: 5_400_002 },
  });
  const smaller = await shop.call(contract.changeCartLine, {
    as: headers,
    params: { id },
    body: { quantity: 1 },
  });
  expect(smaller.answer()).toMatchObject({ promoCode: null, totals: { promoDiscount: 0 } });
  const dropped = await shop.call(contract.dropPromoCode, { as: headers });
  expect(dropped.answer().promoCode).toBeNull();
});

test('an unknown, future or expired promo code is refused', async () => {
  const { headers } = shop.makeVisitor();
  await importCode('ЗИМА', { startsAt: '2030-01-01T00:00:00Z', endsAt: '2031-01-01T00:00:00Z' });
  await importCode('ЛЕТО', { startsAt: '2020-01-01T00:00:00Z', endsAt: '2021-01-01T00:00:00Z' });
  await add(headers, (await shop.makeProduct()).skuId);
  const apply = async (code: string) =>
    (await shop.call(contract.applyPromoCode, { as: headers, body: { code } })).problem.code;
  expect(await apply('НЕТ ТАКОГО')).toBe('promo-unknown');
  expect(await apply('ЗИМА')).toBe('promo-unknown');
  expect(await apply('ЛЕТО')).toBe('promo-expired');
});

test('after ten unknown promo codes of an hour no code is taken, even a valid one', async () => {
  const { headers } = shop.makeVisitor();
  await importCode('ВЕСНА', {});
  await add(headers, (await shop.makeProduct()).skuId);
  const apply = (code: string, as = headers) => shop.call(contract.applyPromoCode, { as, body: { code } });
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, guess) => apply(`УГАДАЮ${guess}`)));
  const codes = guesses.map(({ problem }) => problem.code);
  expect(codes.filter((code) => code === 'promo-unknown')).toHaveLength(10);
  const refused = await apply('ВЕСНА');
  expect([refused.status, refused.problem.code, refused.problem.context]).toEqual([
    429,
    'too-many-tries',
    { retryAfter: 3600 },
  ]);
  const other = shop.makeVisitor();
  await add(other.headers, (await shop.makeProduct()).skuId);
  expect((await apply('ВЕСНА', other.headers)).status).toBe(200);
  shop.clock.advance(3_600_000);
  expect((await apply('ВЕСНА')).status).toBe(200);
});

test('quantities that add up above the stock on sign-in are said to be so on their line, and no order is placed', async () => {
  const [buyer, visitor] = [await shop.makeBuyer(), shop.makeVisitor()];
  const { skuId } = await shop.makeProduct({ stock: 3 });
  await add(buyer.headers, skuId, 2);
  await add(visitor.headers, skuId, 2);
  await shop.context.db.transaction((tx) =>
    joinCarts(tx, { fuserId: visitor.fuserId, accountId: buyer.accountId }),
  );
  const { lines } = (await shop.call(contract.getCart, { as: buyer.headers })).answer();
  expect(lines).toMatchObject([{ quantity: 4, available: 3 }]);
  const { id, price } = lines[0] ?? { id: 0, price: 0 };
  const refused = await sendOrder(shop, buyer, { expectedTotal: 4 * price });
  expect(refused.problem).toMatchObject({ code: 'out-of-stock' });
  await shop.call(contract.changeCartLine, { as: buyer.headers, params: { id }, body: { quantity: 3 } });
  expect((await sendOrder(shop, buyer, { expectedTotal: 3 * price })).status).toBe(201);
});

test('on sign-in quantities add up to at most ten, the newest promo code wins, and repeating it changes nothing', async () => {
  const { db } = shop.context;
  const buyer = await shop.makeBuyer();
  const visitor = shop.makeVisitor();
  await importCode('СТАРЫЙ', {});
  await importCode('НОВЫЙ', {});
  const [shared, extra] = [await shop.makeProduct({ stock: 10 }), await shop.makeProduct({ stock: 10 })];
  await add(buyer.headers, shared.skuId, 7);
  await shop.call(contract.applyPromoCode, { as: buyer.headers, body: { code: 'СТАРЫЙ' } });
  shop.clock.advance(1000);
  await add(visitor.headers, shared.skuId, 7);
  await add(visitor.headers, extra.skuId, 2);
  await shop.call(contract.applyPromoCode, { as: visitor.headers, body: { code: 'НОВЫЙ' } });
  for (let time = 0; time < 2; time += 1) {
    await db.transaction((tx) => joinCarts(tx, { fuserId: visitor.fuserId, accountId: buyer.accountId }));
  }
  const cart = (await shop.call(contract.getCart, { as: buyer.headers })).answer();
  expect(new Map(cart.lines.map(({ skuId, quantity }) => [skuId, quantity]))).toEqual(
    new Map([
      [shared.skuId, 10],
      [extra.skuId, 2],
    ]),
  );
  expect(cart.promoCode).toBe('НОВЫЙ');
  expect(await countCart(db, { kind: 'fuser', fuserId: visitor.fuserId })).toBe(0);
  expect(await countCart(db, { kind: 'account', accountId: buyer.accountId, sessionId: '' })).toBe(12);
});

async function importCode(code: string, wish: object): Promise<void> {
  const always = {
    percent: 5,
    minTotal: 0,
    startsAt: '2020-01-01T00:00:00Z',
    endsAt: '2040-01-01T00:00:00Z',
  };
  await importPromoCodes(shop.context, [{ code, ...always, ...wish }]);
}

test('a ring of any price is sold where invoices or parts are; without them what the largest payment carries, as set', async () => {
  const price = kopecks(100_580_000);
  const dear = await shop.makeProduct({ price });
  expect((await add((await shop.makeBuyer()).headers, dear.skuId)).answer().lines).toHaveLength(1);
  const limits = { ...USUAL_LIMITS, card: kopecks(40_360_000), sbp: kopecks(100), sberpay: kopecks(100) };
  const inParts = await openTestShop({ invoice: null, limits });
  const other = await openTestShop({ invoice: null, partsDays: null, limits });
  try {
    const { skuId: dearInParts } = await inParts.makeProduct({ price });
    const as = (await inParts.makeBuyer()).headers;
    const added = await inParts.call(contract.addCartLine, { as, body: { skuId: dearInParts } });
    expect(added.answer().lines).toHaveLength(1);
    const { headers } = await other.makeBuyer();
    const put = async (asked: number) => {
      const { skuId } = await other.makeProduct({ price: kopecks(asked) });
      return other.call(contract.addCartLine, { as: headers, body: { skuId } });
    };
    const refusal = await put(40_360_001);
    expect([refusal.status, refusal.problem.code]).toEqual([409, 'not-sold-online']);
    expect((await put(40_360_000)).answer().lines).toHaveLength(1);
  } finally {
    await inParts.stop();
    await other.stop();
  }
});
