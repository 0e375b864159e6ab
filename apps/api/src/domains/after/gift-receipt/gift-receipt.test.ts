import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listGiftReceipts } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { GIFT_KEPT_DAYS } from '@yahont/contracts/gift-receipt/gift-terms.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { askForReturn, getOrderReturns, listReturns } from '@yahont/contracts/returns/returns.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { announceOrder } from '#src/domains/after/announcements/announce-order.ts';
import { announceReturn } from '#src/domains/after/announcements/returns/announce-return.ts';
import { endGiftExchanges, getReturnForMessages } from '#src/domains/after/returns/index.ts';
import { returns } from '#src/domains/after/returns/returns.tables.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { makePhone } from '#src/testing/api.ts';
import {
  askForSize,
  GIFT_NOTE,
  GIFT_PRICE,
  givePresent,
  lookAt,
  openGiftShop,
  OTHER_SIZE,
  OWN_SIZE,
  type Present,
} from '#src/testing/gifts/gift-shop.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { giftData } from './personal-data.ts';

const DAY_MS = 86_400_000;
const WRONG = 'AAAAZAAAAAAAAAAAAAAAAAAAAAA';

let shop: TestShop;
let steps: Steps;
beforeAll(async () => {
  shop = await openGiftShop();
});
beforeEach(async () => {
  steps = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

const seen = async (link: string) => (await lookAt(shop, link)).answer();

async function returnOf({ orderId }: Present) {
  const [row] = await shop.context.db
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.isDropped, false)));
  return row ?? raise('nobody asked for an exchange');
}

function raise(words: string): never {
  throw new Error(words);
}

const pieceOf = async (skuId: number | undefined) =>
  (
    await shop.context.db
      .select({ state: items.state })
      .from(items)
      .where(eq(items.skuId, skuId ?? 0))
  ).map(({ state }) => state);

async function textsTo(phone: string): Promise<string[]> {
  const rows = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'send-sms'));
  return rows.flatMap(({ payload }) =>
    'text' in payload && 'to' in payload && payload.to === phone ? [String(payload.text)] : [],
  );
}

/** A price in any form in which it could be written: kopecks, roubles, formatted. */
function pricesIn(text: string): string[] {
  const forms = [GIFT_PRICE, GIFT_PRICE + 35_000, 35_000].flatMap((sum) => [
    String(sum),
    String(sum / 100),
    formatRoubles(kopecks(sum)),
  ]);
  return [...forms, '₽', '"price"', '"total"', '"amount"'].filter((form) => text.includes(form));
}

test('a present shows its piece, the card and the sizes, and neither a price nor a name', async () => {
  const present = await givePresent(shop);
  const gift = await seen(present.link);
  expect(gift).toMatchObject({
    name: 'Кольцо из красного золота',
    message: GIFT_NOTE,
    size: OWN_SIZE,
    uins: [expect.stringMatching(/^\d{16}$/)],
    exchange: {
      state: 'open',
      sizes: [{ size: OTHER_SIZE, storeIds: [shop.store.id] }],
      stores: [{ id: shop.store.id }],
    },
  });
  expect(gift.warrantyUntil).not.toBeNull();
  const { headers } = await lookAt(shop, present.link);
  expect(headers.get('cache-control')).toBe('no-store');
  const text = JSON.stringify(gift);
  expect(pricesIn(text)).toEqual([]);
  for (const secret of ['Анна', 'Иванова', '+79161234567', 'anna@example.ru', `"${present.orderId}"`])
    expect(text).not.toContain(secret);
});

test('only the shop makes links, each for one wrapped line of a paid order', async () => {
  const present = await givePresent(shop);
  const other = await givePresent(shop);
  const mixed = `${present.link.slice(0, 6)}${other.link.slice(6)}`;
  for (const link of [WRONG, mixed, 'x', `${present.link}A`]) {
    expect((await lookAt(shop, link)).problem.code, link).toBe('gift-not-found');
    expect((await askForSize(shop, link)).problem.code, link).toBe('gift-not-found');
  }
  const stranger = await shop.makeBuyer();
  const params = { id: present.orderId };
  expect((await shop.call(listGiftReceipts, { as: stranger.headers, params })).problem.code).toBe(
    'order-not-found',
  );
  expect((await shop.call(listGiftReceipts, { params })).status).toBe(401);
});

test('the link ends with the guarantee', async () => {
  const present = await givePresent(shop);
  const now = shop.context.now();
  shop.clock.set(new Date(now.getTime() + 364 * DAY_MS));
  expect((await seen(present.link)).exchange).toMatchObject({ state: 'closed', reason: 'over' });
  shop.clock.set(new Date(now.getTime() + 367 * DAY_MS));
  expect((await lookAt(shop, present.link)).problem.code).toBe('gift-not-found');
  shop.clock.set(now);
});

test('the other size is put aside for what the first one cost, and the buyer learns nothing', async () => {
  const present = await givePresent(shop);
  const { buyer, orderId, skuIds } = present;
  // Both sizes have become dearer since.
  for (const skuId of skuIds) {
    const sku = shop.checkout.findSku(skuId);
    if (sku) sku.price = kopecks(GIFT_PRICE * 2);
  }
  const phone = makePhone();
  const asked = (await askForSize(shop, present.link, { phone })).answer();
  expect(asked.exchange).toMatchObject({
    state: 'asked',
    size: OTHER_SIZE,
    store: { id: shop.store.id },
    isBrought: false,
  });
  expect(pricesIn(JSON.stringify(asked))).toEqual([]);
  expect(JSON.stringify(asked)).not.toContain('Мария');
  expect(await pieceOf(skuIds[1])).toEqual(['reserved']);
  const [sms = ''] = await textsTo(phone);
  expect(sms).toContain('размер\u00A017 ждёт до');
  expect(pricesIn(sms)).toEqual([]);

  const row = await returnOf(present);
  const exchangeId = row.exchangeOrderId ?? 0;
  const as = buyer.headers;
  expect((await shop.call(listReturns, { as })).answer().items).toEqual([]);
  expect((await shop.call(getOrderReturns, { as, params: { id: orderId } })).answer().returns).toEqual([]);
  expect((await shop.call(listOrders, { as })).answer().items.map(({ id }) => id)).toEqual([orderId]);
  expect((await shop.call(getOrder, { as, params: { id: exchangeId } })).problem.code).toBe(
    'order-not-found',
  );

  await bringAndCheck(steps, row.id);
  (await steps.refund(row.id)).answer();
  const tenders = await shop.context.db
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.orderId, exchangeId));
  expect(tenders).toMatchObject([{ kind: 'exchange', state: 'paid', amount: GIFT_PRICE + 35_000 }]);
  expect((await seen(present.link)).exchange).toMatchObject({ state: 'closed', reason: 'done' });
  expect((await seen(present.link)).uins).toEqual([]);
  await handOverAll(shop, exchangeId);
  expect((await shop.call(getOrder, { as, params: { id: orderId } })).answer().status).toBe('completed');
});

test('no message about it goes to the buyer, and those to the receiver name no price', async () => {
  const present = await givePresent(shop);
  const phone = makePhone();
  (await askForSize(shop, present.link, { phone })).answer();
  const { id, exchangeOrderId } = await returnOf(present);
  const { context } = shop;
  const findStore = () => shop.store;
  const deps = {
    publicUrl: 'https://yahont.example',
    hasPush: () => Promise.resolve(true),
    offsetOfCity: () => 3,
    readReturn: (ctx: typeof context, returnId: number) => getReturnForMessages(ctx, { findStore }, returnId),
    readOrder: (ctx: typeof context, orderId: number) => getOrderForMessages(ctx, { findStore }, orderId),
  };
  for (const state of ['requested', 'approved', 'received', 'refunded', 'refused'])
    expect(await announceReturn(context, { returnId: id, state }, deps), state).toEqual([]);
  await bringAndCheck(steps, id);
  (await steps.refund(id)).answer();
  const orderId = exchangeOrderId ?? 0;
  for (const status of ['new', 'paid', 'completed', 'cancelled'])
    expect(await announceOrder(context, { orderId, status }, deps), status).toEqual([]);
  const ready = await announceOrder(context, { orderId, status: 'ready' }, deps);
  expect(ready).toMatchObject([{ topic: 'send-sms', payload: { to: phone } }]);
  expect(pricesIn(JSON.stringify(ready))).toEqual([]);
  // The buyer may have been erased, or may be the receiver: the piece still waits for somebody.
  for (const contact of ['', phone]) {
    const readOrder = async (ctx: typeof context, id: number) => {
      const order = await deps.readOrder(ctx, id);
      return order && { ...order, contact: { ...order.contact, phone: contact } };
    };
    const sent = await announceOrder(context, { orderId, status: 'ready' }, { ...deps, readOrder });
    expect(sent).toMatchObject([{ topic: 'send-sms', payload: { to: phone } }]);
  }
});

test('staff see who asked and that it came from a present', async () => {
  const present = await givePresent(shop);
  const phone = makePhone();
  (await askForSize(shop, present.link, { phone })).answer();
  const { id } = await returnOf(present);
  expect((await steps.read(id)).answer()).toMatchObject({
    isOfGift: true,
    contact: { name: 'Мария', phone },
  });
});

test('of two receivers one wins, and so does one for the last piece of a size', async () => {
  const present = await givePresent(shop, { stock: 3 });
  const both = await Promise.all([askForSize(shop, present.link), askForSize(shop, present.link)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.flatMap(({ problem }) => problem.code ?? [])).toEqual(['gift-closed']);

  const first = await givePresent(shop, { stock: 2 });
  const second = await givePresent(shop, { ofSkus: first.skuIds });
  const [last] = await shop.context.db
    .select({ uin: items.uin })
    .from(items)
    .where(eq(items.skuId, first.skuIds[1] ?? 0));
  await shop.context.db.delete(items).where(eq(items.uin, last?.uin ?? ''));
  const rivals = await Promise.all([askForSize(shop, first.link), askForSize(shop, second.link)]);
  expect(rivals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(rivals.flatMap(({ problem }) => problem.code ?? [])).toEqual(['size-gone']);
});

test('a piece that its buyer gives back is not exchanged, and the page says no more', async () => {
  const present = await givePresent(shop);
  const order = (
    await shop.call(getOrder, { as: present.buyer.headers, params: { id: present.orderId } })
  ).answer();
  const body = {
    lineIds: [order.lines[0]?.id ?? 0],
    reason: 'not-liked' as const,
    route: { kind: 'store' as const, storeId: shop.store.id },
  };
  (
    await shop.call(askForReturn, { as: present.buyer.headers, params: { id: present.orderId }, body })
  ).answer();
  expect((await seen(present.link)).exchange).toEqual({ state: 'closed', reason: 'elsewhere', until: null });
  const refused = await askForSize(shop, present.link);
  expect(refused.problem).toMatchObject({ code: 'gift-closed', context: { reason: 'elsewhere' } });
});

test('before the hand-over it waits; after the term, and for one size, there is no exchange', async () => {
  const early = await givePresent(shop, { isHandedOver: false });
  expect(await seen(early.link)).toMatchObject({
    uins: [],
    warrantyUntil: null,
    exchange: { state: 'closed', reason: 'early' },
  });
  const lone = await givePresent(shop, { sizes: [OWN_SIZE] });
  expect((await seen(lone.link)).exchange).toMatchObject({ reason: 'no-sizes' });
  const late = await givePresent(shop);
  const now = shop.context.now();
  shop.clock.set(new Date(now.getTime() + 9 * DAY_MS));
  expect((await askForSize(shop, late.link)).problem).toMatchObject({ context: { reason: 'over' } });
  shop.clock.set(now);
});

test('another price, store, day or size is refused beside its field', async () => {
  const present = await givePresent(shop);
  const refused = async (wish: Parameters<typeof askForSize>[2]) =>
    (await askForSize(shop, present.link, wish)).problem;
  expect(await refused({ size: 1800 })).toMatchObject({ code: 'gift-closed', context: { reason: 'call' } });
  expect(await refused({ route: { kind: 'store', storeId: 999_999 } })).toMatchObject({
    code: 'store-not-found',
  });
  const route = { kind: 'courier' as const, address: 'ул. Правды, 24', date: '2020-01-01' };
  expect(await refused({ route })).toMatchObject({
    code: 'day-unavailable',
    errors: [{ path: 'route.date' }],
  });
  const dearer = shop.checkout.findSku(present.skuIds[1] ?? 0);
  if (dearer) dearer.price = kopecks(GIFT_PRICE + 100);
  expect((await seen(present.link)).exchange, 'nobody pays a difference').toMatchObject({
    reason: 'no-sizes',
  });
});

test('a courier takes it where the house has couriers', async () => {
  const present = await givePresent(shop);
  const { exchange } = await seen(present.link);
  const date = exchange.state === 'open' ? (exchange.courierDates[0] ?? '') : '';
  const route = { kind: 'courier' as const, address: 'ул. Правды, 24, кв. 7', date };
  const phone = makePhone();
  const asked = (await askForSize(shop, present.link, { route, phone })).answer();
  expect(asked.exchange).toMatchObject({ state: 'asked', store: null, courierDate: date });
  expect(JSON.stringify(asked), 'the address is not for the next who opens it').not.toContain('Правды');
  expect((await textsTo(phone))[0]).toContain('курьер заберёт');

  const person = { accountId: 0, phone, addresses: [], ownAddresses: [] };
  const exported = JSON.stringify(await giftData.exportData?.(shop.context.db, person));
  for (const word of ['Мария', phone, 'ул. Правды, 24, кв. 7']) expect(exported).toContain(word);
  await shop.context.db.transaction((tx) => giftData.erase(tx, person, shop.context));
  const row = await returnOf(present);
  expect(row.address).toBe('');
  const [order] = await shop.context.db
    .select()
    .from(orders)
    .where(eq(orders.id, row.exchangeOrderId ?? 0));
  expect(order).toMatchObject({ receiver: { name: '', phone: '' }, deliveryAddress: '' });
});

test('what nobody collects in time goes back on sale, and may be asked for again', async () => {
  const present = await givePresent(shop);
  (await askForSize(shop, present.link)).answer();
  const later = (days: number) =>
    endGiftExchanges(shop.context, new Date(shop.context.now().getTime() + days * DAY_MS));
  await later(-GIFT_KEPT_DAYS);
  expect(await pieceOf(present.skuIds[1])).toEqual(['reserved']);
  await later(1);
  expect(await pieceOf(present.skuIds[1])).toEqual(['available']);
  expect((await seen(present.link)).exchange).toMatchObject({ state: 'open' });
  expect((await askForSize(shop, present.link)).status).toBe(200);
});
