import { expect, test } from 'vitest';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import { payFromForm, startFromForm, startQuietly } from './pay-action.server.ts';

const CARD = { intent: 'card', paymentId: '7', number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123' };
const CODE = { intent: 'code', paymentId: '7', code: '1234' };

test('a card and a code are sent with the fields of their form only', async () => {
  const { api, sent } = fakeApi({ status: 'paid' });
  const paid = { status: 'paid', wrong: [], problem: null };
  expect(await payFromForm(api, formOf({ ...CARD, code: '1' }))).toEqual(paid);
  expect(await payFromForm(api, formOf({ ...CODE, number: '1' }))).toEqual(paid);
  const { number, expiry, cvc } = CARD;
  expect(sent).toEqual([
    { path: '/api/payments/{id}/card', params: { id: '7' }, body: { number, expiry, cvc } },
    { path: '/api/payments/{id}/code', params: { id: '7' }, body: { code: '1234' } },
  ]);
});

test('another card is asked for by the payment alone', async () => {
  const { api, sent } = fakeApi({ status: 'pending' });
  const asked = await payFromForm(api, formOf({ ...CARD, intent: 'another-card' }));
  expect(asked).toEqual({ status: 'pending', wrong: [], problem: null });
  expect(sent).toEqual([{ path: '/api/payments/{id}/another-card', params: { id: '7' } }]);
  const late = problem({ code: 'not-payable' });
  expect(await payFromForm(fakeApi(late).api, formOf({ ...CARD, intent: 'another-card' }))).toMatchObject({
    wrong: [],
    problem: { code: 'not-payable' },
  });
});

test('a payment is begun by a form, and quietly after an order', async () => {
  const { api, sent } = fakeApi({ status: 'pending' });
  expect(await startFromForm(api, 5, formOf({ intent: 'start' }))).toMatchObject({ status: 'pending' });
  await startQuietly(api, 6);
  expect(sent).toEqual([
    { path: '/api/orders/{id}/payment', params: { id: 5 } },
    { path: '/api/orders/{id}/payment', params: { id: 6 } },
  ]);
  const silent = problem({ code: 'payment-provider-unavailable' });
  await startQuietly(fakeApi(silent).api, 6);
  expect(await startFromForm(fakeApi(silent).api, 5, formOf({}))).toMatchObject({
    problem: { code: 'payment-provider-unavailable' },
  });
  await expect(startQuietly(fakeApi(new Error('broken')).api, 6)).rejects.toThrow('broken');
});

test('invalid fields are reported without a call', async () => {
  const { api, sent } = fakeApi({});
  expect(await payFromForm(api, formOf({ ...CARD, number: '1', cvc: '12' }))).toEqual({
    status: null,
    wrong: ['number', 'cvc'],
    problem: null,
  });
  expect(await payFromForm(api, formOf({ ...CODE, code: '12' }))).toMatchObject({ wrong: ['code'] });
  expect(sent).toEqual([]);
});

test('a refusal names the fields of its own form', async () => {
  const wrongCode = problem({ code: 'wrong-code', context: { triesLeft: 2 } });
  expect(await payFromForm(fakeApi(wrongCode).api, formOf(CODE))).toEqual({
    status: null,
    wrong: ['code'],
    problem: { code: 'wrong-code', triesLeft: 2 },
  });
  const errors = ['code', 'expiry'].map((path) => ({ path, message: '' }));
  const validation = problem({ code: 'validation', errors });
  expect(await payFromForm(fakeApi(validation).api, formOf(CARD))).toMatchObject({ wrong: ['expiry'] });
});

test('an error that is not a refusal is thrown', async () => {
  await expect(payFromForm(fakeApi(new TypeError('broken')).api, formOf(CARD))).rejects.toThrow('broken');
});
