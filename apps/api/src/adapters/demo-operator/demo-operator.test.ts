import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import {
  answerOperator,
  payByCard,
  startPayment,
  type ApplicationStep,
} from '@yahont/contracts/payment/payment.ts';
import { carryOutRefund } from '#src/domains/buying/payment/index.ts';
import { applyForInstalment } from '#src/testing/money/instalment-order.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { SIGNING_CODE, TEST_PHONES } from './test-phones.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const phoneFor = (outcome: string) => TEST_PHONES.find((one) => one.outcome === outcome)?.phone ?? '';

async function begin() {
  const applied = await applyForInstalment(shop);
  const as = applied.buyer.headers;
  const params = { id: applied.payment.id };
  const step = (body: ApplicationStep) => shop.call(answerOperator, { as, params, body });
  const apply = (outcome: string) => step({ step: 'apply', phone: phoneFor(outcome) });
  return { ...applied, as, params: { id: applied.order.id }, step, apply };
}

test('an application is approved, signed and in force: its payments add up to the price', async () => {
  const { apply, step, statusOf, read } = await begin();
  const approved = (await apply('approved')).answer();
  expect(approved.next).toEqual({ kind: 'application-signature', testCode: SIGNING_CODE });
  expect(approved.instalment?.number).toMatch(/^ЯР-[0-9A-F]{8}$/);
  expect(await statusOf()).toBe('awaiting-payment');
  const wrong = await step({ step: 'sign', code: '0000' });
  expect([wrong.status, wrong.problem.code]).toEqual([409, 'wrong-code']);
  expect((await step({ step: 'sign', code: SIGNING_CODE })).answer().status).toBe('succeeded');
  expect(await statusOf()).toBe('paid');
  const { instalment } = await read();
  expect(instalment?.state).toBe('in-force');
  expect(instalment?.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_990_000);
});

test('an operator that asks for more decides afterwards, and steps out of turn change nothing', async () => {
  const { apply, step, statusOf } = await begin();
  expect((await step({ step: 'sign', code: SIGNING_CODE })).answer().status).toBe('pending');
  expect((await apply('asks-for-more')).answer().next).toEqual({ kind: 'application-details' });
  expect((await step({ step: 'details', inn: '500100732259' })).answer().next.kind).toBe(
    'application-signature',
  );
  await step({ step: 'sign', code: SIGNING_CODE });
  expect(await statusOf()).toBe('paid');
});

test('after a refusal, and after three wrong codes, the buyer may apply again', async () => {
  const { apply, step, payment, as, params } = await begin();
  expect((await apply('refused')).answer()).toMatchObject({
    status: 'refused',
    instalment: { state: 'refused' },
  });
  const again = (await shop.call(startPayment, { as, params })).answer();
  expect(again.id).not.toBe(payment.id);
  expect((await step({ step: 'apply', phone: phoneFor('approved') })).answer().status).toBe('refused');
  const second = (body: ApplicationStep) => shop.call(answerOperator, { as, params: { id: again.id }, body });
  await second({ step: 'apply', phone: phoneFor('approved') });
  await second({ step: 'sign', code: '0000' });
  await second({ step: 'sign', code: '0000' });
  expect((await second({ step: 'sign', code: '0000' })).answer().status).toBe('refused');
});

test('a card does not pay an instalment, and a stranger does not answer the operator', async () => {
  const { payment, as } = await begin();
  const params = { id: payment.id };
  const card = { number: '2200000000000004', expiry: '12/99', cvc: '123' };
  expect((await shop.call(payByCard, { as, params, body: card })).status).toBe(404);
  const stranger = await shop.makeBuyer();
  const body = { step: 'apply' as const, phone: phoneFor('approved') };
  expect((await shop.call(answerOperator, { as: stranger.headers, params, body })).status).toBe(404);
});

test('a cancelled order gives the price back to the operator', async () => {
  const { apply, step, order, as, params, statusOf } = await begin();
  await apply('approved');
  await step({ step: 'sign', code: SIGNING_CODE });
  await shop.call(cancelOrder, { as, params });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  await carryOutRefund(shop.context, shop.payment, refundId);
  expect(await statusOf()).toBe('refunded');
});
