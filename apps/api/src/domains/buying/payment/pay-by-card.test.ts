import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import {
  answerOperator,
  confirmPayment,
  getPayment,
  payByCard,
  payByTransfer,
  type Payment,
} from '@yahont/contracts/payment/payment.ts';
import { TEST_CODE } from '#src/adapters/demo-bank/test-cards.ts';
import { cardNumber, startPaying, typeCard, type CardOutcome } from '#src/testing/money/card-payment.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { findInDatabase } from '#src/testing/search-database.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { reconcilePayment } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('an accepted card pays the order, and paying again changes nothing', async () => {
  const { buyer, order } = await makeOrder(shop);
  const payment = await start(buyer, order.id);
  expect(payment).toMatchObject({
    status: 'pending',
    amount: 4_990_000,
    orderNumber: order.number,
    next: { kind: 'card-form' },
  });
  expect(await start(buyer, order.id)).toMatchObject({ id: payment.id });
  expect((await pay(buyer, payment.id, 'accepted')).answer()).toMatchObject({
    status: 'succeeded',
    refusal: null,
    next: { kind: 'done' },
  });
  expect((await pay(buyer, payment.id, 'refused')).answer()).toMatchObject({ status: 'succeeded' });
  await Promise.all([
    reconcilePayment(shop.context, shop.payment, payment.id),
    reconcilePayment(shop.context, shop.payment, payment.id),
  ]);
  const paid = await read(buyer, order.id);
  expect(paid).toMatchObject({ status: 'paid', isPaid: true, canPay: false });
  expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid']);
  expect(await start(buyer, order.id)).toMatchObject({ id: payment.id, status: 'succeeded' });
});

test('a refused card leaves the order waiting, and a new attempt pays it', async () => {
  const { buyer, order } = await makeOrder(shop);
  const first = await start(buyer, order.id);
  expect((await pay(buyer, first.id, 'refused')).answer()).toMatchObject({
    status: 'refused',
    refusal: 'insufficient-funds',
    next: { kind: 'done' },
  });
  expect(await read(buyer, order.id)).toMatchObject({ status: 'awaiting-payment', canPay: true });
  expect(
    (await shop.call(getPayment, { as: buyer.headers, params: { id: order.id } })).answer(),
  ).toMatchObject({ id: first.id, status: 'refused' });
  shop.clock.advance(1000);
  const second = await start(buyer, order.id);
  expect(second.id).not.toBe(first.id);
  expect((await pay(buyer, second.id, 'accepted')).answer().status).toBe('succeeded');
  expect((await read(buyer, order.id)).isPaid).toBe(true);
});

test('a card that requires a code is paid with the right one', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  expect((await pay(buyer, id, 'confirmation')).answer()).toMatchObject({
    status: 'waiting-for-confirmation',
    next: { kind: 'code', testCode: TEST_CODE },
  });
  const wrong = await confirm(buyer, id, '0000');
  expect([wrong.status, wrong.problem.code, wrong.problem.context]).toEqual([
    409,
    'wrong-code',
    { triesLeft: 2 },
  ]);
  expect((await confirm(buyer, id, TEST_CODE)).answer()).toMatchObject({ status: 'succeeded' });
  expect((await read(buyer, order.id)).status).toBe('paid');
});

test('the third wrong code ends the attempt', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'confirmation');
  await confirm(buyer, id, '0000');
  await confirm(buyer, id, '0001');
  expect((await confirm(buyer, id, '0002')).answer()).toMatchObject({
    status: 'refused',
    refusal: 'wrong-code',
  });
  expect((await confirm(buyer, id, TEST_CODE)).answer()).toMatchObject({ status: 'refused' });
});

test('an expired card and a card that the bank did not issue are refused', async () => {
  const { buyer, order } = await makeOrder(shop);
  const first = await start(buyer, order.id);
  expect((await pay(buyer, first.id, 'accepted', '01/20')).answer().refusal).toBe('card-expired');
  shop.clock.advance(1000);
  const second = await start(buyer, order.id);
  const body = { number: '4111111111111111', expiry: '12/99', cvc: '123' };
  expect(
    (await shop.call(payByCard, { as: buyer.headers, params: { id: second.id }, body })).answer().refusal,
  ).toBe('declined');
});

test.each(['sbp', 'sberpay'] as const)(
  'a transfer by %s is paid, or refused and tried again',
  async (payment) => {
    const { buyer, order } = await makeOrder(shop, { payment });
    expect(order).toMatchObject({ status: 'awaiting-payment', paymentKind: payment });
    const first = await start(buyer, order.id);
    expect(first.next).toEqual({ kind: 'transfer-form', method: payment });
    const answer = (id: string, outcome: 'accepted' | 'refused') =>
      shop.call(payByTransfer, { as: buyer.headers, params: { id }, body: { outcome } });
    expect((await answer(first.id, 'refused')).answer().status).toBe('refused');
    const second = await start(buyer, order.id);
    expect((await answer(second.id, 'accepted')).answer().status).toBe('succeeded');
    expect((await answer(second.id, 'refused')).answer().status).toBe('succeeded');
    expect((await read(buyer, order.id)).status).toBe('paid');
  },
);

test('a stranger, another account, neither pays a transfer nor answers the operator', async () => {
  const stranger = await shop.makeBuyer();
  const { buyer, order } = await makeOrder(shop, { payment: 'sbp' });
  const { id } = await start(buyer, order.id);
  const params = { id };
  const paid = await shop.call(payByTransfer, {
    as: stranger.headers,
    params,
    body: { outcome: 'accepted' },
  });
  const body = { step: 'apply' as const, phone: '+79000000001' };
  const applied = await shop.call(answerOperator, { as: stranger.headers, params, body });
  expect([paid.status, applied.status]).toEqual([404, 404]);
  expect((await read(buyer, order.id)).status).toBe('awaiting-payment');
});

test('no table stores a card number', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'accepted');
  expect(await findInDatabase(shop.database, cardNumber('accepted'))).toEqual({});
  expect(await findInDatabase(shop.database, id), 'what the tables have is found').toMatchObject({
    'public.payments': 1,
  });
});

function start(buyer: TestBuyer, orderId: number): Promise<Payment> {
  return startPaying(shop, buyer, orderId);
}

function pay(buyer: TestBuyer, paymentId: string, outcome: CardOutcome, expiry?: string) {
  return typeCard(shop, buyer, { paymentId, outcome, ...(expiry === undefined ? {} : { expiry }) });
}

function confirm(buyer: TestBuyer, id: string, code: string) {
  return shop.call(confirmPayment, { as: buyer.headers, params: { id }, body: { code } });
}

async function read(buyer: TestBuyer, orderId: number) {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: orderId } })).answer();
}
