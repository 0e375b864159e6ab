import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ATTACHED_FORM_BYTES } from '@yahont/values/leads/attachments.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let account: TestHeaders;
beforeAll(async () => {
  api = await createTestApi();
  account = (await signIn(api)).headers;
});
afterAll(() => api.stop());

const PERSON = { name: 'Анна', lastName: 'Орлова', phone: '+79162041833' };
const ORDER = {
  contact: PERSON,
  payment: 'cash',
  acceptsOffer: true,
  acceptsPersonalData: true,
  expectedTotal: 100,
};
const ADDRESS = { street: 'Арбат', house: '7', flat: '12' };

function byCourier(address: object) {
  return { ...ORDER, delivery: { kind: 'courier', address, date: '2026-11-21' } };
}

type Case = [what: string, call: string, body: unknown, paths: string[]];

test.each<Case>([
  ['absent', 'POST /api/auth/code', {}, ['phone']],
  ['absent', 'POST /api/user/update', {}, ['name', 'lastName']],
  ['absent', 'POST /api/cart/promo-code', {}, ['code']],
  ['no object', 'POST /api/user/update', [], ['']],
  ['mistyped', 'POST /api/auth/code', { phone: [] }, ['phone']],
  [
    'mistyped',
    'POST /api/user/update',
    { name: 5, lastName: null, email: {} },
    ['name', 'lastName', 'email'],
  ],
  ['mistyped', 'POST /api/cart/promo-code', { code: 7 }, ['code']],
  ['mistyped', 'POST /api/cart/lines', { skuId: '7', quantity: 1.5 }, ['skuId', 'quantity']],
  ['too long', 'POST /api/auth/code', { phone: '9'.repeat(41) }, ['phone']],
  ['too long', 'POST /api/cart/promo-code', { code: 'A'.repeat(41) }, ['code']],
  ['too short', 'POST /api/cart/promo-code', { code: ' ' }, ['code']],
  [
    'nested and absent',
    'POST /api/orders',
    byCourier({}),
    ['delivery.address.street', 'delivery.address.house'],
  ],
  [
    'nested and mistyped',
    'POST /api/orders',
    byCourier({ ...ADDRESS, house: 7 }),
    ['delivery.address.house'],
  ],
  [
    'nested and too long',
    'POST /api/orders',
    byCourier({ ...ADDRESS, flat: '1'.repeat(61), comment: 'а'.repeat(501) }),
    ['delivery.address.flat', 'delivery.address.comment'],
  ],
  ['no choice of ours', 'POST /api/orders', { ...ORDER, delivery: { kind: 'drone' } }, ['delivery.kind']],
  ['a wrong part of the path', 'DELETE /api/cart/lines/x', undefined, ['id']],
  ['named twice', 'GET /api/location/cities/by-name/?city=Тверь&city=Москва', undefined, ['city']],
  ['named like a part of an object', 'GET /api/location/cities/by-name/?__proto__=a', undefined, ['city']],
  ['absent in the query', 'GET /api/location/cities/by-name/', undefined, ['city']],
])('%s: %s says «Ошибка ввода данных» for each field', async (_what, call, body, paths) => {
  const response = await api.send(call, {
    headers: { ...account, 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    code: 'validation',
    title: 'Ошибка ввода данных',
    errors: paths.map((path) => ({ path, message: 'Ошибка ввода данных' })),
  });
});

const TOO_LONG = { status: 413, code: 'body-too-large', title: 'Слишком длинный запрос' };

test('JSON that is longer than the API takes is refused before it is parsed', async () => {
  const long = await api.send('POST /api/leads', { body: { text: 'x'.repeat(64 * 1024) } });
  expect(await long.json()).toMatchObject(TOO_LONG);
  const taken = await api.send('POST /api/leads', { body: { text: 'x'.repeat(60 * 1024) } });
  expect(taken.status).toBe(422);
});

test('a form is refused for its JSON and for its files, each with its own limit', async () => {
  const send = (form: FormData) =>
    api.fetch(new Request('http://api.test/api/leads', { method: 'POST', body: form }), {
      ip: '127.0.0.1',
      requestId: randomUUID(),
    });
  const formOf = (json: string, bytes: number) => {
    const form = new FormData();
    form.set('body', json);
    form.append('file', new File([new Uint8Array(bytes)], 'фасад.jpg', { type: 'image/jpeg' }));
    return form;
  };
  const long = await send(formOf(JSON.stringify({ text: 'x'.repeat(64 * 1024) }), 1));
  expect(await long.json()).toMatchObject(TOO_LONG);
  const heavy = await send(formOf('{}', ATTACHED_FORM_BYTES + 1));
  expect(await heavy.json()).toMatchObject(TOO_LONG);
  expect((await send(formOf('{}', 1))).status).toBe(422);
});
