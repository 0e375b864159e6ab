import { expect, test } from 'vitest';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import { takeRegistration } from './registration-action.server.ts';

const FIELDS = {
  name: 'Анна',
  lastName: 'Орлова',
  phone: '+7 (916) 204-18-33',
  acceptsPersonalData: 'on',
  birthDate: '20.11.1990',
};

test('the flag of the landing is sent in both steps, and also as a header', async () => {
  const { api, sent } = fakeApi({
    retryAfter: 60,
    way: 'sms',
    ways: ['sms', 'call'],
    redirectUrl: '/personal/card/',
  });
  expect(await takeRegistration(api, formOf({ ...FIELDS, isPromo: '1', 'smart-token': 'human' }))).toEqual({
    step: 'code',
    values: { ...FIELDS, surName: '', email: '' },
    isSent: true,
    retryAfter: 60,
    problem: null,
    way: 'sms',
    ways: ['sms', 'call'],
  });
  expect(
    await takeRegistration(api, formOf({ ...FIELDS, isPromo: '1', intent: 'register', code: '1234' })),
  ).toEqual({ step: 'done', redirectUrl: '/personal/card/' });
  expect(sent.map(({ path, headers }) => [path, headers])).toEqual([
    ['/api/user/register-request', { platform: 'landing' }],
    ['/api/user/register-confirm', { platform: 'landing' }],
  ]);
  expect(sent[0]?.body).toMatchObject({ isPromo: true, acceptsPersonalData: true, token: 'human' });
  expect(sent[1]?.body).toMatchObject({ isPromo: true, code: '1234', birthDate: '20.11.1990' });
});

test('elsewhere neither flag nor header is sent', async () => {
  const { api, sent } = fakeApi({ retryAfter: 60 });
  await takeRegistration(api, formOf(FIELDS));
  expect([sent[0]?.body?.['isPromo'], sent[0]?.headers]).toEqual([false, {}]);
});

test('an invalid form is not sent and keeps its values', async () => {
  const { api, sent } = fakeApi({});
  const values = { ...FIELDS, name: 'Анна1', birthDate: '31.02.1990', acceptsPersonalData: '' };
  expect(await takeRegistration(api, formOf(values))).toEqual({
    step: 'form',
    values: { ...values, surName: '', email: '' },
    problem: { code: 'validation', retryAfter: 0, wrong: ['name', 'birthDate', 'acceptsPersonalData'] },
  });
  expect(sent).toEqual([]);
});

test('going back from the code to the phone keeps the values and calls nothing', async () => {
  const { api, sent } = fakeApi({});
  expect(await takeRegistration(api, formOf({ ...FIELDS, intent: 'change-phone', code: '12' }))).toEqual({
    step: 'form',
    values: { ...FIELDS, surName: '', email: '' },
    problem: null,
  });
  expect(sent).toEqual([]);
});

test('a code sent earlier is distinguished from one just sent', async () => {
  const early = problem({
    status: 429,
    code: 'too-many-codes',
    context: { retryAfter: 37, limit: 'resend' },
  });
  expect(await takeRegistration(fakeApi(early).api, formOf(FIELDS))).toMatchObject({
    step: 'code',
    isSent: false,
    retryAfter: 37,
    problem: null,
  });
});

test('a limit of the network is no sign of a code on its way, but a refused resend keeps the field', async () => {
  const { api } = fakeApi(
    problem({ status: 429, code: 'too-many-codes', context: { retryAfter: 37, limit: 'network' } }),
  );
  const refusal = { code: 'too-many-codes', retryAfter: 37, limit: 'network', wrong: [] };
  expect(await takeRegistration(api, formOf(FIELDS))).toMatchObject({ step: 'form', problem: refusal });
  const resend = formOf({ ...FIELDS, intent: 'register-code', 'sent-by': 'call', ways: 'sms,call' });
  expect(await takeRegistration(api, resend)).toMatchObject({
    step: 'code',
    isSent: false,
    retryAfter: 0,
    problem: refusal,
    way: 'call',
    ways: ['sms', 'call'],
  });
});

test('a wrong code stays at the code step, a field refused by the API returns to the form', async () => {
  const wrong = (path: string) =>
    problem({
      code: 'validation',
      errors: [{ path, message: 'Ошибка ввода данных' }],
    });
  const form = formOf({ ...FIELDS, intent: 'register', code: '0000' });
  const refusedCode = await takeRegistration(fakeApi(wrong('code')).api, form);
  expect(refusedCode).toMatchObject({ step: 'code', problem: { wrong: ['code'] }, values: FIELDS });
  const refusedEmail = await takeRegistration(fakeApi(wrong('email')).api, form);
  expect(refusedEmail).toMatchObject({ step: 'form', problem: { wrong: ['email'] }, values: FIELDS });
});

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])(
  'the visitor is not redirected to %j',
  async (redirectUrl) => {
    const form = formOf({ ...FIELDS, intent: 'register', code: '1234' });
    expect(await takeRegistration(fakeApi({ redirectUrl }).api, form)).toEqual({
      step: 'done',
      redirectUrl: null,
    });
  },
);
