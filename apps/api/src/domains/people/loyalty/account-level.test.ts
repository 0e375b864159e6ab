import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getBonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { kopecks, roubles, type Kopecks } from '@yahont/values/money.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { raiseBonus } from '#src/domains/buying/orders/bonus/raise-bonus.ts';
import { importStorePurchases } from '#src/domains/after/purchases/import-store-purchases.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { buyRings, handOverAll, openReturnsShop, readOrder } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { balance } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop();
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const HALF = roubles(100_000);

test('orders that were handed over count, without points, without the delivery and without what came back', async () => {
  const { buyer, order } = await buyRings(shop, {
    pieces: 2,
    price: HALF,
    payment: 'card',
    bonus: 300,
  });
  expect(await levelOf(buyer)).toMatchObject({
    code: 'silver',
    spent: 19_970_000,
    next: { code: 'gold', left: 30_000 },
  });
  await place(buyer, roubles(300));
  expect((await levelOf(buyer)).spent).toBe(19_970_000);
  const { id } = (await ask(shop, buyer, order, { lineIds: [order.lines[0]?.id ?? 0] })).answer();
  const head = stepsOf(shop, await makeStaff(shop.context, ['head']));
  await bringAndCheck(head, id);
  (await head.refund(id)).answer();
  expect((await levelOf(buyer)).spent).toBe(9_985_000);
});

test('sales in stores count too, and a purchase counts for twelve months', async () => {
  const buyer = await shop.makeBuyer();
  const stranger = await shop.makeBuyer();
  await sell(buyer, roubles(400_000), { ago: 300 });
  await sell(buyer, roubles(999_000), { ago: 10, isReturned: true });
  expect(await levelOf(buyer)).toEqual({ code: 'platinum', percent: 5, spent: 40_000_000, next: null });
  expect((await levelOf(stranger)).spent).toBe(0);
  shop.clock.advance(66 * DAY_MS);
  expect(await levelOf(buyer)).toMatchObject({ code: 'silver', percent: 3, spent: 0 });
});

test('the cart, the order and the credit name the same points, at the level of the buyer', async () => {
  const buyer = await shop.makeBuyer();
  await sell(buyer, roubles(250_000), { ago: 1 });
  const { skuId } = await shop.makeProduct({ price: HALF, stock: 1, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().totals.bonus).toBe(4_000);
  const order = (await sendOrder(shop, buyer, { payment: 'cash', expectedTotal: HALF })).answer();
  expect(order.bonusToEarn).toBe(4_000);
  await handOverAll(shop, order.id);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(4_000);
  expect((await levelOf(buyer)).spent).toBe(35_000_000);
});

test('a visitor without an account is promised the points of the first level', async () => {
  const visitor = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ price: HALF, stock: 1, storeId: shop.store.id });
  await fillCart(shop, { accountId: 0, ...visitor }, skuId);
  expect((await shop.call(getCart, { as: visitor.headers })).answer().totals.bonus).toBe(3_000);
});

test('an order earns more when its buyer has reached a higher level since, and its own sum does not lift it', async () => {
  const buyer = await shop.makeBuyer();
  const order = await place(buyer, HALF);
  const other = await place(buyer, HALF);
  expect([order.bonusToEarn, other.bonusToEarn]).toEqual([3_000, 3_000]);
  await sell(buyer, roubles(120_000), { ago: 1 });
  await handOverAll(shop, order.id);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(3_000);
  await handOverAll(shop, other.id);
  expect((await readOrder(shop, buyer, other.id)).bonusToEarn).toBe(4_000);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(3_000 + 4_000);
});

test('an order earns what it promised when the level has fallen since', async () => {
  const buyer = await shop.makeBuyer();
  await sell(buyer, roubles(400_000), { ago: 364 });
  const order = await place(buyer, HALF);
  expect(order.bonusToEarn).toBe(5_000);
  shop.clock.advance(3 * DAY_MS);
  expect((await levelOf(buyer)).code).toBe('silver');
  await handOverAll(shop, order.id);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(5_000);
});

test('an order that promised none, as one of a company, earns none', async () => {
  const buyer = await shop.makeBuyer();
  await sell(buyer, roubles(400_000), { ago: 1 });
  const { id } = await place(buyer, HALF);
  const order = { id, accountId: buyer.accountId, bonusToEarn: 0 };
  expect(await raiseBonus(shop.context.db, order, shop.clock.now())).toBe(0);
});

async function levelOf(buyer: TestBuyer) {
  return (await shop.call(getBonusHistory, { as: buyer.headers })).answer().level;
}

async function place(buyer: TestBuyer, price: Kopecks) {
  const { skuId } = await shop.makeProduct({ price, stock: 1, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId);
  return (await sendOrder(shop, buyer, { payment: 'cash', expectedTotal: price })).answer();
}

let receipts = 0;

/** A sale in a store so many days ago. */
async function sell(
  { accountId }: TestBuyer,
  price: Kopecks,
  { ago, isReturned = false }: { ago: number; isReturned?: boolean },
): Promise<void> {
  const [row] = await shop.context.db.select().from(accounts).where(eq(accounts.id, accountId));
  receipts += 1;
  await importStorePurchases(shop.context, [
    {
      storeCode: 'petrovka',
      receipt: `У-${receipts}`,
      phone: row?.phone ?? '',
      soldAt: new Date(shop.clock.now().getTime() - ago * DAY_MS).toISOString(),
      lines: [
        { article: 'ЯХ-1', name: 'Колье', size: null, uin: makeUin(), price: kopecks(price), isReturned },
      ],
    },
  ]);
}
