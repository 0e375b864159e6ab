import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { getPayment, startPayment } from '@yahont/contracts/payment/payment.ts';
import { listSavedCards, removeSavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { consents } from '#src/domains/ground/consents/consents.tables.ts';
import { savedCards } from '#src/domains/buying/payment/cards/saved-cards.tables.ts';
import { beginPayment, carryOutRefund, reconcileStuckPayments } from '#src/domains/buying/payment/index.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { findInDatabase } from '#src/testing/search-database.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ methods: ['card', 'sbp'], savesCards: true });
});
beforeEach(() => {
  house.fake.seen.length = 0;
});
afterAll(() => house.stop());

test('only with the consent the bank is asked to save the card, and then the shop keeps it', async () => {
  const buyer = await house.shop.makeBuyer();
  await house.pay(buyer, await orderFor(buyer));
  expect(bodies()[0]).not.toHaveProperty('save_payment_method');
  expect(await cardsOf(buyer)).toEqual([]);

  const order = await orderFor(buyer, { savesCard: true });
  await house.pay(buyer, order);
  expect(bodies().at(-1)).toMatchObject({
    save_payment_method: true,
    payment_method_data: { type: 'bank_card' },
  });
  expect(await cardsOf(buyer)).toEqual([
    { id: expect.any(String), brand: 'Мир', last4: '4242', validUntil: '2029-09', isExpired: false },
  ]);
  const [row] = await rowsOf(buyer);
  expect(row).toMatchObject({ provider: 'yookassa', orderId: order.id });
  const { methodId = '' } = row ?? {};
  expect(house.fake.books.methods.has(methodId)).toBe(true);
  expect(await findInDatabase(house.shop.database, methodId)).toEqual({ 'public.saved_cards': 1 });
});

test('a tick beside another way to pay saves nothing', async () => {
  const buyer = await house.shop.makeBuyer();
  await house.pay(buyer, await orderFor(buyer, { savesCard: true, payment: 'sbp' }));
  expect(bodies()[0]).not.toHaveProperty('save_payment_method');
  expect(await saidBy(buyer)).not.toContain('saved-card');
  expect(await cardsOf(buyer)).toEqual([]);
});

test('a bank that did not save the card, or says nothing sensible about it, leaves none', async () => {
  const buyer = await house.shop.makeBuyer();
  for (const spoil of [
    { saved: false },
    { saved: true, card: { last4: 'XXXX', expiry_year: '', expiry_month: '', card_type: '' } },
  ]) {
    const order = await orderFor(buyer, { savesCard: true });
    const { providerId } = await house.begin(buyer, order);
    house.fake.succeed(providerId);
    const booked = house.fake.payments.get(providerId);
    if (booked?.payment_method) Object.assign(booked.payment_method, spoil);
    await house.notify(providerId);
    expect((await house.read(buyer, order)).isPaid).toBe(true);
  }
  expect(await cardsOf(buyer)).toEqual([]);
});

test('simultaneous and late notices keep one card, also after it was removed', async () => {
  const buyer = await house.shop.makeBuyer();
  const order = await orderFor(buyer, { savesCard: true });
  const { providerId } = await house.begin(buyer, order);
  house.fake.succeed(providerId);
  await Promise.all([1, 2, 3].map(() => house.notify(providerId)));
  const [card] = await cardsOf(buyer);
  expect(await cardsOf(buyer)).toHaveLength(1);
  await house.shop.call(removeSavedCard, { as: buyer.headers, params: { id: card?.id ?? '' } });
  await house.notify(providerId);
  expect(await cardsOf(buyer)).toEqual([]);
});

test('a saved card pays without a page, with its receipt, and a refund gives the money back', async () => {
  const { buyer, cardId, methodId } = await saved();
  const order = await orderFor(buyer, { savedCardId: cardId });
  const { payment } = await house.begin(buyer, order);
  expect(payment).toMatchObject({ status: 'succeeded', isBySavedCard: true, next: { kind: 'done' } });
  expect(bodies().at(-1)).toMatchObject({
    payment_method_id: methodId,
    capture: false,
    confirmation: { type: 'redirect' },
  });
  expect(bodies().at(-1)).not.toHaveProperty('payment_method_data');
  expect(bodies().at(-1)).not.toHaveProperty('save_payment_method');
  expect((await house.read(buyer, order)).isPaid).toBe(true);
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'payment', amount: 4_990_000 }]);
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  const [refundId = ''] = await refundIdsOf(house.shop.context.db, order.id);
  await carryOutRefund(house.shop.context, house.shop.payment, refundId);
  expect((await house.read(buyer, order)).status).toBe('refunded');
});

test('a bank that wants 3-D Secure sends the shopper to its page', async () => {
  const { buyer, cardId, methodId } = await saved();
  setOutcome(methodId, 'asks');
  const order = await orderFor(buyer, { savedCardId: cardId });
  const { payment, providerId } = await house.begin(buyer, order);
  expect(payment).toMatchObject({ status: 'pending', next: { kind: 'redirect' } });
  house.fake.succeed(providerId);
  await house.notify(providerId);
  expect((await house.read(buyer, order)).isPaid).toBe(true);
});

test.each([
  ['card_expired', 'card-expired'],
  ['permission_revoked', 'card-revoked'],
  ['unknown', 'card-revoked'],
] as const)('a card refused with %s is forgotten, and another card pays', async (outcome, refusal) => {
  const { buyer, cardId, methodId } = await saved();
  setOutcome(methodId, outcome);
  const order = await orderFor(buyer, { savedCardId: cardId });
  const read = () => house.shop.call(getPayment, { as: buyer.headers, params: { id: order.id } });
  expect((await read()).answer()).toMatchObject({ status: 'refused', refusal, isBySavedCard: true });
  expect(await cardsOf(buyer)).toEqual([]);
  expect((await saidBy(buyer)).filter((word) => word.startsWith('saved-card'))).toEqual([
    'saved-card given',
    'saved-card ended',
  ]);
  house.shop.clock.advance(1000);
  const { payment } = await house.begin(buyer, order);
  expect(payment).toMatchObject({ isBySavedCard: false, next: { kind: 'redirect' } });
  expect(bodies().at(-1)).toHaveProperty('payment_method_data');
});

test('a card without enough money stays saved', async () => {
  const { buyer, cardId, methodId } = await saved();
  setOutcome(methodId, 'insufficient_funds');
  const order = await orderFor(buyer, { savedCardId: cardId });
  const read = await house.shop.call(getPayment, { as: buyer.headers, params: { id: order.id } });
  expect(read.answer()).toMatchObject({ status: 'refused', refusal: 'insufficient-funds' });
  expect(await cardsOf(buyer)).toHaveLength(1);
});

test('after a server error the same request with the same key charges the card once', async () => {
  const { buyer, cardId, methodId } = await saved();
  const order = await orderFor(buyer, { savedCardId: cardId });
  for (let time = 0; time < 3; time += 1) house.fake.failNext(500);
  const start = () => house.shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  expect((await start()).problem.code).toBe('payment-provider-unavailable');
  // The card is removed meanwhile; the payment ends as it began.
  await house.shop.call(removeSavedCard, { as: buyer.headers, params: { id: cardId } });
  expect((await start()).answer()).toMatchObject({ status: 'succeeded' });
  const sent = house.fake.seen.filter(({ method, path }) => method === 'POST' && path === '/v3/payments');
  expect(new Set(sent.map(({ idempotenceKey }) => idempotenceKey)).size).toBe(1);
  expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(
    [...house.fake.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(order.id)),
  ).toHaveLength(1);
  expect(await findInDatabase(house.shop.database, methodId), 'nothing keeps the id').toEqual({});
});

test.each([
  { takesAtOnce: false, way: 'let go' },
  { takesAtOnce: true, way: 'refunded' },
])('money of a lost answer is $way when the order ended meanwhile', async ({ takesAtOnce }) => {
  const { buyer, cardId, methodId } = await saved();
  Object.assign(house.fake.books.methods.get(methodId) ?? {}, { takesAtOnce });
  const order = await orderFor(buyer, { savedCardId: cardId });
  for (let time = 0; time < 3; time += 1) house.fake.failNext(500);
  await house.shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  house.shop.clock.advance(3 * 60_000);
  for (let round = 0; round < 2; round += 1)
    await reconcileStuckPayments(house.shop.context, house.shop.payment);
  for (const refundId of await refundIdsOf(house.shop.context.db, order.id))
    await carryOutRefund(house.shop.context, house.shop.payment, refundId);
  const booked = [...house.fake.payments.values()].find(
    ({ metadata }) => metadata['order_id'] === String(order.id),
  );
  expect(booked?.status).toBe(takesAtOnce ? 'succeeded' : 'canceled');
  const back = house.fake.refunds.filter(({ payment_id: id }) => id === booked?.id);
  expect(back.map(({ amount }) => amount.value)).toEqual(takesAtOnce ? ['49900.00'] : []);
});

test('a payment that never reached the bank is given up with its order, and the bank charges nothing', async () => {
  const { buyer, cardId } = await saved();
  const order = await orderFor(buyer, { savedCardId: cardId });
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  const [row] = await house.shop.context.db.select().from(payments).where(eq(payments.orderId, order.id));
  await beginPayment(house.shop.context, house.shop.payment, row?.id ?? '');
  const [ended] = await house.shop.context.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(ended).toMatchObject({ state: 'cancelled', methodId: null });
  expect(bodies().filter((body) => 'payment_method_id' in body)).toEqual([]);
});

test('the same card saved again is one card with the latest consent', async () => {
  const { buyer, methodId } = await saved();
  const order = await orderFor(buyer, { savesCard: true });
  await house.pay(buyer, order);
  const [row, ...others] = await rowsOf(buyer);
  expect(row?.orderId).toBe(order.id);
  expect([others.length, row?.methodId === methodId]).toEqual([0, false]);
  expect((await saidBy(buyer)).filter((word) => word.startsWith('saved-card'))).toEqual([
    'saved-card given',
    'saved-card given',
    'saved-card ended',
  ]);
});

test('without the right to save cards none is offered, charged or saved', async () => {
  const other = await openYookassaShop({ methods: ['card'] });
  try {
    const buyer = await other.shop.makeBuyer();
    const { skuId } = await other.shop.makeProduct();
    await fillCart(other.shop, buyer, skuId);
    const options = await other.shop.call(getCheckoutOptions, { as: buyer.headers });
    expect(options.answer().cards).toEqual({ canSave: false, saved: [] });
    const order = (await sendOrder(other.shop, buyer, { savesCard: true })).answer();
    await other.pay(buyer, order);
    expect(other.fake.seen[0]?.body).not.toHaveProperty('save_payment_method');
    expect(await other.shop.context.db.$count(consents, eq(consents.kind, 'saved-card'))).toBe(0);
  } finally {
    await other.stop();
  }
});

test('money of a saved card is held until the hand-over where the shop holds money, and the card is kept once', async () => {
  const holding = await openYookassaShop({ capture: 'at-hand-over', savesCards: true });
  try {
    const { shop } = holding;
    const buyer = await shop.makeBuyer();
    const place = async (wish: Partial<OrderBody>) => {
      const { skuId } = await shop.makeProduct();
      await fillCart(shop, buyer, skuId);
      return (await sendOrder(shop, buyer, wish)).answer();
    };
    const first = await holding.pay(buyer, await place({ savesCard: true }));
    const [card] = (await shop.call(listSavedCards, { as: buyer.headers })).answer().items;
    const order = await place({ savedCardId: card?.id ?? '' });
    await holding.begin(buyer, order);
    const [payment] = await shop.context.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(payment).toMatchObject({ state: 'held', methodId: null });
    expect(holding.fake.payments.get(first)?.status).toBe('waiting_for_capture');
    expect((await holding.read(buyer, order)).isPaid).toBe(true);
  } finally {
    await holding.stop();
  }
});

function bodies(): Record<string, unknown>[] {
  return house.fake.seen
    .filter(({ method, path }) => method === 'POST' && path === '/v3/payments')
    .map(({ body }) => body);
}

async function orderFor(buyer: TestBuyer, wish: Partial<OrderBody> = {}): Promise<Order> {
  const { skuId } = await house.shop.makeProduct();
  await fillCart(house.shop, buyer, skuId);
  return (await sendOrder(house.shop, buyer, wish)).answer();
}

/** A buyer with a saved card. */
async function saved() {
  const buyer = await house.shop.makeBuyer();
  await house.pay(buyer, await orderFor(buyer, { savesCard: true }));
  const [card] = await rowsOf(buyer);
  if (!card) throw new Error('no card was saved');
  house.fake.seen.length = 0;
  return { buyer, methodId: card.methodId, cardId: card.id };
}

function setOutcome(methodId: string, outcome: string): void {
  const method = house.fake.books.methods.get(methodId);
  if (!method) throw new Error(`the bank knows no card ${methodId}`);
  method.outcome = outcome;
}

async function cardsOf(buyer: TestBuyer) {
  return (await house.shop.call(listSavedCards, { as: buyer.headers })).answer().items;
}

function rowsOf({ accountId }: TestBuyer) {
  return house.shop.context.db.select().from(savedCards).where(eq(savedCards.accountId, accountId));
}

/** What the log says of a buyer, in the order of time. */
async function saidBy({ accountId }: TestBuyer): Promise<string[]> {
  const rows = await house.shop.context.db
    .select({ kind: consents.kind, isGiven: consents.isGiven })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(consents.id);
  return rows.map(({ kind, isGiven }) => `${kind} ${isGiven ? 'given' : 'ended'}`);
}
