import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { makeFuser, readCode, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const NAME = { name: 'Анна', lastName: 'Воронцова' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('the form and the SMS code create an account with its profile, signed in', async () => {
  const fields = fieldsOf({ surName: 'Петровна', email: 'anna@example.ru', birthDate: '20.11.1990' });
  const { answer } = await register(fields);
  expect(answer().user).toMatchObject({
    ...NAME,
    phone: fields.phone,
    surName: 'Петровна',
    email: 'anna@example.ru',
    isEmailVerified: false,
    birthDate: '1990-11-20',
    isBirthDateGiven: true,
    bonus: 500,
  });
  expect(answer().redirectUrl).toBeNull();
  const headers = { authorization: `Bearer ${answer().token}` };
  expect((await api.call(currentUser, { headers })).answer()).toEqual([answer().user]);
});

test('a form that is sent twice at once registers one account and signs in twice', async () => {
  const fields = fieldsOf({ email: 'anna.twice@example.ru' });
  const code = await askToRegister(fields);
  const both = await Promise.all([1, 2].map(() => api.call(registerConfirm, { body: { ...fields, code } })));
  const [first, second] = both.map(({ answer }) => answer());
  expect(second?.user).toEqual(first?.user);
  expect(second?.user).toMatchObject({ ...NAME, bonus: 500 });
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'anna.twice@example.ru' } })).answer();
  expect(items).toHaveLength(1);
});

test('an account from the landing keeps its origin, and the visitor is redirected to their card', async () => {
  const fields = fieldsOf({ isPromo: true });
  const { answer } = await register(fields, { platform: 'landing' });
  expect(answer().redirectUrl).toBe('/personal/card/');
  expect(await columnsOf(fields.phone)).toMatchObject({ platform: 'landing' });
  const other = fieldsOf({});
  await register(other);
  expect(await columnsOf(other.phone)).toMatchObject({ platform: 'shop' });
});

test('the date of the consent is stored', async () => {
  const fields = fieldsOf({});
  await register(fields);
  expect(await columnsOf(fields.phone)).toMatchObject({ consented_at: api.clock.now() });
});

test('an existing account is signed in; its values stay, missing ones are filled in', async () => {
  const { accountId, phone } = await signIn(api);
  await api.database.query(`update accounts set name = 'Вера' where id = $1`, [accountId]);
  api.clock.advance(2 * MINUTE_MS);
  const { answer } = await register({ ...fieldsOf({ birthDate: '20.11.1990' }), phone });
  expect(answer().user).toMatchObject({
    id: accountId,
    name: 'Вера',
    lastName: 'Воронцова',
    birthDate: '1990-11-20',
    bonus: 500,
  });
});

test('cart and favourites of the anonymous visitor move to the account', async () => {
  const fuser = await makeFuser(api);
  const { id: productId } = await makeProduct(api.context.db);
  await api.send(`PUT /api/favourites/${productId}`, { headers: fuser });
  const { answer } = await register(fieldsOf({}), fuser);
  const headers = { authorization: `Bearer ${answer().token}` };
  expect((await api.call(getFavourites, { headers })).answer().ids).toEqual([productId]);
});

test('a link is sent to the address of the form at once', async () => {
  const email = `${makePhone().slice(1)}@example.ru`;
  await register(fieldsOf({ email }));
  await api.deliverOutbox();
  const [letter] = (await api.call(listSentMessages, { query: { to: email } })).answer().items;
  expect(letter?.text).toContain('https://shop.test/confirm-email/?token=');
});

test('the answer does not reveal whether the phone has an account', async () => {
  const { phone } = await signIn(api);
  api.clock.advance(2 * MINUTE_MS);
  const known = await api.call(registerRequest, { body: { ...fieldsOf({}), phone }, ip: 'known' });
  const unknown = await api.call(registerRequest, { body: fieldsOf({}), ip: 'unknown' });
  expect({ ...known.answer(), ticket: '' }).toEqual({ ...unknown.answer(), ticket: '' });
});

test('an invalid form is refused field by field and sends nothing', async () => {
  await api.deliverOutbox();
  const body = {
    phone: '+7 (495) 123-45-67',
    name: 'Анна1',
    lastName: '-',
    surName: 'П.',
    email: 'anna@',
    birthDate: '31.02.1990',
    acceptsPersonalData: false,
  };
  const response = await api.send('POST /api/user/register-request', { body });
  const problem = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(response.status).toBe(422);
  expect([...new Set(problem.errors.map(({ path }) => path))].toSorted()).toEqual(
    Object.keys(body).toSorted(),
  );
  expect(new Set(problem.errors.map(({ message }) => message))).toEqual(new Set(['Ошибка ввода данных']));
  expect(await api.deliverOutbox()).toBe(0);
});

test('a birth date in the future is refused', async () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const birthDate = tomorrow.split('-').toReversed().join('.');
  const { status, problem } = await api.call(registerRequest, { body: fieldsOf({ birthDate }) });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'birthDate']);
});

test('codes of registration and of signing in share their limits', async () => {
  const fields = fieldsOf({});
  expect((await api.call(registerRequest, { body: fields, ip: 'shared' })).status).toBe(200);
  const { status, problem } = await api.call(requestCode, { body: { phone: fields.phone }, ip: 'other' });
  expect([status, problem.code]).toEqual([429, 'too-many-codes']);
});

test('a wrong code creates no account, and the fifth wrong attempt is the last', async () => {
  const fields = fieldsOf({});
  const code = await askToRegister(fields);
  const wrong = code === '0000' ? '0001' : '0000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, problem } = await api.call(registerConfirm, { body: { ...fields, code: wrong } });
    expect([status, problem.errors]).toEqual([422, [{ path: 'code', message: 'Ошибка ввода данных' }]]);
  }
  expect((await api.call(registerConfirm, { body: { ...fields, code } })).problem.code).toBe(
    'too-many-tries',
  );
  expect(await columnsOf(fields.phone)).toBeUndefined();
});

test('another visitor cannot register with a code sent to this phone', async () => {
  const code = await askToRegister(fieldsOf({}));
  expect((await api.call(registerConfirm, { body: { ...fieldsOf({}), code } })).status).toBe(422);
});

test('a code registers one account, also with simultaneous requests, and ends in seconds', async () => {
  const fields = fieldsOf({});
  const code = await askToRegister(fields);
  const both = await Promise.all([1, 2].map(() => api.call(registerConfirm, { body: { ...fields, code } })));
  const [first, second] = both.map(({ answer }) => answer().user.id);
  expect(second).toBe(first);
  api.clock.advance(10_000);
  expect((await api.call(checkCode, { body: { phone: fields.phone, code } })).status).toBe(422);
});

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf(wish: { surName?: string; email?: string; birthDate?: string; isPromo?: boolean }) {
  return { phone: makePhone(), ...NAME, acceptsPersonalData: true as const, ...wish };
}

async function askToRegister(fields: Fields): Promise<string> {
  (await api.call(registerRequest, { body: fields, ip: `form-${fields.phone}` })).answer();
  await api.deliverOutbox();
  return readCode(api, fields.phone);
}

async function register(fields: Fields, headers: TestHeaders = {}) {
  const code = await askToRegister(fields);
  return api.call(registerConfirm, { body: { ...fields, code }, headers });
}

async function columnsOf(phone: string) {
  const { rows } = await api.database.query('select * from accounts where phone = $1', [phone]);
  return rows[0] as Record<string, unknown>;
}
