import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

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

test('a browser with cookies alone is nobody there and gets none', async () => {
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
