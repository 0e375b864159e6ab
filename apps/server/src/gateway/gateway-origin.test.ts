import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { fieldsOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const MINUTE = 60;
const json = { 'content-type': 'application/json' };

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

test('cookies without proof of the request’s origin do not authorise a write', async () => {
  const response = await fetch(`${door.origin}/api/cart/lines`, {
    method: 'POST',
    headers: { cookie: signedInCookies(door.api, 'nina', 10 * MINUTE) },
  });
  expect(response.status).toBe(403);
});

test('a browser without Sec-Fetch-Site is checked by its Origin', async () => {
  const response = await fetch(`${door.origin}/api/cart/lines`, {
    method: 'POST',
    headers: { origin: door.origin },
  });
  expect(response.status).toBe(200);
});

test('another client sends its own headers and receives the full answers', async () => {
  const bearer = await fetch(`${door.origin}/api/visitor`, {
    headers: { authorization: `Bearer ${token('app', 600)}`, cookie: 'city=300' },
  });
  expect(await bearer.json()).toMatchObject({ kind: 'account', caller: 'app', cookie: null });
  const signIn = await fetch(`${door.origin}/api/auth/check`, { method: 'POST', headers: json, body: '{}' });
  expect((await fieldsOf(signIn))['token']).not.toBe('');
  expect(signIn.headers.getSetCookie()).toEqual([]);
});
