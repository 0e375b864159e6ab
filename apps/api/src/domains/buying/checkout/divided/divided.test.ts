import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { splitOrderSums } from '@yahont/values/sums/split/split-order.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { certificateBalance, codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { fillCart, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { placeOrder } from '../place-order.ts';

const RING = 4_990_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A cart of a ring that lies in the store and of one that is brought there. */
async function buyerOfTwo(wish: { points?: number } = {}) {
  const buyer = await shop.makeBuyer(wish);
  const [here, elsewhere] = [
    await shop.makeProduct({ stock: 1, storeId: shop.store.id }),
    await shop.makeProduct({ stock: 1 }),
  ];
  await fillCart(shop, buyer, here.skuId);
  await fillCart(shop, buyer, elsewhere.skuId);
  return { buyer, here: here.skuId, elsewhere: elsewhere.skuId };
}

function order(buyer: TestBuyer, more: Partial<OrderBody> = {}, key?: string) {
  const delivery = { kind: 'pickup', storeId: shop.store.id, readyFirst: true } as const;
  return sendOrder(shop, buyer, { delivery, expectedTotal: 2 * RING, ...more }, key);
}

async function read(buyer: TestBuyer, id: number) {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
}

async function optionsOf(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
}

test('a store names what can be collected earlier, and what is waited for', async () => {
  const { buyer } = await buyerOfTwo();
  const [place] = (await optionsOf(buyer)).pickup;
  const { lines } = (await shop.call(getCart, { as: buyer.headers })).answer();
  expect(place?.early).toEqual({
    date: expect.stringMatching(/^2\d{3}-/),
    ready: [{ name: lines[0]?.name, quantity: 1 }],
    later: [{ name: lines[1]?.name, quantity: 1 }],
    isFirst: [true, false],
  });
  expect(String(place?.early?.date) < String(place?.readyDate)).toBe(true);
});

test.each([
  ['all pieces lie there', { stock: 2, storeId: true }],
  ['none does', { stock: 2, storeId: false }],
])('nothing is earlier when %s', async (_when, { stock, storeId }) => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock, ...(storeId ? { storeId: shop.store.id } : {}) });
  await fillCart(shop, buyer, skuId, 2);
  expect((await optionsOf(buyer)).pickup[0]?.early).toBeNull();
});

test('what is ready becomes an order of its own, and both name each other', async () => {
  const { buyer, here, elsewhere } = await buyerOfTwo();
  const offered = (await optionsOf(buyer)).pickup[0];
  const first = (await order(buyer)).answer();
  expect(first).toMatchObject({
    due: RING,
    delivery: { kind: 'pickup', date: offered?.early?.date },
    companion: { total: RING, things: [{}], canPay: true, delivery: { date: offered?.readyDate } },
  });
  const second = await read(buyer, first.companion?.id ?? 0);
  expect(second).toMatchObject({ status: 'awaiting-payment', due: RING, companion: { id: first.id } });
  expect(await read(buyer, first.id)).toMatchObject({ companion: { id: second.id, number: second.number } });
  expect(await piecesOf(shop, here)).toMatchObject([{ state: 'reserved', orderId: first.id }]);
  expect(await piecesOf(shop, elsewhere)).toMatchObject([{ state: 'reserved', orderId: second.id }]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toEqual([]);
});

test('the options divide the sums as the orders will be divided, to the kopeck', async () => {
  const buyer = await shop.makeBuyer({ points: 1001 });
  const gift = await makeCertificate(shop, kopecks(300_000));
  const [here, elsewhere] = [
    await shop.makeProduct({ stock: 1, storeId: shop.store.id, price: kopecks(3_333_333) }),
    await shop.makeProduct({ stock: 1, price: kopecks(1_777_777) }),
  ];
  await fillCart(shop, buyer, here.skuId);
  await fillCart(shop, buyer, elsewhere.skuId);
  const { units, totals, pickup } = await optionsOf(buyer);
  const isFirst = pickup[0]?.early?.isFirst ?? [];
  const sums = splitOrderSums(
    {
      lines: units,
      promoDiscount: totals.promoDiscount,
      deliveryPrice: kopecks(0),
      payment: 'card',
      points: 1001,
      certificates: [kopecks(300_000)],
    },
    units.map(({ piece }) => isFirst[piece] ?? false),
  );
  const expectedTotal = sums.first.due + sums.second.due;
  const first = (await order(buyer, { bonus: 1001, certificates: [codeFor(gift)], expectedTotal })).answer();
  const second = await read(buyer, first.companion?.id ?? 0);
  expect([first.due, second.due]).toEqual([sums.first.due, sums.second.due]);
});

test('each is cancelled, paid for and expires by itself', async () => {
  const { buyer, here, elsewhere } = await buyerOfTwo();
  const first = (await order(buyer)).answer();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: first.id } });
  expect(await piecesOf(shop, here)).toMatchObject([{ state: 'available' }]);
  expect(await piecesOf(shop, elsewhere)).toMatchObject([{ state: 'reserved' }]);
  shop.clock.set(new Date(shop.clock.now().getTime() + 31 * 60_000));
  await expireReservations(shop.context);
  expect(await piecesOf(shop, elsewhere)).toMatchObject([{ state: 'available' }]);
  expect((await read(buyer, first.id)).companion).toMatchObject({ status: 'expired', canPay: false });
});

test('the same key answers with the same pair', async () => {
  const { buyer } = await buyerOfTwo();
  const [one, two] = [
    (await order(buyer, {}, 'pair-of-orders')).answer(),
    (await order(buyer, {}, 'pair-of-orders')).answer(),
  ];
  expect([two.id, two.companion?.id]).toEqual([one.id, one.companion?.id]);
  const made = await shop.context.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.accountId, buyer.accountId));
  expect(made).toHaveLength(2);
});

test('one order is enough when everything has come to the store meanwhile', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 2, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId, 2);
  expect((await order(buyer)).answer()).toMatchObject({ companion: null, due: 2 * RING });
});

test('when nothing is ready any more the order is refused, and neither cart nor stock changes', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 2 });
  await fillCart(shop, buyer, skuId, 2);
  const { status, problem } = await order(buyer);
  expect([status, problem.code]).toEqual([409, 'nothing-ready']);
  expect(await piecesOf(shop, skuId)).toMatchObject([{ state: 'available' }, { state: 'available' }]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(1);
});

test('of two equal rings the one in the store is collected earlier', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 1, storeId: shop.store.id });
  const brought = '7700000000000001';
  await shop.database.query(
    `insert into items (uin, sku_id, state, changed_at) values ('${brought}', ${skuId}, 'available', now())`,
  );
  await fillCart(shop, buyer, skuId, 2);
  expect((await optionsOf(buyer)).pickup[0]?.early).toMatchObject({
    ready: [{ quantity: 1 }],
    later: [{ quantity: 1 }],
  });
  const first = (await order(buyer)).answer();
  expect(first.lines).toHaveLength(1);
  expect((await read(buyer, first.companion?.id ?? 0)).lines).toMatchObject([{ uins: [brought] }]);
});

test('what the workshop has to do first is waited for, with its service', async () => {
  const buyer = await shop.makeBuyer();
  const [plain, engraved] = [
    await shop.makeProduct({ stock: 1, storeId: shop.store.id }),
    await shop.makeProduct({ stock: 1, storeId: shop.store.id, engravedAt: 'inside' }),
  ];
  const body = { skuId: engraved.skuId, engraving: { text: 'Навсегда', face: 'italic' as const } };
  (await shop.call(addCartLine, { as: buyer.headers, body })).answer();
  await fillCart(shop, buyer, plain.skuId);
  const { goods } = (await shop.call(getCart, { as: buyer.headers })).answer().totals;
  const first = (await order(buyer, { expectedTotal: goods })).answer();
  expect(first.lines).toMatchObject([{ services: [], works: [] }]);
  const second = await read(buyer, first.companion?.id ?? 0);
  expect(second.lines).toMatchObject([{ services: [{ service: 'engraving' }] }]);
  expect(second.delivery.date > first.delivery.date).toBe(true);
});

test('points and certificates pay for both orders, and come back with the one that is cancelled', async () => {
  const { buyer } = await buyerOfTwo({ points: 1001 });
  const id = await makeCertificate(shop, kopecks(6_000_000));
  const ctx = shop.contextOf(buyer);
  const due = 2 * RING - 100_100 - 6_000_000;
  const placed = await placeOrder(ctx, shop.checkout, {
    key: 'points-and-gift',
    certificateIds: [id],
    input: {
      contact: { name: 'Анна', lastName: 'Иванова', surName: '', phone: '+79161234567', email: '' },
      company: null,
      receiver: null,
      delivery: { kind: 'pickup', storeId: shop.store.id, readyFirst: true },
      payment: 'card',
      savedCardId: null,
      savesCard: false,
      bonus: 1001,
      certificates: [],
      comment: '',
      noCalls: false,
      hidesPrice: false,
      acceptsOffer: true,
      acceptsPersonalData: true,
      expectedTotal: due,
    },
  });
  if (!placed.ok) throw new Error(placed.reason);
  const first = placed.order;
  const second = await read(buyer, first.companion?.id ?? 0);
  const parts = [first, second].map(({ tenders }) =>
    Object.fromEntries(tenders.map(({ kind, amount }) => [kind, amount])),
  );
  expect(parts).toEqual([
    { bonus: 50_100, certificate: RING - 50_100 },
    { bonus: 50_000, certificate: 6_000_000 - RING + 50_100, card: due },
  ]);
  expect([first.status, second.status]).toEqual(['paid', 'awaiting-payment']);
  expect(await certificateBalance(shop, id)).toBe(0);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: second.id } });
  expect(await certificateBalance(shop, id)).toBe(6_000_000 - RING + 50_100);
});

test('an operator of instalments signs for one order, not for two', async () => {
  const { buyer } = await buyerOfTwo();
  const { status, problem } = await order(buyer, { payment: 'credit' });
  expect([status, problem.code, problem.context]).toEqual([
    409,
    'payment-unavailable',
    { because: 'divided' },
  ]);
});

test('another account cannot read the second order', async () => {
  const { buyer } = await buyerOfTwo();
  const first = (await order(buyer)).answer();
  const stranger = await shop.makeBuyer();
  const { status } = await shop.call(getOrder, {
    as: stranger.headers,
    params: { id: first.companion?.id ?? 0 },
  });
  expect(status).toBe(404);
});
