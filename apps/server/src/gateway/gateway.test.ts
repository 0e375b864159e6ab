import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { cookiesOf, fieldsOf, openDoor } from '#src/testing/open-door.ts';
import type { OpenDoor } from '#src/testing/open-door.ts';

const log = createLog('silent');
const logged = vi.spyOn(log, 'error');

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor({ log });
});
afterEach(() => logged.mockClear());
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

test.each(['GET', 'POST'])(
  'a session that is dead although its access token looks fresh ends at the first call (%s)',
  async (method) => {
    const access = token('roman', 10 * MINUTE);
    door.api.deadAccessTokens.add(access);
    const cookie = `access=${access}; refresh=bogus`;
    const response = await door.browse(method === 'GET' ? '/api/visitor' : '/api/cart/lines', {
      method,
      cookie,
    });
    // Who writes goes on as an anonymous visitor.
    expect(await response.json()).toMatchObject({ kind: method === 'GET' ? 'nobody' : 'fuser' });
    const cookies = cookiesOf(response);
    for (const name of ['access', 'refresh', 'refresh_expires'])
      expect(cookies.get(name)).toMatch(/Max-Age=0/);
  },
);

test('a session that ends while a call is on its way: what needs no account is done all the same', async () => {
  const access = token('sofia', 10 * MINUTE);
  door.api.answers.set('/api/cart/lines', ({ headers }) =>
    headers.has('authorization')
      ? Response.json(
          { type: 'about:blank', title: '', status: 401, code: 'token-required' },
          { status: 401 },
        )
      : Response.json({ hasFuser: headers.has('fuser-token') }),
  );
  const cookie = `access=${access}; refresh=bogus`;
  const response = await door.browse('/api/cart/lines', { method: 'POST', cookie });
  door.api.answers.delete('/api/cart/lines');
  expect([response.status, await response.json()]).toEqual([200, { hasFuser: true }]);
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
  expect(cookiesOf(response).get('fuser')).toMatch(/HttpOnly/);
});

test('a late answer does not bring back a session that ended meanwhile', async () => {
  door.api.answers.set('/api/visitor', ({ headers }) => {
    // The answer to the call is on its way when another one signs out.
    door.api.deadAccessTokens.add(headers.get('authorization')?.slice('Bearer '.length) ?? '');
    return Response.json({});
  });
  const response = await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'timur', 8) });
  door.api.answers.delete('/api/visitor');
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('tokens of a session that was ended by another process are not given out from memory', async () => {
  const old = signedInCookies(door.api, 'ulyana', -1);
  const renewed = cookiesOf(await door.browse('/api/visitor', { cookie: old })).get('access') ?? '';
  door.api.deadAccessTokens.add(renewed.slice('access='.length, renewed.indexOf(';')));
  const late = await door.browse('/api/visitor', { cookie: old });
  expect(await late.json()).toMatchObject({ kind: 'nobody' });
  expect(cookiesOf(late).get('refresh')).toMatch(/Max-Age=0/);
});

test.each([400, 401, 422])('a refresh that is answered with %i signs the visitor out', async (status) => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status }));
  const response = await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'fedor', -1) });
  door.api.answers.delete('/api/token/refresh');
  expect(await response.json()).toMatchObject({ kind: 'nobody' });
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
});

test.each([
  ['GET', '/api/visitor'],
  ['POST', '/api/auth/code'],
  ['POST', '/api/auth/logout'],
])('a refresh token that is too long locks nobody out of %s %s', async (method, path) => {
  const response = await door.browse(path, { method, cookie: `refresh=${'x'.repeat(2049)}` });
  expect(response.status).toBe(200);
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
});

test('what a browser says of its address and of where it comes from does not reach the API', async () => {
  const given = { 'x-forwarded-for': '203.0.113.9', origin: door.origin, referer: `${door.origin}/cart/` };
  await door.browse('/api/visitor', { headers: given });
  const [sent] = door.api.callsTo('/api/visitor').slice(-1);
  for (const name of Object.keys(given)) expect(sent?.headers.get(name), name).toBeNull();
  expect(sent?.ip).not.toBe('203.0.113.9');
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

test.each([
  ['signing in', '/api/auth/check'],
  ['registering', '/api/user/register-confirm'],
])('%s sets the cookies and tells the browser no token', async (_what, path) => {
  const response = await door.browse(path, {
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
  expect(door.api.callsTo(path).at(-1)?.headers.get('fuser-token')).toContain('.');
});

test('the header of the landing reaches the API', async () => {
  const headers = { ...json, platform: 'landing' };
  await door.browse('/api/user/register-request', { method: 'POST', headers, body: '{}' });
  const [sent] = door.api.callsTo('/api/user/register-request').slice(-1);
  expect(sent?.headers.get('platform')).toBe('landing');
});

test('asking to register makes nobody an anonymous visitor', async () => {
  const response = await door.browse('/api/user/register-request', {
    method: 'POST',
    headers: json,
    body: '{}',
  });
  expect(response.headers.getSetCookie()).toEqual([]);
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
  const cookies = cookiesOf(fuser);
  expect(cookies.get('fuser')).toMatch(/; HttpOnly/);
  expect(cookies.get('fuser_expires')).toMatch(/^fuser_expires=\d+;/);
  expect(cookies.get('fuser_expires')).not.toMatch(/HttpOnly/);
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

/** Texts that went into the log as errors. */
function errorTexts(): unknown[] {
  return logged.mock.calls.map(([, text]) => text);
}

test.each(['/api/cart', '/api/fuser'])(
  'an anonymous token that is not to be had for %s is logged in the words of SPEC 8',
  async (path) => {
    door.api.answers.set('/api/fuser', () => Response.json({}, { status: 503 }));
    const method = path === '/api/fuser' ? 'POST' : 'GET';
    const response = await door.browse(path, { method });
    door.api.answers.delete('/api/fuser');
    expect(response.status).toBe(503);
    expect(errorTexts()).toEqual(['Ошибка получения f-user токена']);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ status: 503 });
  },
);

test.each(['/api/user/current', '/api/visitor'])(
  'a failure of %s is logged in the words of SPEC 8',
  async (path) => {
    door.api.answers.set(path, () => Response.json({}, { status: 500 }));
    const cookie = signedInCookies(door.api, 'olga', 10 * MINUTE);
    const response = await door.browse(path, { cookie });
    door.api.answers.delete(path);
    expect(response.status).toBe(500);
    expect(errorTexts()).toEqual(['Ошибка получения пользователя']);
  },
);

test('a refresh that fails is a user that could not be had', async () => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status: 503 }));
  await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'pavel', -1) });
  door.api.answers.delete('/api/token/refresh');
  expect(errorTexts()).toEqual(['Ошибка получения пользователя']);
});

test('a stranger without an account and a call that goes well leave no error in the log', async () => {
  await door.browse('/api/user/current');
  await door.browse('/api/visitor');
  await door.browse('/api/fuser', { method: 'POST' });
  expect(errorTexts()).toEqual([]);
});
