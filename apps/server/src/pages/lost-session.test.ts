import { afterEach, beforeEach, expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { cookiesOf, openDoor } from '#src/testing/open-door.ts';
import type { OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeEach(async () => {
  door = await openDoor();
});
afterEach(() => door.close());

/** A storefront as it is: who is signed in has his page, which asks for the user; who is not goes to the front page. */
function answerLikeAnAccount(): void {
  door.web.make = async ({ request, isSignedIn, visitorApi }) => {
    if (!isSignedIn && new URL(request.url).pathname.startsWith('/personal/')) {
      const headers = { location: '/', 'cache-control': 'no-store' };
      return { response: new Response(null, { status: 301, headers }), tags: [] };
    }
    const user = await visitorApi?.(new Request('http://api.internal/api/user/current'));
    const status = isSignedIn && user?.status !== 200 ? 500 : 200;
    return { response: new Response('page', { status }), tags: [] };
  };
}

/** Signed in as far as anybody can tell before the API is asked for something of the account. */
function cookiesOfALostAccount(): string {
  const access = token('lost', 600);
  door.api.endedAccessTokens.add(access);
  return `access=${access}; refresh=bogus`;
}

test.each(['GET', 'POST'])(
  'a page of an account whose session is refused while it is made (%s) leads to the front page, signed out',
  async (method) => {
    answerLikeAnAccount();
    const response = await door.browse('/personal/detail/', { method, cookie: cookiesOfALostAccount() });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const name of ['access', 'refresh', 'refresh_expires'])
      expect(cookiesOf(response).get(name)).toMatch(/Max-Age=0/);
  },
);

test('a page for all is made for the stranger that he turned out to be', async () => {
  answerLikeAnAccount();
  const response = await door.browse('/cart/', { cookie: cookiesOfALostAccount() });
  expect(response.status).toBe(200);
  expect(door.web.rendered.map(({ isSignedIn }) => isSignedIn)).toEqual([true, false]);
});

test('a form that was taken is not taken again when the session is lost meanwhile', async () => {
  door.web.make = async ({ visitorApi }) => {
    await visitorApi?.(new Request('http://api.internal/api/user/current'));
    return { response: new Response('taken'), tags: [] };
  };
  const response = await door.browse('/cart/', { method: 'POST', cookie: cookiesOfALostAccount() });
  expect(await response.text()).toBe('taken');
  expect(door.web.rendered).toHaveLength(1);
});
