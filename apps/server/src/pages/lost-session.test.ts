import { afterEach, beforeEach, expect, test } from 'vitest';
import { token } from '#src/testing/fake-api.ts';
import { cookiesOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
beforeEach(async () => {
  door = await openDoor();
});
afterEach(() => door.close());

/**
 * Behaves like the storefront: a signed-in visitor gets an account page, which requests the user; others are redirected
 * to the home page.
 */
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

/** Looks signed in until the API is asked for account data. */
function cookiesOfALostAccount(): string {
  const access = token('lost', 600);
  door.api.endedAccessTokens.add(access);
  return `access=${access}; refresh=bogus`;
}

test.each(['GET', 'POST'])(
  'an account page whose session is refused during rendering (%s) redirects to the home page, signed out',
  async (method) => {
    answerLikeAnAccount();
    const response = await door.browse('/personal/detail/', { method, cookie: cookiesOfALostAccount() });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const name of ['access', 'refresh', 'refresh_expires'])
      expect(cookiesOf(response).get(name)).toMatch(/Max-Age=0/);
  },
);

test('a public page is rendered again as anonymous', async () => {
  answerLikeAnAccount();
  const response = await door.browse('/cart/', { cookie: cookiesOfALostAccount() });
  expect(response.status).toBe(200);
  expect(door.web.rendered.map(({ isSignedIn }) => isSignedIn)).toEqual([true, false]);
});

test('a successful form is not replayed when the session is lost meanwhile', async () => {
  door.web.make = async ({ visitorApi }) => {
    await visitorApi?.(new Request('http://api.internal/api/user/current'));
    return { response: new Response('taken'), tags: [] };
  };
  const response = await door.browse('/cart/', { method: 'POST', cookie: cookiesOfALostAccount() });
  expect(await response.text()).toBe('taken');
  expect(door.web.rendered).toHaveLength(1);
});
