import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { changeCard } from '#src/domains/buying/payment/otherwise/change-card.ts';
import { beginPayment, reconcileStuckPayments } from '#src/domains/buying/payment/index.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import type { NewPayment } from '#src/domains/buying/payment/provider.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import { expectAgreement } from '#src/testing/money/agreeing-books.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import {
  askForAnother,
  changeTo,
  orderByAskingCard,
  readPaid,
  statesOf,
} from '#src/testing/money/asking-card.ts';

const MINUTE_MS = 60_000;

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ methods: ['card'], savesCards: true, timeoutMs: 10_000 });
});
beforeEach(() => {
  house.fake.seen.length = 0;
});
afterAll(() => house.stop());

test('an order whose saved card waits for 3-D Secure is paid by a card that is typed', async () => {
  const asking = await orderByAskingCard(house);
  expect(await readPaid(house, asking)).toMatchObject({ isBySavedCard: true, canChangeCard: true });
  const { payment, typedId } = await changeTo(house, asking);
  expect(payment).toMatchObject({ status: 'pending', isBySavedCard: false, canChangeCard: false });
  expect(house.fake.seen.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    payment_method_data: { type: 'bank_card' },
    // The first attempt may be paid too, so nothing is taken before the shop says so.
    capture: false,
  });
  expect(await statesOf(house, asking)).toEqual(['replaced', 'pending']);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  expect(await house.read(asking.buyer, asking.order)).toMatchObject({ isPaid: true, status: 'paid' });
  expect(await house.receiptsOf(asking.order)).toMatchObject([{ kind: 'payment', amount: 4_990_000 }]);
  // YooKassa ends an unconfirmed payment within an hour.
  house.fake.cancel(asking.savedId, 'expired_on_confirmation');
  house.shop.clock.advance(60 * MINUTE_MS);
  await reconcileStuckPayments(house.shop.context, house.shop.payment);
  expect(await statesOf(house, asking)).toEqual(['refused', 'succeeded']);
  house.fake.books.fiscalise();
  await expectAgreement(house, asking.buyer, asking.order.id);
});

test('two clicks at once open one attempt', async () => {
  const asking = await orderByAskingCard(house);
  house.fake.seen.length = 0;
  house.shop.clock.advance(1000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => askForAnother(house, asking)));
  expect(new Set(answers.map((one) => one.answer().id)).size).toBe(1);
  expect(await statesOf(house, asking)).toEqual(['replaced', 'pending']);
  const created = house.fake.seen.filter(({ method }) => method === 'POST');
  expect(new Set(created.map(({ idempotenceKey }) => idempotenceKey)).size).toBe(1);
  const again = await askForAnother(house, asking);
  expect(again.answer().id).toBe(answers[0]?.answer().id);
});

test.each([{ takesAtOnce: false }, { takesAtOnce: true }])(
  'a payment that has just succeeded answers that the order is paid (bank takes at once: $takesAtOnce)',
  async (bank) => {
    const asking = await orderByAskingCard(house, bank);
    house.fake.succeed(asking.savedId);
    const { payment } = await changeTo(house, asking);
    expect(payment).toMatchObject({ status: 'succeeded', isBySavedCard: true });
    expect(await statesOf(house, asking)).toEqual(['succeeded']);
    expect((await house.read(asking.buyer, asking.order)).isPaid).toBe(true);
  },
);

test('after a refusal a card is typed, and nothing is replaced', async () => {
  const asking = await orderByAskingCard(house);
  house.fake.cancel(asking.savedId, '3d_secure_failed');
  const { payment } = await changeTo(house, asking);
  expect(payment).toMatchObject({ status: 'pending', isBySavedCard: false, next: { kind: 'redirect' } });
  expect(await statesOf(house, asking)).toEqual(['refused', 'pending']);
  expect(house.fake.seen.findLast(({ method }) => method === 'POST')?.body['capture']).toBe(true);
});

test('another account cannot change the card of a payment', async () => {
  const asking = await orderByAskingCard(house);
  const stranger = await house.shop.makeBuyer();
  const answer = await askForAnother(house, { ...asking, buyer: stranger });
  expect([answer.status, answer.problem.code]).toEqual([404, 'payment-not-found']);
  const visitor = { ...stranger, headers: house.shop.makeVisitor().headers };
  expect((await askForAnother(house, { ...asking, buyer: visitor })).status).toBe(401);
  expect(await statesOf(house, asking)).toEqual(['pending']);
});

test('an order that has ended is not paid by another card', async () => {
  const asking = await orderByAskingCard(house);
  house.shop.clock.advance(31 * MINUTE_MS);
  await expireReservations(house.shop.context);
  expect(await readPaid(house, asking)).toMatchObject({ canChangeCard: false });
  const answer = await askForAnother(house, asking);
  expect([answer.status, answer.problem.code]).toEqual([409, 'not-payable']);
  expect(await statesOf(house, asking)).toEqual(['pending']);
});

test('while the bank does not say what became of the payment, nothing changes', async () => {
  const asking = await orderByAskingCard(house);
  house.fake.isAway = true;
  const answer = await askForAnother(house, asking);
  expect([answer.status, answer.problem.code]).toEqual([503, 'payment-provider-unavailable']);
  house.fake.isAway = false;
  expect(await statesOf(house, asking)).toEqual(['pending']);
});

test('a process that is killed between the two attempts leaves one that the next process begins', async () => {
  const asking = await orderByAskingCard(house);
  const { context, contextOf, payment, clock } = house.shop;
  clock.advance(1000);
  const killed = () => Promise.reject(new Error('killed'));
  const provider = { ...payment.provider, create: killed, cancel: killed };
  const dying = changeCard(contextOf(asking.buyer), { ...payment, provider }, asking.paymentId);
  await expect(dying).rejects.toThrow('killed');
  expect(await statesOf(house, asking)).toEqual(['replaced', 'created']);
  house.fake.cancel(asking.savedId, 'expired_on_confirmation');
  expect(await reconcileStuckPayments(context, payment, { olderThanMs: 0 })).toBeGreaterThanOrEqual(2);
  expect(await statesOf(house, asking)).toEqual(['refused', 'pending']);
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  expect((await house.read(asking.buyer, asking.order)).isPaid).toBe(true);
});

test('a replaced attempt that its bank never heard of is not begun any more', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { context, contextOf, payment } = house.shop;
  const killed = () => Promise.reject(new Error('killed'));
  house.shop.clock.advance(1000);
  const provider = { ...payment.provider, create: killed };
  const dying = changeCard(contextOf(asking.buyer), { ...payment, provider }, asking.paymentId);
  await expect(dying).rejects.toThrow('killed');
  // The first attempt pays the order before the second one has begun.
  house.fake.succeed(asking.savedId);
  await house.notify(asking.savedId);
  expect(await statesOf(house, asking)).toEqual(['succeeded', 'replaced']);
  house.fake.seen.length = 0;
  const [second] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, asking.order.id), eq(payments.state, 'replaced')));
  await beginPayment(context, payment, second?.id ?? '');
  expect(await statesOf(house, asking)).toEqual(['succeeded', 'cancelled']);
  expect(house.fake.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an attempt that lost its turn while the bank was slow to begin it is watched, and let go', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { context, contextOf, payment, clock } = house.shop;
  clock.advance(1000);
  const create = async (request: NewPayment) => {
    // The first attempt pays meanwhile, and the second one is given up before the bank has answered about it.
    house.fake.succeed(asking.savedId);
    await house.notify(asking.savedId);
    await beginPayment(context, payment, request.paymentId);
    expect(await statesOf(house, asking)).toEqual(['succeeded', 'cancelled']);
    return payment.provider.create(request);
  };
  const slow = { ...payment, provider: { ...payment.provider, create } };
  await changeCard(contextOf(asking.buyer), slow, asking.paymentId);
  expect(await statesOf(house, asking)).toEqual(['succeeded', 'replaced']);
  const typed = [...house.fake.payments.values()].at(-1);
  house.fake.succeed(typed?.id ?? '');
  await house.notify(typed?.id ?? '');
  expect(typed?.status).toBe('canceled');
  expect(await statesOf(house, asking)).toEqual(['succeeded', 'cancelled']);
});

test('an order that is cancelled after the change leaves no attempt open', async () => {
  const asking = await orderByAskingCard(house);
  const { typedId } = await changeTo(house, asking);
  const { buyer, order, savedId } = asking;
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  for (const id of [savedId, typedId]) house.fake.succeed(id);
  house.shop.clock.advance(3 * MINUTE_MS);
  await reconcileStuckPayments(house.shop.context, house.shop.payment);
  expect(await statesOf(house, asking)).toEqual(['cancelled', 'cancelled']);
  expect([savedId, typedId].map((id) => house.fake.payments.get(id)?.status)).toEqual([
    'canceled',
    'canceled',
  ]);
  expect(house.fake.refunds.filter(({ payment_id: id }) => [savedId, typedId].includes(id))).toEqual([]);
});

test('nobody is erased while a replaced payment may still bring money', async () => {
  const asking = await orderByAskingCard(house);
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  const { accountId } = asking.buyer;
  const person = { accountId, phone: null, addresses: [], ownAddresses: [] };
  const hindrance = () => house.shop.context.db.transaction((tx) => paymentData.findHindrance(tx, person));
  expect(await hindrance()).toMatchObject({ reason: 'open-payments', orders: [asking.order.number] });
  house.fake.cancel(asking.savedId, 'expired_on_confirmation');
  await house.notify(asking.savedId, { event: 'payment.canceled' });
  expect(await hindrance()).toBeNull();
});

test('a card that is refused after the change is followed by a third attempt, held like the second', async () => {
  const asking = await orderByAskingCard(house);
  const { typedId } = await changeTo(house, asking);
  house.fake.cancel(typedId, 'insufficient_funds');
  await house.notify(typedId, { event: 'payment.canceled' });
  house.shop.clock.advance(1000);
  const call = { as: asking.buyer.headers, params: { id: asking.order.id } };
  (await house.shop.call(startPayment, call)).answer();
  expect(await statesOf(house, asking)).toEqual(['replaced', 'refused', 'pending']);
  expect(house.fake.seen.findLast(({ method }) => method === 'POST')?.body['capture']).toBe(false);
});
