import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { createFuser, visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { createAccessToken } from './access-token.ts';
import { createFuserToken, readFuserToken } from './fuser-token.ts';
import { createIdentify } from './identify.ts';
import { deriveKeys } from './keys.ts';

const YEAR_MS = 365 * 86_400_000;
const keys = deriveKeys({ tokenKey: 'x'.repeat(32) });
const now = new Date('2026-11-20T12:00:00Z');

const EMPTY = {
  user: null,
  cartCount: 0,
  favouriteIds: [],
  favouriteStoneIds: [],
  compared: { stones: [], products: [] },
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('an anonymous visitor gets a token that any JWT library can read', async () => {
  const { answer } = await api.call(createFuser);
  expect(answer()).toMatchObject({ success: true });
  const token = await createFuserToken(keys.fuser, now);
  const { payload } = await jwtVerify(token, keys.fuser, { audience: 'fuser', currentDate: now });
  expect(payload.sub).toMatch(/^[0-9a-f-]{36}$/);
  expect(payload.exp).toBe((now.getTime() + YEAR_MS) / 1000);
});

test('the summary of a caller without a token is empty', async () => {
  const { answer } = await api.call(visitorSummary);
  expect(answer()).toEqual(EMPTY);
});

test('the summary shows an account its name, points and favourites, and another visitor none of them', async () => {
  const { headers, accountId } = await signIn(api);
  const { id } = await makeProduct(api.context.db);
  await api.call(addFavourite, { params: { id }, headers });
  const own = (await api.call(visitorSummary, { headers })).answer();
  expect(own).toMatchObject({ user: { id: accountId, bonus: 500 }, cartCount: 0, favouriteIds: [id] });
  const strange = (await api.call(visitorSummary, { headers: await makeFuser(api) })).answer();
  expect(strange).toEqual(EMPTY);
});

test('a bearer token identifies an account and wins over a Fuser-Token', async () => {
  const token = await createAccessToken(keys.access, { accountId: 7, sessionId: 's', now });
  const fuser = await createFuserToken(keys.fuser, now);
  const identify = createIdentify(keys, { now: () => now, hasEnded: () => false });
  const caller = { kind: 'account', accountId: 7, sessionId: 's' };
  expect(await identify(new Headers({ authorization: `Bearer ${token}`, 'fuser-token': fuser }))).toEqual(
    caller,
  );
  expect(await identify(new Headers({ authorization: 'Bearer x', 'fuser-token': fuser }))).toEqual({
    kind: 'nobody',
  });
});

test('a broken, foreign or expired token identifies nobody', async () => {
  let time = now;
  const identify = createIdentify(keys, { now: () => time, hasEnded: () => false });
  const foreign = deriveKeys({ tokenKey: 'y'.repeat(32) });
  const fuser = await createFuserToken(keys.fuser, now);
  const access = await createAccessToken(keys.access, { accountId: 7, sessionId: 's', now });
  const [, payload = '', signature = ''] = fuser.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const broken = [
    '',
    'x',
    'a.b.c',
    'a.b.c.d',
    `${fuser}x`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    access,
    await createFuserToken(foreign.fuser, now),
    await createFuserToken(keys.access, now),
  ];
  for (const token of broken) {
    expect(await identify(new Headers({ 'fuser-token': token })), token).toEqual({ kind: 'nobody' });
  }
  expect(await identify(new Headers({ authorization: `Bearer ${fuser}` }))).toEqual({ kind: 'nobody' });
  expect((await identify(new Headers({ 'fuser-token': fuser }))).kind).toBe('fuser');
  time = new Date(now.getTime() + YEAR_MS);
  expect(await identify(new Headers({ 'fuser-token': fuser }))).toEqual({ kind: 'nobody' });
  expect(readFuserToken(fuser, { key: keys.fuser, now: time })).toBeNull();
});

test('a short secret is refused', () => {
  expect(() => deriveKeys({ tokenKey: 'short' })).toThrow('32');
});
