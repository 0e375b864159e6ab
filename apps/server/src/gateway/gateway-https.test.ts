import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInCookies, token } from '#src/testing/fake-api.ts';
import { cookiesOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

/** A proxy in front of the shop uses https; the shop knows this from its public address. */
let door: OpenDoor;
beforeAll(async () => {
  door = await openDoor({ publicOrigin: 'https://yahont.example', isOriginSet: true, trustedProxies: 1 });
});
afterAll(() => door.close());

const SECRET = /; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/;
const READABLE = /; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/;

/** Cookies of a signed-in visitor as a browser keeps them over https. */
const kept = (subject: string, accessSeconds: number) =>
  signedInCookies(door.api, subject, accessSeconds).replaceAll(/(access|refresh)=/g, '__Host-$1=');

/** What a browser would send after an answer. */
const sent = (response: Response) =>
  Array.from(cookiesOf(response).values(), (line) => line.split(';')[0]).join('; ');

const browse = (cookie: string, path = '/api/visitor') =>
  door.browse(path, { cookie, headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } });

test.each(['/api/visitor', '/cart/'])(
  'over https a renewed session is written with names of this host alone, by %s',
  async (path) => {
    const response = await browse(kept(`anna-${path.length}`, 8), path);
    expect(response.status).toBe(200);
    const cookies = cookiesOf(response);
    expect([...cookies.keys()].toSorted()).toEqual([
      '__Host-access',
      '__Host-refresh',
      'refresh_expires',
      'signed_in_before',
    ]);
    for (const name of ['__Host-access', '__Host-refresh']) expect(cookies.get(name)).toMatch(SECRET);
    for (const name of ['refresh_expires', 'signed_in_before']) expect(cookies.get(name)).toMatch(READABLE);
    // The new cookies form a complete session: it needs no renewal, and the old one is not renewed again.
    const refreshes = door.api.callsTo('/api/token/refresh').length;
    const next = await browse(sent(response));
    expect(await next.json()).toMatchObject({ kind: 'account', caller: expect.stringMatching(/^renewed-/) });
    expect(next.headers.getSetCookie()).toEqual([]);
    expect(door.api.callsTo('/api/token/refresh')).toHaveLength(refreshes);
  },
);

test('over https a session of the names before is renewed at once, and the old names are removed', async () => {
  const response = await browse(signedInCookies(door.api, 'boris', 600));
  expect(await response.json()).toMatchObject({
    kind: 'account',
    caller: expect.stringMatching(/^renewed-/),
  });
  const cookies = cookiesOf(response);
  for (const name of ['__Host-access', '__Host-refresh']) expect(cookies.get(name)).toMatch(SECRET);
  for (const name of ['access', 'refresh'])
    expect(cookies.get(name)).toMatch(/^\w+=; Path=\/; Max-Age=0; .*Secure$/);
});

test('over https a refused renewal removes the cookies by their own names', async () => {
  const cookie = `__Host-access=${token('dora', -1)}; __Host-refresh=${token('refresh-of-nobody', 3600)}`;
  const response = await browse(cookie);
  expect(await response.json()).toMatchObject({ kind: 'nobody' });
  const cookies = cookiesOf(response);
  expect([...cookies.keys()].toSorted()).toEqual(['__Host-access', '__Host-refresh', 'refresh_expires']);
  for (const line of cookies.values())
    expect(line).toMatch(/=; Path=\/; Max-Age=0; SameSite=Lax; (HttpOnly; )?Secure$/);
});
