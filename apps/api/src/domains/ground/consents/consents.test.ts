import { createHash } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { answerCookies, listConsents } from '@yahont/contracts/consents/consents.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { leave, sampleLead } from '#src/testing/leads.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, readCode, signIn } from '#src/testing/visitors.ts';
import { consents } from './consents.tables.ts';
import { purgeConsents } from './purge-consents.ts';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';

let api: TestApi;
let skuId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ skuId } = await fillSmallShop(api));
  const text = {
    path: '/politika/soglasie/',
    title: '',
    description: '',
    h1: 'Политика',
    lead: '',
    blocks: [],
  };
  await api.imports.importTextPages([text]);
});
afterAll(() => api.stop());

const list = async (headers: TestHeaders) =>
  (await api.call(listConsents, { headers }))
    .answer()
    .items.filter(({ source }) => source !== 'sign-in')
    .map(({ kind, scope, isGiven, source, document }) => ({
      kind,
      scope,
      isGiven,
      source,
      document,
    }));

/** Without the consent of the first sign-in, which every account here has. */
async function rowsOf(column: string, value: string | number) {
  const { rows } = await api.database.query(
    `select * from consents where ${column} = $1 and source <> 'sign-in' order by id`,
    [value],
  );
  return rows;
}

test('an order names the terms of sale and the text on personal data that were published at that moment', async () => {
  const { headers, accountId } = await signIn(api);
  await api.call(addCartLine, { headers, body: { skuId } });
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const placed = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': `consents-${accountId}` },
    body: courierOrder(options),
    ip: '203.0.113.77',
  });
  expect(placed.status).toBe(201);
  const own = { isGiven: true, source: 'checkout', scope: '' };
  expect(await list(headers)).toEqual(
    expect.arrayContaining([
      { ...own, kind: 'offer', document: '/delivery/' },
      { ...own, kind: 'offer', document: '/garantiya/' },
      { ...own, kind: 'personal-data', document: '/politika/soglasie/' },
    ]),
  );
  const { rows: texts } = await api.database.query(
    `select number::text as version, document_versions.body::text as body from document_versions
     join documents on documents.id = document_id
     where kind = 'page' and address = '/politika/soglasie/' and state = 'published'`,
  );
  const hash = createHash('sha256').update(z.string().parse(texts[0]?.['body'])).digest('hex');
  const kept = await rowsOf('account_id', accountId);
  const personal = kept.find((row) => row['document'] === '/politika/soglasie/');
  expect(personal).toMatchObject({ version: texts[0]?.['version'], hash, document: '/politika/soglasie/' });
  expect(personal?.['network']).toContain('203.0.113');
});

test('registration keeps the consent that it asks for', async () => {
  const phone = makePhone();
  const fields = { phone, name: 'Анна', lastName: 'Воронцова', acceptsPersonalData: true } as const;
  await api.call(registerRequest, { body: fields, ip: `test-${phone}` });
  await api.deliverOutbox();
  const { answer } = await api.call(registerConfirm, {
    body: { ...fields, code: await readCode(api, phone) },
  });
  expect(await rowsOf('account_id', answer().user.id)).toMatchObject([
    { kind: 'personal-data', source: 'registration', is_given: true },
  ]);
});

test('each subscription that changes is one more row; what stays as it was is none', async () => {
  const { headers, accountId } = await signIn(api);
  const change = (isActive: boolean) =>
    api.call(changeSubscriptions, {
      headers,
      body: {
        subscribes: [
          { code: 'guide', isActive },
          { code: 'actions-sms', isActive: false },
        ],
      },
    });
  await change(true);
  await change(true);
  await change(false);
  expect((await rowsOf('account_id', accountId)).map((row) => [row['scope'], row['is_given']])).toEqual([
    ['guide:mail', true],
    ['guide:mail', false],
  ]);
  expect(await list(headers)).toMatchObject([{ kind: 'marketing', scope: 'guide:mail', isGiven: false }]);
});

test('a consent to a text of before ends when the one to the text of today is taken back', async () => {
  const { headers, accountId } = await signIn(api);
  const old = { accountId, kind: 'marketing' as const, scope: 'guide:mail', isGiven: true, network: '' };
  const text = { document: '/politika/', version: '1', hash: '' };
  await api.context.db
    .insert(consents)
    .values({ ...old, ...text, contact: '', source: 'subscriptions', at: api.clock.now() });
  api.clock.advance(1000);
  const change = (isActive: boolean) =>
    api.call(changeSubscriptions, { headers, body: { subscribes: [{ code: 'guide', isActive }] } });
  await change(true);
  api.clock.advance(1000);
  await change(false);
  expect(await list(headers)).toMatchObject([
    { kind: 'marketing', scope: 'guide:mail', isGiven: false, document: '/politika/rassylka/' },
  ]);
});

test('a form of somebody without an account is kept with their phone, of an account with its number', async () => {
  const phone = makePhone();
  await leave(api, { ...sampleLead('feedback'), phone });
  expect(await rowsOf('contact', phone)).toMatchObject([
    { kind: 'personal-data', source: 'form', account_id: null, is_given: true },
  ]);
});

test('the answer about cookies is kept for visitors and accounts; that of a visitor for a year', async () => {
  const fuser = await makeFuser(api);
  const { headers, accountId } = await signIn(api);
  for (const caller of [fuser, headers])
    expect((await api.call(answerCookies, { headers: caller, body: { isAgreed: false } })).status).toBe(200);
  expect(await rowsOf('account_id', accountId)).toMatchObject([{ kind: 'cookies', is_given: false }]);
  const ofVisitors = async () =>
    (await api.database.query('select id from consents where fuser_id is not null')).rows.length;
  expect(await ofVisitors()).toBe(1);
  await purgeConsents(api.context);
  expect(await ofVisitors()).toBe(1);
  api.clock.advance(366 * 86_400_000);
  await purgeConsents(api.context);
  expect(await ofVisitors()).toBe(0);
  expect(await rowsOf('account_id', accountId)).toHaveLength(1);
});

test('the same answer is kept once a day, another one each time', async () => {
  const { headers: first, accountId, phone } = await signIn(api);
  const answer = async (isAgreed: boolean, headers = first) => {
    (await api.call(answerCookies, { headers, body: { isAgreed } })).answer();
    return (await rowsOf('account_id', accountId)).length;
  };
  expect([await answer(true), await answer(true), await answer(false), await answer(true)]).toEqual([
    1, 1, 2, 3,
  ]);
  api.clock.advance(86_400_000);
  expect(await answer(true, (await signIn(api, { phone })).headers)).toBe(4);
});

test('nobody without a token answers, and only an account has a list; another account sees its own alone', async () => {
  expect((await api.call(answerCookies, { body: { isAgreed: true } })).status).toBe(401);
  expect((await api.call(listConsents, { headers: await makeFuser(api) })).status).toBe(401);
  const stranger = await signIn(api);
  expect(await list(stranger.headers)).toEqual([]);
});
