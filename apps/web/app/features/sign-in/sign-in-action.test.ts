import { expect, test } from 'vitest';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import { meansAction } from './means/means-action.server.ts';
import { changePhone, sendCode, signIn } from './sign-in-action.server.ts';

const phone = '+7 (916) 204-18-33';
const SENT = { 'sent-by': 'sms', ways: 'sms,call' };

const limited = (limit: string, retryAfter = 30) =>
  fakeApi(problem({ status: 429, code: 'too-many-codes', context: { retryAfter, limit } })).api;
const robot = () => fakeApi(problem({ code: 'captcha-failed' })).api;

test('a code that was sent within the minute can be typed, whichever form asks again', async () => {
  const coming = { step: 'code', isSent: false, retryAfter: 30, problem: null };
  expect(await sendCode(limited('resend'), formOf({ phone }))).toMatchObject(coming);
  expect(await sendCode(limited('resend'), formOf({ phone, ...SENT }))).toMatchObject(coming);
});

test.each(['network', 'phone'])(
  'the limit of the %s alone does not say that a code was sent',
  async (limit) => {
    expect(await sendCode(limited(limit), formOf({ phone }))).toMatchObject({
      step: 'phone',
      phone,
      problem: { code: 'too-many-codes', limit },
    });
  },
);

test('a resend that a limit or the captcha refuses keeps the field of the code and says why', async () => {
  const kept = { step: 'code', phone, isSent: false, retryAfter: 0, way: 'sms', ways: ['sms', 'call'] };
  const resend = () => formOf({ phone, ...SENT });
  expect(await sendCode(limited('phone', 3000), resend())).toMatchObject({
    ...kept,
    problem: { code: 'too-many-codes', retryAfter: 3000 },
  });
  expect(await sendCode(robot(), resend())).toMatchObject({ ...kept, problem: { code: 'captcha-failed' } });
  const wrong = fakeApi(problem({ code: 'validation', errors: [{ path: 'phone', message: '' }] })).api;
  expect(await sendCode(wrong, resend())).toMatchObject({ step: 'phone', problem: { wrong: ['phone'] } });
});

test('the profile keeps the field too, but asks for a proof that has run out', async () => {
  const take = (intent: string, api = limited('network')) => {
    const form = formOf({ intent, phone, ...SENT });
    return meansAction(form)?.(api, form);
  };
  const refusal = { isSent: false, problem: { code: 'too-many-codes' } };
  expect(await take('ask-proof')).toMatchObject({ kind: 'prove-code', ...refusal });
  expect(await take('ask-phone')).toMatchObject({ kind: 'phone-code', ...refusal });
  const late = fakeApi(problem({ status: 403, code: 'proof-needed' })).api;
  expect(await take('ask-phone', late)).toMatchObject({ kind: 'prove' });
});

test('the tick goes with the code, and through every step', async () => {
  const ticked = { phone, acceptsPersonalData: 'on', ...SENT };
  expect(changePhone(formOf(ticked))).toMatchObject({ step: 'phone', phone, accepts: true });
  expect(await sendCode(limited('resend'), formOf(ticked))).toMatchObject({ step: 'code', accepts: true });
  const wrong = problem({ code: 'code-wrong', context: { triesLeft: 4 } });
  const { api, sent } = fakeApi(wrong);
  const form = { ...ticked, code: '0000' };
  expect(await signIn(api, formOf(form))).toMatchObject({ step: 'code', accepts: true });
  expect(await signIn(api, formOf({ phone, code: '0000' }))).toMatchObject({ step: 'code', accepts: false });
  expect(sent.map(({ body }) => body)).toMatchObject([
    { acceptsPersonalData: true },
    { acceptsPersonalData: false },
  ]);
});

test('a newcomer without the tick keeps phone and code for the last question', async () => {
  const errors = [{ path: 'acceptsPersonalData', message: '' }];
  const { api } = fakeApi(problem({ code: 'consent-needed', errors }));
  expect(await signIn(api, formOf({ phone, code: '4071', ...SENT }))).toMatchObject({
    step: 'consent',
    phone,
    code: '4071',
    way: 'sms',
    ways: ['sms', 'call'],
    problem: { wrong: ['acceptsPersonalData'] },
  });
});
