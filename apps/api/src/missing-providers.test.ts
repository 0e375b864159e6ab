import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { getCallbackActivity, requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { getHome } from '@yahont/contracts/content/content.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { createAccessToken, deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { createTestApi, makePhone, TEST_SECRETS, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';

let api: TestApi;
let shop: SmallShop;
let headers: TestHeaders;

beforeAll(async () => {
  api = await createTestApi({
    payment: { kind: 'none' },
    instalments: { kind: 'none' },
    captcha: { kind: 'none' },
    sms: { kind: 'none' },
    mail: { kind: 'none' },
    operators: { kind: 'none' },
    callbackHours: 'line',
    devOutbox: false,
  });
  shop = await fillSmallShop(api);
  headers = await signInBySql();
});
afterAll(() => api.stop());

test('nobody can sign in or register while no SMS are sent, and nothing is written', async () => {
  const phone = makePhone();
  const asked = await api.call(requestCode, { body: { phone, token: 'solved' } });
  expect([asked.status, asked.problem.code]).toEqual([503, 'sms-missing']);
  const form = { phone, name: 'Анна', lastName: 'Иванова', acceptsPersonalData: true } as const;
  const registered = await api.call(registerRequest, { body: form });
  expect([registered.status, registered.problem.code]).toEqual([503, 'sms-missing']);
  const { rows } = await api.database.query('select 1 from sign_in_codes');
  expect(rows).toEqual([]);
});

test('forms that want a captcha are refused while there is none, even with a token', async () => {
  const body = {
    topic: 'other',
    message: 'Здравствуйте, есть вопрос.',
    name: 'Анна',
    phone: makePhone(),
    acceptsPersonalData: true,
  } as const;
  for (const token of ['', 'solved']) {
    const { status, problem } = await api.call(sendFeedback, { body: { ...body, token } });
    expect([status, problem.code]).toEqual([503, 'captcha-missing']);
  }
  expect((await api.database.query('select 1 from leads')).rows).toEqual([]);
});

test('a call back is not offered without operators', async () => {
  expect((await api.call(getCallbackActivity)).answer().value.active).toBe(false);
  const asked = await api.call(requestCallback, { body: { phone: makePhone(), token: 'solved' } });
  expect(asked.answer().value.success).toBe(false);
});

test('an address cannot be proved while no mail is sent', async () => {
  const { status, problem } = await api.call(requestEmailVerification, {
    headers,
    body: { email: 'anna@example.ru' },
  });
  expect([status, problem.code]).toEqual([503, 'mail-missing']);
});

test('without a bank an order is paid on delivery, and neither card nor credit is offered or taken', async () => {
  (await api.call(addCartLine, { body: { skuId: shop.skuId }, headers })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  expect(options.paymentRules).toMatchObject({ cardMax: null, credit: null });
  const order = courierOrder(options);
  const place = (payment: 'card' | 'credit' | 'cash') =>
    api.call(placeOrder, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { ...order, payment },
    });
  for (const payment of ['card', 'credit'] as const) {
    const { status, problem } = await place(payment);
    expect([status, problem.code]).toEqual([409, 'payment-unavailable']);
  }
  const placed = (await place('cash')).answer();
  expect(placed).toMatchObject({ status: 'new', canPay: false });
  // Its messages are dropped and do not fail.
  expect(await api.deliverOutbox()).toBeGreaterThan(0);
  const { rows } = await api.database.query('select 1 from sent_messages');
  expect(rows).toEqual([]);
});

test('without an operator the home page promises no instalments', async () => {
  await api.imports.importHome({
    hero: [],
    tilePaths: [],
    royal: { eyebrow: '', title: '', text: '', tiles: [] },
    actions: [],
    guide: [],
    promises: [
      { icon: 'truck', title: 'Курьер', text: '' },
      { icon: 'percent', title: 'Рассрочка', text: '', needsInstalments: true },
    ],
  });
  const { promises } = (await api.call(getHome)).answer();
  expect(promises.map(({ title }) => title)).toEqual(['Курьер']);
});

/** A signed-in account; the ordinary way needs the SMS that this shop does not send. */
async function signInBySql(): Promise<TestHeaders> {
  const sessionId = randomUUID();
  const { rows } = await api.database.query(
    'insert into accounts (phone, created_at) values ($1, now()) returning id',
    [makePhone()],
  );
  const accountId = Number(rows[0]?.['id']);
  await api.database.query(
    `insert into sessions (id, account_id, created_at, expires_at) values ($1, $2, now(), now() + interval '1 day')`,
    [sessionId, accountId],
  );
  const key = deriveKeys(TEST_SECRETS).access;
  const token = await createAccessToken(key, { accountId, sessionId, now: api.clock.now() });
  return { authorization: `Bearer ${token}` };
}
