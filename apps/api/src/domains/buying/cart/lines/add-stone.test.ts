import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCartLine,
  changeCartLine,
  getCart,
  removeCartLine,
  wrapCartLine,
} from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { daysBetween } from '@yahont/values/dates/iso-date.ts';
import { kopecks } from '@yahont/values/money.ts';
import { USUAL_LIMITS } from '@yahont/values/sums/payment-limits.ts';
import { importItems } from '#src/domains/goods/stock/index.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { inCash, makeSetting, SEAT_PRICE, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { importTestStones, makeTestStone, stoneToImport } from '#src/testing/stones.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Headers = Record<string, string>;

function put(as: Headers, body: { stoneId: number; skuId: number | null }) {
  return shop.call(addStoneToCart, { as, body });
}

const stone = (own: Parameters<typeof makeTestStone>[1] = {}) =>
  makeTestStone(shop.context, { price: STONE_PRICE, ...own }, shop.store.id);

test('a stone goes into the cart alone, and another choice of setting replaces its line with the wrap kept', async () => {
  const { headers } = shop.makeVisitor();
  const { stoneId, code } = await stone();
  const { skuIds, code: settingCode } = await makeSetting(shop, { sizes: [1650, 1700] });
  const [skuId = 0, larger = 0] = skuIds;
  const alone = (await put(headers, { stoneId, skuId: null })).answer();
  expect(alone.lines).toMatchObject([
    {
      stoneId,
      skuId: null,
      url: `/catalog/diamonds/${code}/`,
      price: STONE_PRICE,
      stone: { shape: 'round' },
    },
  ]);
  const lineId = alone.lines[0]?.id ?? 0;
  await shop.call(wrapCartLine, { as: headers, params: { id: lineId }, body: { note: '' } });

  const set = (await put(headers, { stoneId, skuId })).answer();
  expect(set.lines).toMatchObject([
    {
      id: lineId,
      stoneId,
      skuId,
      quantity: 1,
      available: 1,
      price: STONE_PRICE + SEAT_PRICE,
      url: `/catalog/diamonds/${code}/selection/?setting=${settingCode}&size=16.5`,
      services: [{ service: 'gift-wrap' }],
    },
  ]);
  expect((await put(headers, { stoneId, skuId })).answer()).toEqual(set);

  const change = { as: headers, params: { id: lineId }, body: { skuId: larger } };
  const resized = (await shop.call(changeCartLine, change)).answer();
  expect(resized.lines).toMatchObject([{ id: lineId, stoneId, skuId: larger, size: 1700 }]);
  expect(resized.lines[0]?.url).toContain('size=17');
});

test('a stone that was removed comes back as a new line', async () => {
  const { headers } = shop.makeVisitor();
  const { stoneId } = await stone();
  const lineId = (await put(headers, { stoneId, skuId: null })).answer().lines[0]?.id ?? 0;
  await shop.call(removeCartLine, { as: headers, params: { id: lineId } });
  expect((await put(headers, { stoneId, skuId: null })).answer().lines).toHaveLength(1);
});

const LENGTHS: readonly [what: string, lengthMm100: number, status: number, code: string | null][] = [
  ['just under the seat', 499, 409, 'does-not-fit'],
  ['at its lower end', 500, 201, null],
  ['at its upper end', 600, 201, null],
  ['just over it', 601, 409, 'does-not-fit'],
];

test.each(LENGTHS)('a stone %s', async (_what, lengthMm100, status, code) => {
  const { stoneId } = await stone({ lengthMm100, widthMm100: 490 });
  const { skuId } = await makeSetting(shop);
  const answer = await put(shop.makeVisitor().headers, { stoneId, skuId });
  expect([answer.status, code === null ? null : answer.problem.code]).toEqual([status, code]);
});

test('what cannot be sold is refused with its reason', async () => {
  const { headers } = shop.makeVisitor();
  const { stoneId } = await stone();
  const [{ skuId }, ring, sold] = await Promise.all([
    makeSetting(shop),
    shop.makeProduct(),
    makeSetting(shop, { stock: 0 }),
  ]);
  const oval = await stone({ shape: 'oval' });
  const taken = await stone();
  const buyer = await shop.makeBuyer();
  await put(buyer.headers, { stoneId: taken.stoneId, skuId: null });
  (await inCash(shop, buyer, STONE_PRICE)).answer();
  const asked = [
    [{ stoneId: 999_999, skuId: null }, 404, 'stone-not-found'],
    [{ stoneId, skuId: 999_999 }, 404, 'sku-not-found'],
    [{ stoneId, skuId: ring.skuId }, 409, 'does-not-fit'],
    [{ stoneId: oval.stoneId, skuId }, 409, 'does-not-fit'],
    [{ stoneId, skuId: sold.skuId }, 409, 'out-of-stock'],
    [{ stoneId: taken.stoneId, skuId }, 409, 'stone-taken'],
  ] as const;
  for (const [body, status, code] of asked) {
    const answer = await put(headers, body);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
  }
});

test('stone and setting together are sold online as far as the ways to pay carry them', async () => {
  const { skuId } = await makeSetting(shop);
  const dear = await stone({ price: kopecks(87_100_000) });
  const { headers } = shop.makeVisitor();
  expect((await put(headers, { stoneId: dear.stoneId, skuId })).status).toBe(201);

  const limits = { ...USUAL_LIMITS, card: kopecks(34_000_000), sbp: kopecks(100), sberpay: kopecks(100) };
  const inParts = await openTestShop({ invoice: null, limits });
  const other = await openTestShop({ invoice: null, partsDays: null, limits });
  const askIn = async (where: TestShop) => {
    const { stoneId } = await makeTestStone(where.context, { price: limits.card }, where.store.id);
    const setting = await makeSetting(where);
    const as = where.makeVisitor().headers;
    const ask = (sku: number | null) => where.call(addStoneToCart, { as, body: { stoneId, skuId: sku } });
    return { set: await ask(setting.skuId), alone: await ask(null) };
  };
  try {
    const { set: refused, alone } = await askIn(other);
    expect([refused.status, refused.problem.code]).toEqual([409, 'not-sold-online']);
    expect(alone.status).toBe(201);
    expect((await askIn(inParts)).set.status).toBe(201);
  } finally {
    await inParts.stop();
    await other.stop();
  }
});

test('fifty stones fill a cart; those that it has may still get a setting', async () => {
  const list = Array.from({ length: 51 }, () => stoneToImport({ price: STONE_PRICE }));
  await importTestStones(shop.context, list);
  await importItems(
    shop.context,
    list.map(({ code: stoneCode }) => ({ uin: makeUin(), stoneCode, storeCode: null })),
  );
  const rows = await shop.context.db
    .select({ id: stones.id })
    .from(stones)
    .where(
      inArray(
        stones.code,
        list.map(({ code }) => code),
      ),
    );
  const [first = 0, ...rest] = rows.map(({ id }) => id);
  const { headers } = shop.makeVisitor();
  const answers = [];
  for (const stoneId of [first, ...rest]) answers.push(await put(headers, { stoneId, skuId: null }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(answers.at(-1)?.problem).toMatchObject({ code: 'cart-full', context: { limit: 50 } });
  const { skuId } = await makeSetting(shop);
  expect((await put(headers, { stoneId: first, skuId })).answer().lines).toHaveLength(50);
  // Another cart has room.
  expect((await put(shop.makeVisitor().headers, { stoneId: first, skuId })).status).toBe(201);
});

test('the cart of the other shopper says that the stone was taken, alone and in a setting', async () => {
  const { stoneId } = await stone();
  const { skuId } = await makeSetting(shop, { stock: 2 });
  const [buyer, other] = [await shop.makeBuyer(), await shop.makeBuyer()];
  const takenOf = async (wanted: number | null) =>
    (await put(other.headers, { stoneId, skuId: wanted })).answer().lines.map((line) => line.isStoneTaken);
  expect([await takenOf(null), await takenOf(skuId)]).toEqual([[false], [false]]);
  await put(buyer.headers, { stoneId, skuId: null });
  (await inCash(shop, buyer, STONE_PRICE)).answer();
  const { lines } = (await shop.call(getCart, { as: other.headers })).answer();
  expect(lines).toMatchObject([{ isStoneTaken: true, available: 0 }]);
});

test('a setting is not sold without a stone', async () => {
  const { skuId } = await makeSetting(shop);
  const { status, problem } = await shop.call(addCartLine, {
    as: shop.makeVisitor().headers,
    body: { skuId, quantity: 1 },
  });
  expect([status, problem.code]).toEqual([409, 'needs-stone']);
});

test('the days of the workshop are in every date of a set piece, and in none of a stone alone', async () => {
  const buyer = await shop.makeBuyer();
  const { stoneId } = await stone();
  const { skuId } = await makeSetting(shop);
  const datesNow = async () => {
    const { courier, pickup } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
    return { courier: courier.dates[0], pickup: pickup.find(({ store }) => store.id === shop.store.id) };
  };
  const [loose] = (await put(buyer.headers, { stoneId, skuId: null })).answer().lines;
  const alone = await datesNow();
  expect(alone.courier).toBe(loose?.readyDate);
  expect(alone.pickup?.isAllInStore).toBe(true);

  const [line] = (await put(buyer.headers, { stoneId, skuId })).answer().lines;
  const set = await datesNow();
  expect(daysBetween(alone.courier ?? '', set.courier ?? '')).toBeGreaterThanOrEqual(3);
  expect(set.courier).toBe(line?.readyDate);
  expect(set.pickup?.isAllInStore).toBe(false);
  expect(daysBetween(alone.pickup?.readyDate ?? '', set.pickup?.readyDate ?? '')).toBeGreaterThanOrEqual(3);
  const order = (await inCash(shop, buyer, STONE_PRICE + SEAT_PRICE)).answer();
  expect(order.delivery).toMatchObject({ date: set.pickup?.readyDate });
});
