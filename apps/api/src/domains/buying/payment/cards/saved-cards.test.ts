import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { changeCard, confirmPayment, getPayment } from '@yahont/contracts/payment/payment.ts';
import { listSavedCards, removeSavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { roubles } from '@yahont/values/money.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { TEST_CODE } from '#src/adapters/demo-bank/test-cards.ts';
import { consents } from '#src/domains/ground/consents/consents.tables.ts';
import { startPaying, typeCard, type CardOutcome } from '#src/testing/money/card-payment.ts';
import { GIFT } from '#src/testing/money/sold-certificates.ts';
import { fillCart, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { findInDatabase } from '#src/testing/search-database.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { payments } from '../payment.tables.ts';
import { paymentData } from '../personal-data.ts';
import { savedCards } from './saved-cards.tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('a card is saved with a consent, pays the next order, and goes with the consent', async () => {
  const { buyer, cardId } = await withCard('accepted');
  expect(await consentsOf(buyer)).toMatchObject([
    { isGiven: true, source: 'checkout', scope: expect.stringMatching(/^order:\d+$/), network: '127.0.0.1' },
  ]);
  const order = await orderFor(buyer, { savedCardId: cardId });
  expect(await payment(buyer, order)).toMatchObject({ status: 'succeeded', isBySavedCard: true });
  expect(await isPaid(buyer, order)).toBe(true);
  expect((await remove(buyer, cardId)).answer()).toEqual({ items: [] });
  expect(await consentsOf(buyer)).toMatchObject([
    { isGiven: true },
    { isGiven: false, source: 'saved-cards', document: '/politika/karty/' },
  ]);
  expect((await remove(buyer, cardId)).problem.code).toBe('saved-card-not-found');
});

test('without a tick nothing is saved', async () => {
  const buyer = await shop.makeBuyer();
  await pay(buyer, await orderFor(buyer), 'accepted');
  expect([await cardsOf(buyer), await consentsOf(buyer)]).toEqual([[], []]);
});

test('the tick holds for the next attempt of the order: a refused card is not saved, the one that pays is', async () => {
  const buyer = await shop.makeBuyer();
  const order = await orderFor(buyer, { savesCard: true });
  await pay(buyer, order, 'refused');
  expect(await cardsOf(buyer)).toEqual([]);
  shop.clock.advance(1000);
  await pay(buyer, order, 'accepted');
  expect(await cardsOf(buyer)).toMatchObject([{ last4: '0004' }]);
});

test('a saved card may ask for a code each time', async () => {
  const { buyer, cardId } = await withCard('confirmation');
  const order = await orderFor(buyer, { savedCardId: cardId });
  const asked = await payment(buyer, order);
  expect(asked).toMatchObject({ status: 'waiting-for-confirmation', next: { kind: 'code' } });
  const body = { code: TEST_CODE };
  (await shop.call(confirmPayment, { as: buyer.headers, params: { id: asked.id }, body })).answer();
  expect(await isPaid(buyer, order)).toBe(true);
});

test('instead of the code for a saved card another card pays, and the code pays nothing any more', async () => {
  const { buyer, cardId } = await withCard('confirmation');
  const order = await orderFor(buyer, { savedCardId: cardId });
  const asked = await payment(buyer, order);
  expect(asked).toMatchObject({ isBySavedCard: true, canChangeCard: true });
  shop.clock.advance(1000);
  const call = { as: buyer.headers, params: { id: asked.id } };
  const typed = (await shop.call(changeCard, call)).answer();
  expect(typed).toMatchObject({ isBySavedCard: false, canChangeCard: false, next: { kind: 'card-form' } });
  // The bank of the demo can end an unpaid payment, and so it did.
  const [booked] = await shop.context.db
    .select()
    .from(demoBankPayments)
    .where(eq(demoBankPayments.id, asked.id));
  expect(booked?.state).toBe('cancelled');
  const late = await shop.call(confirmPayment, { ...call, body: { code: TEST_CODE } });
  expect(late.answer()).toMatchObject({ status: 'cancelled' });
  expect(await isPaid(buyer, order)).toBe(false);
  const paid = await typeCard(shop, buyer, { paymentId: typed.id, outcome: 'accepted', expiry: '09/35' });
  expect(paid.answer().status).toBe('succeeded');
  expect(await isPaid(buyer, order)).toBe(true);
  expect((await shop.call(changeCard, call)).answer()).toMatchObject({ id: typed.id, status: 'succeeded' });
});

test('a payment for which a card is typed is not replaced', async () => {
  const buyer = await shop.makeBuyer();
  const { id, canChangeCard } = await startPaying(shop, buyer, (await orderFor(buyer)).id);
  expect(canChangeCard).toBe(false);
  const answer = await shop.call(changeCard, { as: buyer.headers, params: { id } });
  expect(answer.answer()).toMatchObject({ id, status: 'pending' });
});

test('a saved card without enough money stays, one that its bank revoked goes', async () => {
  const poor = await withCard('refused-when-saved');
  const refused = await payment(poor.buyer, await orderFor(poor.buyer, { savedCardId: poor.cardId }));
  expect(refused).toMatchObject({ status: 'refused', refusal: 'insufficient-funds' });
  expect(await cardsOf(poor.buyer)).toHaveLength(1);

  const dead = await withCard('revoked-when-saved');
  const order = await orderFor(dead.buyer, { savedCardId: dead.cardId });
  expect(await payment(dead.buyer, order)).toMatchObject({ status: 'refused', refusal: 'card-revoked' });
  expect(await cardsOf(dead.buyer)).toEqual([]);
  expect(await consentsOf(dead.buyer)).toMatchObject([{}, { isGiven: false, source: 'payment' }]);
  shop.clock.advance(1000);
  await pay(dead.buyer, order, 'accepted');
  expect(await isPaid(dead.buyer, order)).toBe(true);
});

test('an expired card is listed, and neither offered nor charged', async () => {
  const { buyer, cardId } = await withCard('accepted');
  await shop.context.db.update(savedCards).set({ validUntil: '2020-01' }).where(eq(savedCards.id, cardId));
  expect(await cardsOf(buyer)).toMatchObject([{ isExpired: true }]);
  expect(await offeredTo(buyer)).toEqual([]);
  expect((await tryOrder(buyer, { savedCardId: cardId })).problem.code).toBe('saved-card-gone');
});

test('a saved card buys no gift certificate: a session that was left open would turn it into money', async () => {
  const { buyer, cardId } = await withCard('accepted');
  const amount = roubles(5_000);
  (await shop.call(addCertificate, { as: buyer.headers, body: { amount, gift: GIFT } })).answer();
  expect(await offeredTo(buyer)).toEqual([]);
  const wish = { delivery: { kind: 'electronic' as const }, expectedTotal: amount };
  const refused = await sendOrder(shop, buyer, { ...wish, savedCardId: cardId });
  expect(refused.problem.code).toBe('saved-card-gone');
  expect((await sendOrder(shop, buyer, wish)).answer().status).toBe('awaiting-payment');
});

test('another account cannot see, charge or remove a card', async () => {
  const { buyer, cardId } = await withCard('accepted');
  const stranger = await shop.makeBuyer();
  expect([await cardsOf(stranger), await offeredTo(stranger)]).toEqual([[], []]);
  const order = await tryOrder(stranger, { savedCardId: cardId });
  expect([order.status, order.problem.code]).toEqual([409, 'saved-card-gone']);
  expect((await remove(stranger, cardId)).problem.code).toBe('saved-card-not-found');
  expect(await consentsOf(stranger)).toEqual([]);
  expect(await cardsOf(buyer)).toHaveLength(1);
  expect((await shop.call(listSavedCards, { as: shop.makeVisitor().headers })).status).toBe(401);
});

test('another account cannot replace the card of a payment', async () => {
  const { buyer, cardId } = await withCard('confirmation');
  const order = await orderFor(buyer, { savedCardId: cardId });
  const { id } = await payment(buyer, order);
  const stranger = await shop.makeBuyer();
  const tried = await shop.call(changeCard, { as: stranger.headers, params: { id } });
  expect([tried.status, tried.problem.code]).toEqual([404, 'payment-not-found']);
  expect((await shop.call(changeCard, { as: shop.makeVisitor().headers, params: { id } })).status).toBe(401);
  expect(await payment(buyer, order)).toMatchObject({ id, status: 'waiting-for-confirmation' });
});

test('a card of an earlier bank is not offered', async () => {
  const { buyer, cardId } = await withCard('accepted');
  await shop.context.db.update(savedCards).set({ provider: 'earlier' }).where(eq(savedCards.id, cardId));
  expect(await offeredTo(buyer)).toEqual([]);
  expect((await tryOrder(buyer, { savedCardId: cardId })).problem.code).toBe('saved-card-gone');
});

test('an order sent twice charges the card once', async () => {
  const { buyer, cardId } = await withCard('accepted');
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const key = `saved-card-${buyer.accountId}`;
  const sent = await Promise.all([1, 2].map(() => sendOrder(shop, buyer, { savedCardId: cardId }, key)));
  const [first, second] = sent.map((one) => one.answer().id);
  expect(first).toBe(second);
  await Promise.all([1, 2, 3].map(() => startPaying(shop, buyer, first ?? 0)));
  expect(await shop.context.db.$count(payments, eq(payments.orderId, first ?? 0))).toBe(1);
});

test('how the bank names a card is in the table of cards alone, and in no answer or export', async () => {
  const { buyer, cardId } = await withCard('accepted');
  const [row] = await shop.context.db.select().from(savedCards).where(eq(savedCards.id, cardId));
  const methodId = row?.methodId ?? '';
  const order = await orderFor(buyer, { savedCardId: cardId });
  const said = [
    await cardsOf(buyer),
    await offeredTo(buyer),
    await payment(buyer, order),
    (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer(),
    await paymentData.exportData(shop.context.db, personOf(buyer)),
  ];
  expect(JSON.stringify(said)).not.toContain(methodId);
  expect(JSON.stringify(said.at(-1))).toContain('"last4":"0004"');
  expect(await findInDatabase(shop.database, methodId)).toEqual({
    'public.demo_bank_methods': 1,
    'public.saved_cards': 1,
  });
  await shop.context.db.transaction((tx) => paymentData.erase(tx, personOf(buyer), shop.context));
  expect(await cardsOf(buyer)).toEqual([]);
  expect(await consentsOf(buyer)).toMatchObject([
    { isGiven: true },
    { isGiven: false, source: 'erasure', network: '' },
  ]);
});

/** A buyer who paid an order by this test card and let the bank remember it. */
async function withCard(outcome: CardOutcome): Promise<{ buyer: TestBuyer; cardId: string }> {
  const buyer = await shop.makeBuyer();
  const order = await orderFor(buyer, { savesCard: true });
  const paid = await pay(buyer, order, outcome);
  if (paid.next.kind === 'code') {
    const call = { as: buyer.headers, params: { id: paid.id }, body: { code: TEST_CODE } };
    (await shop.call(confirmPayment, call)).answer();
  }
  const [card] = await cardsOf(buyer);
  return { buyer, cardId: card?.id ?? '' };
}

async function tryOrder(buyer: TestBuyer, wish: Partial<OrderBody>) {
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return sendOrder(shop, buyer, wish);
}

async function orderFor(buyer: TestBuyer, wish: Partial<OrderBody> = {}): Promise<Order> {
  return (await tryOrder(buyer, wish)).answer();
}

async function pay(buyer: TestBuyer, { id }: Order, outcome: CardOutcome) {
  const { id: paymentId } = await startPaying(shop, buyer, id);
  return (await typeCard(shop, buyer, { paymentId, outcome, expiry: '09/35' })).answer();
}

async function payment(buyer: TestBuyer, { id }: Order) {
  // What a job may have begun before.
  return (await shop.call(getPayment, { as: buyer.headers, params: { id } })).answer();
}

async function isPaid(buyer: TestBuyer, { id }: Order): Promise<boolean> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer().isPaid;
}

function remove(buyer: TestBuyer, id: string) {
  return shop.call(removeSavedCard, { as: buyer.headers, params: { id } });
}

async function cardsOf(buyer: TestBuyer) {
  return (await shop.call(listSavedCards, { as: buyer.headers })).answer().items;
}

async function offeredTo(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().cards.saved;
}

function consentsOf({ accountId }: TestBuyer) {
  return shop.context.db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(consents.id)
    .then((rows) => rows.filter(({ kind }) => kind === 'saved-card'));
}

function personOf({ accountId }: TestBuyer) {
  return { accountId, phone: null, addresses: [], ownAddresses: [] };
}
