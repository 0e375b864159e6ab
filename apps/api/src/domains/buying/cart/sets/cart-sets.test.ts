import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCartLine,
  applyPromoCode,
  changeCartLine,
  getCart,
  removeCartLine,
  restoreCartLine,
  wrapCartLine,
  type Cart,
} from '@yahont/contracts/cart/cart.ts';
import { engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import { addSetToCart, takeSetApart } from '@yahont/contracts/sets/sets.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { roubles } from '@yahont/values/money.ts';
import { importPromoCodes } from '#src/domains/goods/promotions/index.ts';
import { setParts, sets } from '#src/domains/goods/sets/sets.tables.ts';
import { makeSet, putSet, type TestSet } from '#src/testing/sets/test-sets.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { cartLines } from '../cart.tables.ts';
import { joinCarts } from '../index.ts';
import { changeLine } from '../lines/change-line.ts';
import { takeApart } from './take-apart.ts';

const PRICES = [50_000, 30_000, 20_000].map(roubles);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const always = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z', minTotal: 0 };
  await importPromoCodes(shop.context, [
    { code: 'МЕНЬШЕ', percent: 5, ...always },
    { code: 'БОЛЬШЕ', percent: 20, ...always },
  ]);
});
afterAll(() => shop.stop());

const sharesOf = ({ lines }: Cart) => lines.map(({ setDiscount }) => setDiscount);
const groupOf = ({ lines }: Cart) => lines[0]?.set?.group ?? '';

async function visitorWithSet(wish: Partial<Parameters<typeof makeSet>[1]> = {}) {
  const { headers: as, fuserId } = shop.makeVisitor();
  const set = await makeSet(shop, { prices: PRICES, ...wish });
  return { as, fuserId, set, cart: await putSet(shop, as, set) };
}

test('a set is put in whole, its discount is shared over its lines', async () => {
  const { cart, set } = await visitorWithSet();
  expect(cart.lines.map(({ skuId, price }) => [skuId, price])).toEqual(
    set.skuIds.map((skuId, index) => [skuId, PRICES[index]]),
  );
  expect(sharesOf(cart)).toEqual([5_000, 3_000, 2_000].map(roubles));
  expect(cart.lines[0]?.set).toMatchObject({
    title: 'Комплект «Аврора»',
    url: `/sets/${set.slug}/`,
    parts: 3,
    isWhole: true,
  });
  expect(cart.totals).toMatchObject({
    setDiscount: roubles(10_000),
    promoDiscount: 0,
    goods: roubles(90_000),
  });
});

test('the same key adds once, another key adds a second set', async () => {
  const { headers: as } = shop.makeVisitor();
  const set = await makeSet(shop, { prices: PRICES });
  const body = { setId: set.id, skuIds: set.skuIds, key: randomUUID() };
  for (let time = 0; time < 2; time += 1) (await shop.call(addSetToCart, { as, body })).answer();
  const twice = await putSet(shop, as, set);
  expect(twice.lines).toHaveLength(6);
  expect(twice.totals.setDiscount).toBe(roubles(20_000));
});

test('two presses at once add one set', async () => {
  const { headers: as } = shop.makeVisitor();
  const set = await makeSet(shop, { prices: PRICES });
  const body = { setId: set.id, skuIds: set.skuIds, key: randomUUID() };
  await Promise.all([1, 2, 3].map(() => shop.call(addSetToCart, { as, body })));
  expect((await shop.call(getCart, { as })).answer().lines).toHaveLength(3);
});

test('nothing is put in when one of its pieces is gone, or belongs to another set', async () => {
  const { headers: as } = shop.makeVisitor();
  const [set, other] = [await makeSet(shop, { prices: PRICES }), await makeSet(shop, { prices: PRICES })];
  const gone = await shop.makeProduct({ stock: 0 });
  const send = (skuIds: number[], setId = set.id) =>
    shop.call(addSetToCart, { as, body: { setId, skuIds, key: randomUUID() } });
  expect((await send([...set.skuIds.slice(1), other.skuIds[0] ?? 0])).status).toBe(422);
  expect((await send(set.skuIds.slice(1))).status).toBe(422);
  expect((await send([gone.skuId, ...set.skuIds.slice(1)])).status).toBe(422);
  expect((await send(set.skuIds, 999_999)).problem.code).toBe('set-not-found');
  const scarce = await makeSet(shop, { prices: PRICES, stock: 1 });
  const [first = 0] = scarce.skuIds;
  (await shop.call(addCartLine, { as, body: { skuId: first, quantity: 1 } })).answer();
  expect((await send(scarce.skuIds, scarce.id)).problem).toMatchObject({
    code: 'pieces-gone',
    context: { skuIds: [first] },
  });
  expect((await shop.call(getCart, { as })).answer().lines).toHaveLength(1);
});

test('without one piece the others have their own prices, and its return brings the discount back', async () => {
  const { as, cart } = await visitorWithSet();
  const id = cart.lines[1]?.id ?? 0;
  const rest = (await shop.call(removeCartLine, { as, params: { id } })).answer();
  expect(sharesOf(rest)).toEqual([0, 0]);
  expect(rest.lines[0]?.set?.isWhole).toBe(false);
  const again = (await shop.call(restoreCartLine, { as, params: { id } })).answer();
  expect(again.totals.setDiscount).toBe(roubles(10_000));
});

test('another size keeps the set; a second piece of one line does not exist in it', async () => {
  const { as, cart, set } = await visitorWithSet({ sizes: [1600, 1650] });
  const [id, skuId] = [cart.lines[0]?.id ?? 0, set.products[0]?.skuIds[1] ?? 0];
  // The same size outside the set is another line, and is not swallowed.
  (await shop.call(addCartLine, { as, body: { skuId, quantity: 1 } })).answer();
  const sized = (await shop.call(changeCartLine, { as, params: { id }, body: { skuId } })).answer();
  expect(sized.lines).toHaveLength(4);
  expect(sized.totals.setDiscount).toBe(roubles(10_000));
  const two = await shop.call(changeCartLine, { as, params: { id }, body: { quantity: 2 } });
  expect(two.status).toBe(422);
});

test('a code that takes less leaves the set alone, one that takes more replaces its discount', async () => {
  const { as } = await visitorWithSet();
  const alone = await shop.makeProduct({ price: roubles(10_000) });
  (await shop.call(addCartLine, { as, body: { skuId: alone.skuId, quantity: 1 } })).answer();
  const less = (await shop.call(applyPromoCode, { as, body: { code: 'МЕНЬШЕ' } })).answer();
  expect(less.totals).toMatchObject({ setDiscount: roubles(10_000), promoDiscount: roubles(500) });
  const more = (await shop.call(applyPromoCode, { as, body: { code: 'БОЛЬШЕ' } })).answer();
  expect(more.totals).toMatchObject({ setDiscount: 0, promoDiscount: roubles(22_000) });
});

test('an engraving is done on each piece of a pair that has room for it', async () => {
  const { headers: as } = shop.makeVisitor();
  const pair = await makeSet(shop, { prices: PRICES.slice(0, 2), kind: 'pair', percent: 0 });
  const engraving = { text: 'Навсегда', face: 'italic' as const };
  const body = { setId: pair.id, skuIds: pair.skuIds, key: randomUUID(), engraving };
  const cart = (await shop.call(addSetToCart, { as, body })).answer();
  expect(cart.lines.map(({ services }) => services.map(({ note }) => note))).toEqual([
    ['Навсегда'],
    ['Навсегда'],
  ]);
  expect(cart.totals).toMatchObject({ setDiscount: 0, services: 2 * ENGRAVING_PRICE });
});

test('taken apart, its pieces are lines of their own and join those of the same size', async () => {
  const { as, cart, set } = await visitorWithSet();
  const [skuId = 0] = set.skuIds;
  (await shop.call(addCartLine, { as, body: { skuId, quantity: 1 } })).answer();
  const apart = (await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).answer();
  expect(apart.lines.map((line) => [line.skuId, line.quantity, line.set])).toEqual(
    expect.arrayContaining([
      [skuId, 2, null],
      [set.skuIds[1], 1, null],
      [set.skuIds[2], 1, null],
    ]),
  );
  expect(apart.totals).toMatchObject({ setDiscount: 0, quantity: 4 });
  expect((await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).status).toBe(404);
});

test('a piece with other services than the line of its size stays a line beside it', async () => {
  const { as, cart, set } = await visitorWithSet();
  const [skuId = 0] = set.skuIds;
  await engrave(as, lineAt(cart, 0), 'Навсегда');
  (await shop.call(addCartLine, { as, body: { skuId, quantity: 2 } })).answer();
  const apart = (await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).answer();
  expect(notesOf(apart, skuId)).toEqual([
    [1, 'Навсегда'],
    [2, ''],
  ]);
  expect(apart.totals.services).toBe(ENGRAVING_PRICE);
  const more = { as, params: { id: lineAt(cart, 0) }, body: { quantity: 2 } };
  expect(notesOf((await shop.call(changeCartLine, more)).answer(), skuId)).toEqual([
    [2, 'Навсегда'],
    [2, ''],
  ]);
});

test('two equal rings of a pair keep their own inscriptions when taken apart', async () => {
  const { as, cart, skuId } = await pairOfOneProduct();
  await engrave(as, lineAt(cart, 0), 'Анна');
  await engrave(as, lineAt(cart, 1), 'Пётр');
  const apart = (await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).answer();
  expect(notesOf(apart, skuId)).toEqual([
    [1, 'Анна'],
    [1, 'Пётр'],
  ]);
});

test('two equal rings with one inscription become one line, and a wrap that was removed changes nothing', async () => {
  const { as, cart, skuId } = await pairOfOneProduct();
  for (const at of [0, 1]) await engrave(as, lineAt(cart, at), 'Навсегда');
  const id = lineAt(cart, 0);
  const wrapped = (await shop.call(wrapCartLine, { as, params: { id }, body: { note: 'Маме' } })).answer();
  const wrap = wrapped.lines[0]?.services.find(({ service }) => service === 'gift-wrap')?.id ?? 0;
  await shop.context.db.update(cartLines).set({ removedAt: shop.clock.now() }).where(eq(cartLines.id, wrap));
  const apart = (await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).answer();
  expect(notesOf(apart, skuId)).toEqual([[2, 'Навсегда']]);
});

test('a removed line of the same size gives its place to a piece', async () => {
  const { as, cart, set } = await visitorWithSet();
  const [skuId = 0] = set.skuIds;
  const added = (await shop.call(addCartLine, { as, body: { skuId, quantity: 2 } })).answer();
  const own = added.lines.find((line) => line.set === null)?.id ?? 0;
  (await shop.call(removeCartLine, { as, params: { id: own } })).answer();
  const wrap = { as, params: { id: lineAt(cart, 0) }, body: { note: 'Маме' } };
  (await shop.call(wrapCartLine, wrap)).answer();
  const apart = (await shop.call(takeSetApart, { as, params: { group: groupOf(cart) } })).answer();
  expect(notesOf(apart, skuId)).toEqual([[1, 'Маме']]);
});

test('a line of a set that is hidden, or has another piece now, changes like any other', async () => {
  const { as, cart, set } = await visitorWithSet();
  const [first = 0, second = 0] = set.skuIds;
  // The third piece is replaced by the second product.
  await shop.context.db
    .update(setParts)
    .set({ productId: set.products[1]?.id ?? 0 })
    .where(and(eq(setParts.setId, set.id), eq(setParts.position, 2)));
  const replaced = await shop.call(changeCartLine, {
    as,
    params: { id: lineAt(cart, 2) },
    body: { quantity: 2 },
  });
  expect(replaced.answer().lines.map(({ quantity }) => quantity)).toEqual([1, 1, 2]);
  await shop.context.db.update(sets).set({ isHidden: true }).where(eq(sets.id, set.id));
  (await shop.call(addCartLine, { as, body: { skuId: second, quantity: 1 } })).answer();
  for (const at of [0, 1]) {
    const body = { quantity: 2 };
    (await shop.call(changeCartLine, { as, params: { id: lineAt(cart, at) }, body })).answer();
  }
  const { lines } = (await shop.call(getCart, { as })).answer();
  expect(lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [first, 2],
    [second, 2],
    [set.skuIds[2], 2],
    [second, 1],
  ]);
});

test('while the module is off, lines of sets change like any other, and no set is taken apart', async () => {
  const buyer = await shop.makeBuyer();
  const cart = await putSet(shop, buyer.headers, await makeSet(shop, { prices: PRICES }));
  const [ctx, off] = [shop.contextOf(buyer), { ...shop.checkout, hasSets: false }];
  await expect(takeApart(ctx, off, groupOf(cart))).rejects.toThrow('set-not-found');
  const changed = await changeLine(ctx, off, { id: lineAt(cart, 0), quantity: 2 });
  expect(changed).toMatchObject({ ok: true, cart: { totals: { quantity: 4 } } });
});

test('another visitor cannot take a set apart', async () => {
  const { as, cart } = await visitorWithSet();
  const stranger = shop.makeVisitor();
  await putSet(shop, stranger.headers, await makeSet(shop, { prices: PRICES }));
  const tried = await shop.call(takeSetApart, { as: stranger.headers, params: { group: groupOf(cart) } });
  expect(tried.status).toBe(404);
  expect((await shop.call(getCart, { as })).answer().totals.setDiscount).toBe(roubles(10_000));
});

test('a visitor who signs in keeps the set beside what the account had', async () => {
  const { fuserId, set } = await visitorWithSet();
  const buyer = await shop.makeBuyer();
  const body = { skuId: set.skuIds[0] ?? 0, quantity: 1 };
  (await shop.call(addCartLine, { as: buyer.headers, body })).answer();
  for (let time = 0; time < 2; time += 1)
    await shop.context.db.transaction((tx) => joinCarts(tx, { fuserId, accountId: buyer.accountId }));
  const cart = (await shop.call(getCart, { as: buyer.headers })).answer();
  expect(cart.lines).toHaveLength(4);
  expect(cart.totals.setDiscount).toBe(roubles(10_000));
});

test('a set that the account has already under the same key does not stop a sign-in', async () => {
  const { fuserId, as, set } = await visitorWithSet();
  const buyer = await shop.makeBuyer();
  const body = { setId: set.id, skuIds: set.skuIds, key: randomUUID() };
  (await shop.call(addSetToCart, { as, body })).answer();
  (await shop.call(addSetToCart, { as: buyer.headers, body })).answer();
  await shop.context.db.transaction((tx) => joinCarts(tx, { fuserId, accountId: buyer.accountId }));
  const cart = (await shop.call(getCart, { as: buyer.headers })).answer();
  expect(cart.lines).toHaveLength(6);
  expect(cart.totals.setDiscount).toBe(roubles(20_000));
});

test('a cart has at most ten sets', async () => {
  const { headers: as } = shop.makeVisitor();
  const set: TestSet = await makeSet(shop, { prices: PRICES, stock: 12 });
  for (let time = 0; time < 10; time += 1) await putSet(shop, as, set);
  const body = { setId: set.id, skuIds: set.skuIds, key: randomUUID() };
  expect((await shop.call(addSetToCart, { as, body })).problem).toMatchObject({ code: 'too-many-sets' });
});

test('sets that were removed do not count, and the same key puts one in again', async () => {
  const { headers: as } = shop.makeVisitor();
  const set = await makeSet(shop, { prices: PRICES, sizes: [1600, 1650] });
  const body = { setId: set.id, skuIds: set.skuIds, key: randomUUID() };
  for (let time = 0; time < 11; time += 1) {
    const { lines } = (await shop.call(addSetToCart, { as, body: { ...body, key: randomUUID() } })).answer();
    for (const { id } of lines) (await shop.call(removeCartLine, { as, params: { id } })).answer();
  }
  const first = (await shop.call(addSetToCart, { as, body })).answer();
  for (const { id } of first.lines) (await shop.call(removeCartLine, { as, params: { id } })).answer();
  const skuIds = set.products.map((product) => product.skuIds[1] ?? 0);
  const again = (await shop.call(addSetToCart, { as, body: { ...body, skuIds } })).answer();
  expect(again.lines.map(({ skuId }) => skuId)).toEqual(skuIds);
  expect(again.totals.setDiscount).toBe(roubles(10_000));
});

const lineAt = ({ lines }: Cart, at: number) => lines[at]?.id ?? 0;

async function engrave(as: Record<string, string>, id: number, text: string): Promise<void> {
  const body = { text, face: 'italic' as const };
  (await shop.call(engraveCartLine, { as, params: { id }, body })).answer();
}

/** Quantities and notes of the lines with a SKU. */
function notesOf({ lines }: Cart, skuId: number): [number, string][] {
  return lines
    .filter((line) => line.skuId === skuId)
    .map(({ quantity, services }) => [quantity, services.map(({ note }) => note).join()]);
}

/** A pair of two rings of one product and size, in a visitor's cart. */
async function pairOfOneProduct() {
  const { headers: as } = shop.makeVisitor();
  const pair = await makeSet(shop, { prices: PRICES.slice(0, 2), kind: 'pair' });
  const [ring] = pair.products;
  const skuId = ring?.skuId ?? 0;
  await shop.context.db
    .update(setParts)
    .set({ productId: ring?.id ?? 0 })
    .where(eq(setParts.setId, pair.id));
  return { as, skuId, cart: await putSet(shop, as, { id: pair.id, skuIds: [skuId, skuId] }) };
}
