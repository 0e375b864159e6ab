import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, TICKET, token } from '#src/testing/fake-api.ts';
import { cookiesOf, fieldsOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const MINUTE = 60;
const json = { 'content-type': 'application/json' };

test('cookies become headers of the API call and are not passed on', async () => {
  const response = await door.browse('/api/visitor', {
    cookie: `${signedInCookies(door.api, 'anna', 10 * MINUTE)}; city=300`,
  });
  expect(await response.json()).toMatchObject({ kind: 'account', caller: 'anna', cityId: 300, cookie: null });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('address and origin headers of a browser do not reach the API', async () => {
  const given = { 'x-forwarded-for': '203.0.113.9', origin: door.origin, referer: `${door.origin}/cart/` };
  await door.browse('/api/visitor', { headers: given });
  const [sent] = door.api.callsTo('/api/visitor').slice(-1);
  for (const name of Object.keys(given)) expect(sent?.headers.get(name), name).toBeNull();
  expect(sent?.ip).not.toBe('203.0.113.9');
});

test('the first write of a visitor without a token gets an anonymous token', async () => {
  const response = await door.browse('/api/cart/lines', { method: 'POST', headers: json, body: '{"sku":1}' });
  expect(await response.json()).toMatchObject({ kind: 'fuser', body: '{"sku":1}' });
  expect(cookiesOf(response).get('fuser')).toMatch(/; HttpOnly/);
});

test('a read that needs a visitor creates one, any other read does not', async () => {
  const cart = await door.browse('/api/cart');
  expect(await cart.json()).toMatchObject({ kind: 'fuser' });
  const visitor = await door.browse('/api/visitor');
  expect(await visitor.json()).toMatchObject({ kind: 'nobody' });
  expect(visitor.headers.getSetCookie()).toEqual([]);
});

test('an anonymous visitor keeps their token when a call requires an account', async () => {
  const response = await door.browse('/api/user/current', { cookie: `fuser=${token('fuser-kept', 3600)}` });
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['signing in', '/api/auth/check'],
  ['registering', '/api/user/register-confirm'],
])('%s sets the cookies and shows the browser no token', async (_what, path) => {
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

test('a request to register creates no anonymous visitor', async () => {
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
  expect(cookiesOf(response).get('signed_in_before')).toMatch(/Max-Age=0/);
  const sent = JSON.parse(door.api.callsTo('/api/auth/logout').at(-1)?.body ?? '{}');
  expect(cookie).toContain(sent.refreshToken);
});

test('a browser that requests a refresh or an anonymous token gets cookies instead', async () => {
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

test('the ticket of a code and the token of a device are cookies that no script reads, and go with later calls', async () => {
  const post = (path: string, cookie = '') =>
    door.browse(path, { method: 'POST', cookie, headers: json, body: '{"phone":"+79161234567"}' });
  const sent = await post('/api/auth/code');
  expect(await sent.json(), 'the page does not see it').toMatchObject({ success: true, ticket: '' });
  expect(cookiesOf(sent).get('sign_in_ticket')).toMatch(new RegExp(`^sign_in_ticket=${TICKET}; .*HttpOnly`));
  const entered = await post('/api/auth/check', `sign_in_ticket=${TICKET}`);
  expect(await entered.json()).toMatchObject({ deviceToken: '' });
  expect(cookiesOf(entered).get('left_out'), 'for the next page').toMatch(/^left_out=2\.0; (?!.*HttpOnly)/);
  const line = cookiesOf(entered).get('known_device') ?? '';
  const [, device = ''] = /^known_device=([0-9a-f]{32}); .*HttpOnly/.exec(line) ?? [];
  expect(device).not.toBe('');
  await post('/api/auth/code', `known_device=${device}`);
  const [check] = door.api.callsTo('/api/auth/check').slice(-1);
  expect(check?.headers.get('sign-in-ticket')).toBe(TICKET);
  const [code] = door.api.callsTo('/api/auth/code').slice(-1);
  expect(code?.headers.get('known-device')).toBe(device);
  const forged = { ...json, 'sign-in-ticket': TICKET, 'known-device': 'ef'.repeat(16) };
  await door.browse('/api/auth/check', { method: 'POST', headers: forged, body: '{}' });
  const [last] = door.api.callsTo('/api/auth/check').slice(-1);
  expect([last?.headers.get('sign-in-ticket'), last?.headers.get('known-device')]).toEqual([null, null]);
});
