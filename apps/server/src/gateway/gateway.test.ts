import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { cookiesOf, fieldsOf, openDoor } from '#src/testing/open-door.ts';
import type { OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const MINUTE = 60;
const json = { 'content-type': 'application/json' };

test('cookies become the headers that the API wants, and go no further', async () => {
  const response = await door.browse('/api/visitor', {
    cookie: `${signedInCookies(door.api, 'anna', 10 * MINUTE)}; city=300`,
  });
  expect(await response.json()).toMatchObject({ kind: 'account', caller: 'anna', cityId: 300, cookie: null });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('twenty calls at once with an access token that is about to end refresh once', async () => {
  const cookie = signedInCookies(door.api, 'boris', 8);
  const before = door.api.callsTo('/api/token/refresh').length;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => door.browse('/api/visitor', { cookie })),
  );
  const callers = await Promise.all(responses.map(async (response) => (await fieldsOf(response))['caller']));
  expect(new Set(callers).size).toBe(1);
  expect(callers[0]).toMatch(/^renewed-/);
  expect(door.api.callsTo('/api/token/refresh')).toHaveLength(before + 1);
  for (const response of responses) {
    const cookies = cookiesOf(response);
    expect(cookies.get('access')).toMatch(/; HttpOnly/);
    expect(cookies.get('refresh')).toMatch(/; HttpOnly/);
    expect(cookies.get('refresh_expires')).not.toMatch(/HttpOnly/);
  }
});

test('a request that was on its way with the old refresh token is not signed out', async () => {
  const cookie = signedInCookies(door.api, 'vera', -1);
  await door.browse('/api/visitor', { cookie });
  const late = await door.browse('/api/visitor', { cookie });
  expect(await late.json()).toMatchObject({ kind: 'account' });
});

test('a missing access token is refreshed too', async () => {
  const [, refresh] = signedInCookies(door.api, 'gleb', 1).split('; ');
  expect(await (await door.browse('/api/visitor', { cookie: refresh ?? '' })).json()).toMatchObject({
    kind: 'account',
  });
});

test('a refused refresh signs the visitor out', async () => {
  const cookie = `access=${token('dora', -1)}; refresh=${token('refresh-of-nobody', 3600)}`;
  const response = await door.browse('/api/visitor', { cookie });
  expect(await response.json()).toMatchObject({ kind: 'nobody' });
  const cookies = cookiesOf(response);
  expect([...cookies.keys()].toSorted()).toEqual(['access', 'refresh', 'refresh_expires']);
  expect(cookies.get('refresh')).toMatch(/Max-Age=0/);
});

test('an API that cannot refresh now does not sign anybody out', async () => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status: 503 }));
  const response = await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'egor', -1) });
  door.api.answers.delete('/api/token/refresh');
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('an access token that was ended before its time is renewed and the call repeated with its body', async () => {
  const cookie = signedInCookies(door.api, 'zina', 10 * MINUTE);
  door.api.endedAccessTokens.add(cookie.slice('access='.length, cookie.indexOf(';')));
  const response = await door.browse('/api/cart/lines', {
    method: 'POST',
    cookie,
    headers: json,
    body: '{"sku":1}',
  });
  expect(await response.json()).toMatchObject({ kind: 'account', body: '{"sku":1}' });
});

test('the first write of a stranger makes him an anonymous visitor', async () => {
  const response = await door.browse('/api/cart/lines', { method: 'POST', headers: json, body: '{"sku":1}' });
  expect(await response.json()).toMatchObject({ kind: 'fuser', body: '{"sku":1}' });
  expect(cookiesOf(response).get('fuser')).toMatch(/; HttpOnly/);
});

test('a read that needs a visitor makes one, a read that does not leaves the stranger alone', async () => {
  const cart = await door.browse('/api/cart');
  expect(await cart.json()).toMatchObject({ kind: 'fuser' });
  const visitor = await door.browse('/api/visitor');
  expect(await visitor.json()).toMatchObject({ kind: 'nobody' });
  expect(visitor.headers.getSetCookie()).toEqual([]);
});

test('an anonymous visitor keeps his token when a call asks for an account', async () => {
  const response = await door.browse('/api/user/current', { cookie: `fuser=${token('fuser-kept', 3600)}` });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('signing in sets the cookies and tells the browser no token', async () => {
  const response = await door.browse('/api/auth/check', {
    method: 'POST',
    headers: json,
    body: '{}',
    cookie: `fuser=${token('fuser-cart', 3600)}`,
  });
  const answer = await fieldsOf(response);
  expect(answer).toMatchObject({ token: '', refreshToken: '', user: { name: 'Анна' } });
  expect(answer['refreshTokenExpire']).toBeGreaterThan(Date.now() / 1000);
  const cookies = cookiesOf(response);
  expect(cookies.get('access')).toMatch(/; HttpOnly/);
  expect(cookies.get('refresh_expires')).toContain(
    `refresh_expires=${Number(answer['refreshTokenExpire'])};`,
  );
  expect(cookies.get('fuser')).toMatch(/Max-Age=0/);
  expect(door.api.callsTo('/api/auth/check').at(-1)?.headers.get('fuser-token')).toContain('.');
});

test('signing out clears the cookies and ends the session of the refresh token', async () => {
  const cookie = signedInCookies(door.api, 'inna', 10 * MINUTE);
  const response = await door.browse('/api/auth/logout', {
    method: 'POST',
    headers: json,
    body: '{}',
    cookie,
  });
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
  const sent = JSON.parse(door.api.callsTo('/api/auth/logout').at(-1)?.body ?? '{}');
  expect(cookie).toContain(sent.refreshToken);
});

test('nobody gets the tokens of an ended session from memory', async () => {
  const old = signedInCookies(door.api, 'karl', -1);
  const renewed =
    cookiesOf(await door.browse('/api/visitor', { cookie: old }))
      .get('refresh')
      ?.split(';')[0] ?? '';
  await door.browse('/api/auth/logout', { method: 'POST', headers: json, body: '{}', cookie: renewed });
  expect(await (await door.browse('/api/visitor', { cookie: old })).json()).toMatchObject({ kind: 'nobody' });
});

test('a browser that asks for a refresh or an anonymous token gets cookies instead', async () => {
  const refreshed = await door.browse('/api/token/refresh', {
    method: 'POST',
    headers: json,
    body: '{}',
    cookie: signedInCookies(door.api, 'lena', 10 * MINUTE),
  });
  expect(await refreshed.json()).toMatchObject({ token: '', refreshToken: '' });
  expect(cookiesOf(refreshed).has('access')).toBe(true);
  const fuser = await door.browse('/api/fuser', { method: 'POST' });
  expect(await fuser.json()).toMatchObject({ success: true, token: '' });
  expect(cookiesOf(fuser).has('fuser')).toBe(true);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['an opaque origin', { 'sec-fetch-site': '', origin: 'null' }],
])('a write from %s is refused', async (_who, headers) => {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const before = door.api.calls.length;
  const response = await fetch(`${door.origin}/api/cart/lines`, {
    method: 'POST',
    headers: { ...json, ...given, cookie: signedInCookies(door.api, 'mara', 10 * MINUTE) },
    body: '{}',
  });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'cross-origin' });
  expect(door.api.calls.slice(before).filter((call) => call.path === '/api/cart/lines')).toEqual([]);
});

test('cookies without any word on where the call comes from do not write', async () => {
  const response = await fetch(`${door.origin}/api/cart/lines`, {
    method: 'POST',
    headers: { cookie: signedInCookies(door.api, 'nina', 10 * MINUTE) },
  });
  expect(response.status).toBe(403);
});

test('a browser without Sec-Fetch-Site is known by its Origin', async () => {
  const response = await fetch(`${door.origin}/api/cart/lines`, {
    method: 'POST',
    headers: { origin: door.origin },
  });
  expect(response.status).toBe(200);
});

test('another client sends its own headers and gets whole answers', async () => {
  const bearer = await fetch(`${door.origin}/api/visitor`, {
    headers: { authorization: `Bearer ${token('app', 600)}`, cookie: 'city=300' },
  });
  expect(await bearer.json()).toMatchObject({ kind: 'account', caller: 'app', cookie: null });
  const signIn = await fetch(`${door.origin}/api/auth/check`, { method: 'POST', headers: json, body: '{}' });
  expect((await fieldsOf(signIn))['token']).not.toBe('');
  expect(signIn.headers.getSetCookie()).toEqual([]);
});
