import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { cookiesOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const MINUTE = 60;
const ENTRIES = ['/api/auth/check', '/api/user/register-confirm', '/api/auth/passkey'];
const ALL = [...ENTRIES, '/api/auth/logout'];

const post = (path: string, cookie = '') =>
  door.browse(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', cookie });
const sentTo = (path: string) => door.api.callsTo(path).at(-1)?.headers;

test.each(ALL)('%s carries a token of the caller', async (path) => {
  await post(path, `fuser=${token('fuser-own', 3600)}`);
  expect(sentTo(path)?.get('fuser-token')).toContain('.');
  await post(path);
  expect(sentTo(path)?.get('fuser-token'), 'a new one').toContain('.');
  const cookie = signedInCookies(door.api, 'anna', 10 * MINUTE);
  await post(path, cookie);
  expect(sentTo(path)?.get('authorization')).toBe(`Bearer ${/access=([^;]+)/.exec(cookie)?.[1]}`);
});

test.each(ALL)('%s comes after the refresh of a token that is about to end', async (path) => {
  const before = door.api.callsTo('/api/token/refresh').length;
  const cookie = signedInCookies(door.api, `boris of ${path}`, 5);
  await post(path, cookie);
  expect(door.api.callsTo('/api/token/refresh')).toHaveLength(before + 1);
  const bearer = sentTo(path)?.get('authorization') ?? '';
  expect(bearer).toMatch(/^Bearer ./);
  expect(cookie).not.toContain(bearer.slice('Bearer '.length));
});

test('a sign-out ends the session that the refresh before it renewed', async () => {
  const cookie = signedInCookies(door.api, 'vera', -1);
  const response = await post('/api/auth/logout', cookie);
  const { refreshToken } = JSON.parse(door.api.callsTo('/api/auth/logout').at(-1)?.body ?? '{}');
  expect(cookie).not.toContain(refreshToken);
  expect([...door.api.goodRefreshTokens]).toContain(refreshToken);
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
  const again = await door.browse('/api/visitor', { cookie });
  expect(await again.json()).toMatchObject({ kind: 'nobody' });
});

test.each(ENTRIES)('a dead refresh token does not stop %s', async (path) => {
  const response = await post(path, `refresh=dead; fuser=${token('fuser-cart', 3600)}`);
  expect(response.status).toBe(200);
  expect(cookiesOf(response).get('access')).toMatch(/^access=./);
  expect(cookiesOf(response).get('fuser')).toMatch(/Max-Age=0/);
  expect(sentTo(path)?.get('fuser-token')).toContain('.');
});

test('a dead refresh token does not stop a sign-out', async () => {
  const response = await post('/api/auth/logout', 'refresh=dead');
  expect(response.status).toBe(200);
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
  expect(JSON.parse(door.api.callsTo('/api/auth/logout').at(-1)?.body ?? '{}')).toEqual({
    refreshToken: 'dead',
  });
});

test.each(ALL)('a refresh that fails for the moment does not stop %s', async (path) => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status: 503 }));
  door.api.answers.set('/api/fuser', () => Response.json({}, { status: 503 }));
  const response = await post(path, signedInCookies(door.api, `egor of ${path}`, -1));
  door.api.answers.delete('/api/token/refresh');
  door.api.answers.delete('/api/fuser');
  expect(response.status).toBe(200);
});
