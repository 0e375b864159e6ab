import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { cartLines, carts } from '#src/domains/buying/cart/cart.tables.ts';
import { getOrderForMessages, moveOrder } from '#src/domains/buying/orders/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';

const RING = kopecks(1_500_000);
const STONE = kopecks(2_000_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type NewLine = Omit<typeof cartLines.$inferInsert, 'cartId' | 'quantity' | 'createdAt'>;

/** A buyer whose cart was filled by pages that come later. */
async function buyerWith(...lines: NewLine[]): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  const { db, now } = shop.context;
  const [cart] = await db
    .insert(carts)
    .values({ accountId: buyer.accountId, updatedAt: now() })
    .returning({ id: carts.id });
  const cartId = cart?.id ?? 0;
  await db
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, cartId, quantity: 1, createdAt: now() })));
  return buyer;
}

async function makeStone(): Promise<{ stoneId: number; uin: string }> {
  return makeTestStone(shop.context, { price: STONE }, shop.store.id);
}

const inCash = (buyer: TestBuyer, expectedTotal: number) =>
  sendOrder(shop, buyer, { payment: 'cash', expectedTotal });

async function statesOf(...uins: string[]): Promise<string[]> {
  const rows = await shop.context.db
    .select({ uin: items.uin, state: items.state })
    .from(items)
    .where(inArray(items.uin, uins));
  return uins.map((uin) => rows.find((row) => row.uin === uin)?.state ?? 'missing');
}

async function complete(orderId: number): Promise<void> {
  for (const to of ['assembling', 'ready', 'completed'] as const) {
    await shop.context.db.transaction((tx) =>
      moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId, to, note: null }),
    );
  }
}

test('a loose stone is priced, shown, reserved, released by a cancellation and sold by handing it over', async () => {
  const { stoneId, uin } = await makeStone();
  const buyer = await buyerWith({ kind: 'stone', stoneId });
  const { lines, totals } = (await shop.call(getCart, { as: buyer.headers })).answer();
  expect(lines).toMatchObject([
    {
      kind: 'stone',
      stoneId,
      skuId: null,
      available: 1,
      price: STONE,
      article: expect.stringMatching(/^GIA\u00A0\d+$/),
    },
  ]);
  expect(totals).toMatchObject({ quantity: 1, goods: STONE });
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  expect(options.pickup).toMatchObject([{ isAllInStore: true }]);

  const first = (await inCash(buyer, STONE)).answer();
  expect(first.lines).toMatchObject([{ kind: 'stone', uins: [uin], metal: null, total: STONE }]);
  expect(await statesOf(uin)).toEqual(['reserved']);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: first.id } });
  expect(await statesOf(uin)).toEqual(['available']);

  const second = (await inCash(await buyerWith({ kind: 'stone', stoneId }), STONE)).answer();
  await complete(second.id);
  expect(await statesOf(uin)).toEqual(['sold']);
});

test('a set piece is one line and one price with two items, the setting first', async () => {
  const { stoneId, uin } = await makeStone();
  const { skuId } = await shop.makeProduct({ price: RING, stock: 2, storeId: shop.store.id });
  const buyer = await buyerWith({ kind: 'set-piece', skuId, stoneId });
  const order = (await inCash(buyer, RING + STONE)).answer();
  expect(order.lines).toMatchObject([{ kind: 'set-piece', price: RING + STONE, total: RING + STONE }]);
  const [setting = '', set = ''] = order.lines[0]?.uins ?? [];
  expect(set).toBe(uin);
  expect(order.lines[0]?.name).toContain('с\u00A0бриллиантом 0,50\u00A0ct, GIA');
  expect(await statesOf(setting, set)).toEqual(['reserved', 'reserved']);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  expect(await statesOf(setting, set)).toEqual(['available', 'available']);
});

test('when the stone is gone the setting is not taken, nor anything else of the order', async () => {
  const { stoneId, uin } = await makeStone();
  const { skuId } = await shop.makeProduct({ price: RING, stock: 2 });
  await inCash(await buyerWith({ kind: 'stone', stoneId }), STONE);
  const buyer = await buyerWith({ kind: 'jewellery', skuId }, { kind: 'set-piece', skuId, stoneId });
  const refused = await inCash(buyer, 2 * RING + STONE);
  expect([refused.status, refused.problem.code, refused.problem.context]).toEqual([
    409,
    'out-of-stock',
    { skuIds: [], stoneIds: [stoneId] },
  ]);
  const rings = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(eq(items.skuId, skuId));
  expect(rings).toEqual([{ state: 'available' }, { state: 'available' }]);
  expect(await statesOf(uin)).toEqual(['reserved']);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(2);
});

test('of twenty buyers of one stone, alone or set, one gets it', async () => {
  const { stoneId } = await makeStone();
  const { skuId } = await shop.makeProduct({ price: RING, stock: 20 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const isSet = index % 2 === 0;
      const line: NewLine = isSet ? { kind: 'set-piece', skuId, stoneId } : { kind: 'stone', stoneId };
      return inCash(await buyerWith(line), isSet ? RING + STONE : STONE);
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('a service is a line of the order inside its piece, on the receipt a service', async () => {
  const { skuId } = await shop.makeProduct({ price: RING, stock: 3 });
  const buyer = await buyerWith({ kind: 'jewellery', skuId });
  const [line] = (await shop.call(getCart, { as: buyer.headers })).answer().lines;
  const { db, now } = shop.context;
  const [cart] = await db.select({ id: carts.id }).from(carts).where(eq(carts.accountId, buyer.accountId));
  await db.insert(cartLines).values({
    cartId: cart?.id ?? 0,
    kind: 'service',
    parentId: line?.id ?? 0,
    service: 'gift-wrap',
    options: { note: 'Маме' },
    quantity: 1,
    createdAt: now(),
  });
  await db
    .update(cartLines)
    .set({ quantity: 2 })
    .where(eq(cartLines.id, line?.id ?? 0));
  const order = (await inCash(buyer, 2 * RING + 2 * 35_000)).answer();
  const wrapped = {
    kind: 'jewellery',
    total: RING,
    services: [{ service: 'gift-wrap', details: ['«Маме»'], total: 35_000 }],
  };
  expect(order).toMatchObject({ goods: 2 * RING + 70_000, lines: [wrapped, wrapped] });
  const { lines } = await getOrderForMessages(shop.context, shop.payment, order.id);
  expect(lines.map(({ name, subject, total }) => [name, subject, total])).toEqual(
    [1, 2].flatMap(() => [
      ['Кольцо из красного золота', 'commodity', RING],
      ['Открытка от руки в подарочной упаковке', 'service', 35_000],
    ]),
  );
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toEqual([]);
});

test('the database refuses a line without what its kind demands, or with what it forbids', async () => {
  const { stoneId } = await makeStone();
  const { skuId } = await shop.makeProduct();
  const wrong: NewLine[] = [
    { kind: 'jewellery' },
    { kind: 'jewellery', skuId, stoneId },
    { kind: 'stone', skuId },
    { kind: 'set-piece', skuId },
    { kind: 'certificate' },
    { kind: 'service', service: 'gift-wrap' },
    { kind: 'stone', stoneId, service: 'gift-wrap' },
  ];
  for (const line of wrong) await expect(buyerWith(line), JSON.stringify(line)).rejects.toThrow();
});
