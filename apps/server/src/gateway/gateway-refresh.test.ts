import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { cookiesOf, fieldsOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.close());

const MINUTE = 60;
const json = { 'content-type': 'application/json' };

test('twenty simultaneous calls with an expiring access token make one refresh', async () => {
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

test('a request sent with the old refresh token is not signed out', async () => {
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
  'a dead session whose access token looks fresh ends at the first call (%s)',
  async (method) => {
    const access = token('roman', 10 * MINUTE);
    door.api.deadAccessTokens.add(access);
    const cookie = `access=${access}; refresh=bogus`;
    const response = await door.browse(method === 'GET' ? '/api/visitor' : '/api/cart/lines', {
      method,
      cookie,
    });
    // A write continues as an anonymous visitor.
    expect(await response.json()).toMatchObject({ kind: method === 'GET' ? 'nobody' : 'fuser' });
    const cookies = cookiesOf(response);
    for (const name of ['access', 'refresh', 'refresh_expires'])
      expect(cookies.get(name)).toMatch(/Max-Age=0/);
  },
);

test('when a session ends during a call, a call that needs no account still succeeds', async () => {
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
  // The cart page says that the account's cart is waiting, because nobody signed out.
  expect(cookiesOf(response).has('signed_in_before')).toBe(false);
  expect(cookiesOf(response).get('fuser')).toMatch(/HttpOnly/);
});

test('a late answer does not restore a session that has ended meanwhile', async () => {
  door.api.answers.set('/api/visitor', ({ headers }) => {
    // Another call signs out while this answer is pending.
    door.api.deadAccessTokens.add(headers.get('authorization')?.slice('Bearer '.length) ?? '');
    return Response.json({});
  });
  const response = await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'timur', 8) });
  door.api.answers.delete('/api/visitor');
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('cached tokens of a session ended by another process are not given out', async () => {
  const old = signedInCookies(door.api, 'ulyana', -1);
  const renewed = cookiesOf(await door.browse('/api/visitor', { cookie: old })).get('access') ?? '';
  door.api.deadAccessTokens.add(renewed.slice('access='.length, renewed.indexOf(';')));
  const late = await door.browse('/api/visitor', { cookie: old });
  expect(await late.json()).toMatchObject({ kind: 'nobody' });
  expect(cookiesOf(late).get('refresh')).toMatch(/Max-Age=0/);
});

test.each([400, 401, 422])('a refresh answered with %i signs the visitor out', async (status) => {
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
])('an oversized refresh token blocks nobody from %s %s', async (method, path) => {
  const response = await door.browse(path, { method, cookie: `refresh=${'x'.repeat(2049)}` });
  expect(response.status).toBe(200);
  expect(cookiesOf(response).get('refresh')).toMatch(/Max-Age=0/);
});

test('an API that cannot refresh at the moment signs nobody out', async () => {
  door.api.answers.set('/api/token/refresh', () => Response.json({}, { status: 503 }));
  const response = await door.browse('/api/visitor', { cookie: signedInCookies(door.api, 'egor', -1) });
  door.api.answers.delete('/api/token/refresh');
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('an access token ended early is renewed and the call repeated with its body', async () => {
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

test('cached tokens of an ended session are given to nobody', async () => {
  const old = signedInCookies(door.api, 'karl', -1);
  const renewed =
    cookiesOf(await door.browse('/api/visitor', { cookie: old }))
      .get('refresh')
      ?.split(';')[0] ?? '';
  await door.browse('/api/auth/logout', { method: 'POST', headers: json, body: '{}', cookie: renewed });
  expect(await (await door.browse('/api/visitor', { cookie: old })).json()).toMatchObject({ kind: 'nobody' });
});
