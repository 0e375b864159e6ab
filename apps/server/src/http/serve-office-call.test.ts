import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;

beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

test('a call of staff reaches the API with its token and version, and without anything of a visitor', async () => {
  await door.browse('/office/api/orders/7/move?x=1', {
    method: 'POST',
    body: '{"a":1}',
    cookie: '__Host-access=shopper; fuser=visitor',
    headers: {
      authorization: 'Bearer yst_secret',
      'content-type': 'application/json',
      'if-match': '"3"',
      'fuser-token': 'visitor',
      'user-location-id': '300',
      'x-forwarded-for': '203.0.113.9',
    },
  });
  const [call] = door.api.callsTo('/office/api/orders/7/move');
  expect(call).toMatchObject({ method: 'POST', body: '{"a":1}' });
  expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
    authorization: 'Bearer yst_secret',
    'if-match': '"3"',
    'content-type': 'application/json',
  });
  for (const name of ['cookie', 'fuser-token', 'user-location-id', 'x-forwarded-for', 'origin'])
    expect(call?.headers.get(name), name).toBeNull();
});

test('a browser with cookies of the shop alone is nobody there and gets none', async () => {
  const response = await door.browse('/office/api/me', { cookie: '__Host-access=shopper' });
  expect(door.api.callsTo('/office/api/me')[0]?.headers.get('authorization')).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('answers of the office are kept by nobody and shown by no search engine', async () => {
  door.api.answers.set('/office/api/me', () =>
    Response.json({}, { headers: { 'cache-control': 'public, max-age=60' } }),
  );
  const { headers } = await door.browse('/office/api/me');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('x-request-id')).not.toBeNull();
});

const TOKEN = `yst_${'a'.repeat(43)}`;
const SECURE = { publicOrigin: 'https://yahont.example', isOriginSet: true };

test('the cookie of the office becomes the token of its calls, and a token in Authorization wins', async () => {
  await door.browse('/office/api/today', { cookie: `fuser=x; office=${TOKEN}` });
  const given = { authorization: 'Bearer yst_program' };
  await door.browse('/office/api/today', { cookie: `office=${TOKEN}`, headers: given });
  await door.browse('/office/api/today', { cookie: `__Secure-office=${TOKEN}; office=${'x'.repeat(90)}` });
  const calls = door.api.callsTo('/office/api/today');
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    `Bearer ${TOKEN}`,
    'Bearer yst_program',
    null,
  ]);
  for (const { headers } of calls) expect(headers.get('cookie')).toBeNull();
});

test('a new token becomes a cookie of the office alone, and no script sees it', async () => {
  door.api.answers.set('/office/api/session', () =>
    Response.json({ state: 'open' }, { headers: { 'office-session': TOKEN } }),
  );
  const response = await door.browse('/office/api/session', { method: 'POST', body: '{}' });
  expect(response.headers.get('office-session')).toBeNull();
  expect(await response.text()).not.toContain(TOKEN);
  expect(response.headers.getSetCookie()).toEqual([
    `office=${TOKEN}; Path=/office/; Max-Age=43200; SameSite=Strict; HttpOnly`,
  ]);
});

test('an empty token removes the cookie', async () => {
  door.api.answers.set('/office/api/session', () =>
    Response.json({ success: true }, { headers: { 'office-session': '' } }),
  );
  const cookie = `office=${TOKEN}`;
  const { headers } = await door.browse('/office/api/session', { method: 'DELETE', cookie });
  expect(headers.getSetCookie()).toEqual(['office=; Path=/office/; Max-Age=0; SameSite=Strict; HttpOnly']);
});

test('over https the cookie has the prefix and is secure, and one without it is not read', async () => {
  const secure = await openDoor(SECURE);
  secure.api.answers.set('/office/api/session', () =>
    Response.json({}, { headers: { 'office-session': TOKEN } }),
  );
  const response = await secure.browse('/office/api/session', { method: 'POST', body: '{}' });
  expect(response.headers.getSetCookie()).toEqual([
    `__Secure-office=${TOKEN}; Path=/office/; Max-Age=43200; SameSite=Strict; HttpOnly; Secure`,
  ]);
  await secure.browse('/office/api/me', { cookie: `__Secure-office=${TOKEN}` });
  await secure.browse('/office/api/me', { cookie: `office=${TOKEN}` });
  expect(secure.api.callsTo('/office/api/me').map(({ headers }) => headers.get('authorization'))).toEqual([
    `Bearer ${TOKEN}`,
    null,
  ]);
  await secure.close();
});

test.each([
  [
    'another site, with the cookie',
    { cookie: `office=${TOKEN}`, headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  ['another site, without it', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a sibling host', { cookie: `office=${TOKEN}`, headers: { 'sec-fetch-site': 'same-site' } }],
  [
    'a foreign origin',
    { cookie: `office=${TOKEN}`, headers: { 'sec-fetch-site': '', origin: 'https://evil.example' } },
  ],
])('a change from %s is refused before the API', async (_what, init) => {
  const before = door.api.callsTo('/office/api/changed').length;
  const response = await door.browse('/office/api/changed', { method: 'POST', body: '{}', ...init });
  expect([response.status, (await fieldsOf(response))['code']]).toEqual([403, 'cross-origin']);
  expect(door.api.callsTo('/office/api/changed')).toHaveLength(before);
});

test('a program with a token in Authorization needs no origin', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'sec-fetch-site': 'cross-site' };
  const response = await door.browse('/office/api/by-program', { method: 'POST', body: '{}', headers });
  expect(response.status).not.toBe(403);
  expect(door.api.callsTo('/office/api/by-program')).toHaveLength(1);
});
