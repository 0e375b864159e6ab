import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOrderReceipts } from '@yahont/contracts/payment/receipts.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import {
  carryOutRefund,
  closeSale,
  requestRefund,
  processDueReceipts,
} from '#src/domains/buying/payment/index.ts';
import { listStuckReceipts } from '#src/domains/buying/payment/receipts/list-receipts.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import { asSystem } from '#src/platform/context.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder, sendOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { GIFT } from '#src/testing/money/sold-certificates.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import type { TestBuyer } from '#src/testing/shop.ts';
import { createNoBank } from '../no-bank.ts';
import { createYookassa } from './yookassa.ts';

const DAY_MS = 86_400_000;

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
beforeEach(() => {
  house.fake.seen.length = 0;
});
afterAll(() => house.stop());

test('a hand-over closes the sale: every thing at its whole price, what was paid before set off', async () => {
  const { order } = await bought();
  const [closing, ...others] = receiptsSent();
  expect(others).toEqual([]);
  expect(closing).toMatchObject({
    idempotenceKey: expect.stringMatching(/^receipt-[0-9a-f-]{36}$/),
    body: {
      type: 'payment',
      payment_id: expect.any(String),
      send: true,
      customer: { full_name: 'Иванова Анна', phone: '79161234567', email: 'anna@example.ru' },
      settlements: [{ type: 'prepayment', amount: { value: '49900.00', currency: 'RUB' } }],
      items: [
        {
          description: 'Кольцо из красного золота',
          amount: { value: '49900.00' },
          payment_mode: 'full_payment',
          payment_subject: 'commodity',
          vat_code: 11,
        },
      ],
    },
  });
  await closeSale(house.shop.context, house.shop.payment, order.id);
  expect(receiptsSent(), 'a second time says nothing').toHaveLength(1);
});

test('what points paid is off the lines, and what a certificate paid is set off with the money', async () => {
  const { shop } = house;
  const buyer = await shop.makeBuyer({ points: 500 });
  const certificate = await makeCertificate(shop, kopecks(400_000));
  const order = await placeMixed(shop, buyer, { pieces: 2, bonus: 500, certificateIds: [certificate] });
  await hand(buyer, order);
  const [closing] = receiptsSent();
  const whole = MIXED_PRICE * 2 - 50_000;
  expect(closing?.body).toMatchObject({
    settlements: [{ type: 'prepayment', amount: { value: (whole / 100).toFixed(2) } }],
    items: [{ payment_mode: 'full_payment' }, { payment_mode: 'full_payment' }],
  });
});

test('a gift certificate that was bought beside a ring is no part of the hand-over', async () => {
  const { shop } = house;
  const { skuId } = await shop.makeProduct({ price: kopecks(1_000_000) });
  const options = { amount: kopecks(500_000), gift: GIFT };
  const buyer = await buyerWith(shop, { kind: 'jewellery', skuId }, { kind: 'certificate', options });
  const order = (await sendOrder(shop, buyer, { expectedTotal: 1_500_000 })).answer();
  await hand(buyer, order);
  expect(receiptsSent()[0]?.body).toMatchObject({
    settlements: [{ amount: { value: '10000.00' } }],
    items: [{ payment_subject: 'commodity', amount: { value: '10000.00' } }],
  });
});

test('an order in cash has its receipt from the till, one that a certificate alone paid is made by hand', async () => {
  const { shop } = house;
  const cash = await makeOrder(shop, { payment: 'cash' });
  await hand(cash.buyer, cash.order, false);
  expect(await house.receiptsOf(cash.order)).toEqual([]);

  const buyer = await shop.makeBuyer();
  const certificate = await makeCertificate(shop, kopecks(MIXED_PRICE));
  const free = await placeMixed(shop, buyer, { pieces: 1, certificateIds: [certificate] });
  await hand(buyer, free, false);
  expect(await house.receiptsOf(free)).toMatchObject([
    { kind: 'closing', state: 'by-hand', amount: MIXED_PRICE },
  ]);
  expect((await listStuckReceipts(shop.context, undefined)).items[0]).toMatchObject({
    orderId: free.id,
    state: 'by-hand',
    amount: MIXED_PRICE,
  });
  expect(receiptsSent()).toEqual([]);
});

test('a receipt whose answer was lost is made once, even when its key is forgotten', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  await house.pay(buyer, order);
  for (let time = 0; time < 3; time += 1) house.fake.failNext(500);
  await hand(buyer, order, false);
  const [, waiting] = await house.receiptsOf(order);
  expect(waiting).toMatchObject({ kind: 'closing', state: 'waiting', tries: 1 });
  const person = { accountId: buyer.accountId, phone: null, addresses: [], ownAddresses: [] };
  expect(
    await paymentData.findHindrance(house.shop.context.db, person),
    'it needs the contact of its buyer',
  ).toEqual({ reason: 'open-payments', orders: [order.number] });
  house.shop.clock.advance(2 * DAY_MS);
  house.fake.forgetKeys();
  await processDueReceipts(house.shop.context, house.shop.payment);
  expect((await house.receiptsOf(order))[1]).toMatchObject({ state: 'registering' });
  expect(house.fake.receipts.filter(isClosingOf(order))).toHaveLength(1);
});

test('a receipt that YooKassa refuses is left to staff at once, one that it never answers about after a day and a half', async () => {
  const { shop } = house;
  const one = await makeOrder(shop);
  await house.pay(one.buyer, one.order);
  house.fake.spoilNext({ kind: 'refused', status: 400 });
  await hand(one.buyer, one.order, false);
  const other = await makeOrder(shop);
  await house.pay(other.buyer, other.order);
  const since = shop.clock.now().getTime();
  house.fake.isAway = true;
  await hand(other.buyer, other.order, false);
  for (let round = 0; round < 40; round += 1) {
    shop.clock.advance(4 * 3_600_000);
    await processDueReceipts(shop.context, shop.payment);
    const [, closing] = await house.receiptsOf(other.order);
    if (closing?.state === 'dead') break;
  }
  house.fake.isAway = false;
  expect((shop.clock.now().getTime() - since) / DAY_MS).toBeGreaterThan(1);
  const stuck = (await listStuckReceipts(shop.context, undefined)).items;
  expect(stuck.filter(({ state }) => state === 'dead').map(({ orderId }) => orderId)).toEqual(
    expect.arrayContaining([one.order.id, other.order.id]),
  );
  expect(stuck.find(({ orderId }) => orderId === one.order.id)?.fault).toContain('400');
});

test('a fault of ours and a contract that has ended leave a receipt waiting, and it is sent when they are over', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  await house.pay(buyer, order);
  house.fake.isAway = true;
  await hand(buyer, order, false);
  house.fake.isAway = false;
  const { context, clock, payment } = house.shop;
  const closing = async () => (await house.receiptsOf(order)).find(({ kind }) => kind === 'closing');

  clock.advance(DAY_MS);
  const findStore = () => {
    throw new Error('the database is away');
  };
  await processDueReceipts(context, { ...payment, findStore });
  expect(await closing()).toMatchObject({ state: 'waiting', tries: 1 });
  await processDueReceipts(context, { ...payment, provider: createNoBank() });
  expect(await closing()).toMatchObject({ state: 'waiting', tries: 2, fault: 'yookassa is unavailable' });
  clock.advance(DAY_MS);
  await processDueReceipts(context, payment);
  expect(await closing()).toMatchObject({ state: 'registering' });
});

test('the buyer reads the numbers of both receipts, and another account finds none', async () => {
  const { buyer, order } = await bought();
  const read = () => house.shop.call(listOrderReceipts, { as: buyer.headers, params: { id: order.id } });
  await settle();
  expect((await read()).answer().items).toMatchObject([
    { kind: 'payment', amount: 4_990_000, fiscal: null },
    { kind: 'closing', amount: 4_990_000, fiscal: null },
  ]);
  house.fake.books.fiscalise();
  await settle();
  const { items } = (await read()).answer();
  expect(items.map(({ fiscal }) => fiscal?.storage)).toEqual(['9288000100115785', '9288000100115785']);
  expect(new Set(items.map(({ fiscal }) => fiscal?.document)).size).toBe(2);
  const stranger = await house.shop.makeBuyer();
  const refused = await house.shop.call(listOrderReceipts, {
    as: stranger.headers,
    params: { id: order.id },
  });
  expect(refused.problem).toMatchObject({ status: 404, code: 'order-not-found' });
});

test('what comes back before the hand-over was a prepayment, and afterwards a sale', async () => {
  const early = await makeOrder(house.shop);
  await house.pay(early.buyer, early.order);
  await giveBack(early.order);
  const late = await bought();
  house.shop.clock.advance(1000);
  await giveBack(late.order);
  const modes = house.fake.receipts
    .filter(({ type }) => type === 'refund')
    .slice(-2)
    .map(({ items }) => items[0]?.payment_mode);
  expect(modes).toEqual(['full_prepayment', 'full_payment']);
});

test('VAT is that of the moment of the sale, and of the tax system of the shop', async () => {
  const receipt = {
    fullName: 'Иванова Анна',
    inn: null,
    phone: '+79161234567',
    email: '',
    lines: [{ description: 'Кольцо', amount: kopecks(100), subject: 'commodity', mode: 'settled' }],
  } as const;
  const codeOf = async (at: string, wish: Partial<typeof house.settings> = {}) => {
    house.fake.seen.length = 0;
    const content = { ...receipt, lines: [...receipt.lines], at: new Date(at) };
    await createYookassa({ ...house.settings, ...wish })
      .receipts?.close({
        receiptId: `${at}-${JSON.stringify(wish).length}`,
        paymentProviderId: 'x',
        amount: kopecks(100),
        receipt: content,
      })
      .catch(() => undefined);
    const { items, tax_system_code: system } = house.fake.seen[0]?.body ?? {};
    return [JSON.parse(JSON.stringify(items))[0].vat_code, system];
  };
  expect(await codeOf('2025-12-31T20:59:00Z')).toEqual([4, undefined]);
  expect(await codeOf('2025-12-31T21:00:00Z')).toEqual([11, undefined]);
  expect(await codeOf('2026-06-01T00:00:00Z', { taxSystem: 'simplified-income' })).toEqual([1, 2]);
  expect(await codeOf('2026-06-01T00:00:00Z', { taxSystem: 'simplified-profit', vatCode: 7 })).toEqual([
    7, 3,
  ]);
});

async function bought(): Promise<{ buyer: TestBuyer; order: Order }> {
  const made = await makeOrder(house.shop);
  await house.pay(made.buyer, made.order);
  await hand(made.buyer, made.order, false);
  return made;
}

/** Pays, hands over and runs the job of it. */
async function hand(buyer: TestBuyer, order: Order, isPaidFirst = true): Promise<void> {
  if (isPaidFirst) await house.pay(buyer, order);
  await handOverAll(house.shop, order.id);
  await closeSale(house.shop.context, house.shop.payment, order.id);
}

async function settle(): Promise<void> {
  house.shop.clock.advance(DAY_MS);
  await processDueReceipts(house.shop.context, house.shop.payment);
}

async function giveBack({ id: orderId }: Order): Promise<void> {
  const { context, payment } = house.shop;
  const refundId = await context.db.transaction((tx) =>
    requestRefund(tx, asSystem(context, 'command'), {
      orderId,
      reason: 'returned',
      lines: 'rest',
      withDelivery: true,
    }),
  );
  await carryOutRefund(context, payment, refundId ?? '');
}

function receiptsSent() {
  return house.fake.seen.filter(({ method, path }) => method === 'POST' && path === '/v3/receipts');
}

function isClosingOf({ number }: Order) {
  const ids = [...house.fake.payments.values()].flatMap(({ id, description }) =>
    description === `Заказ ${number}` ? [id] : [],
  );
  return ({ payment_id: id, settlements }: (typeof house.fake.receipts)[number]) =>
    ids.includes(id) && settlements.some(({ type }) => type === 'prepayment');
}
