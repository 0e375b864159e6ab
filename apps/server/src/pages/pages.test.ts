import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedInCookies } from '#src/testing/fake-api.ts';
import { cookiesOf, openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  door = await openDoor({ now: () => now });
});
afterEach(() => door.close());

const MINUTE_MS = 60_000;
const textOf = async (path: string, cookie?: string): Promise<string> =>
  (await door.browse(path, cookie === undefined ? {} : { cookie })).text();

test('a shared page is rendered once for all simultaneous requests, and not again', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => textOf('/catalog/koltsa/')));
  expect(new Set(pages).size).toBe(1);
  await textOf('/catalog/koltsa/');
  expect(door.web.rendered).toHaveLength(1);
});

test('each city has its own page, for every visitor', async () => {
  expect(await textOf('/catalog/koltsa/', 'city=300')).toContain('Тверь');
  expect(await textOf('/catalog/koltsa/', 'city=216')).toContain('Москва');
  expect(await textOf('/catalog/koltsa/', 'city=nonsense')).toContain('Москва');
  expect(door.web.rendered).toHaveLength(2);
});

test('each scale of stones has its own page, from the first byte and from the cache', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await textOf('/catalog/diamonds/', 'diamond-scale=gia')).toContain('?scale=gia');
    expect(await textOf('/catalog/diamonds/', 'diamond-scale=nonsense')).toContain('?scale=ru');
    expect(await textOf('/catalog/diamonds/')).toContain('?scale=ru');
  }
  expect(door.web.rendered).toHaveLength(2);
  await textOf('/catalog/koltsa/', 'diamond-scale=gia');
  await textOf('/catalog/koltsa/');
  expect(door.web.rendered).toHaveLength(3);
});

test('an unknown city is removed from the cookie, by cached and by private pages', async () => {
  const cityLine = async (path: string, city: string) =>
    cookiesOf(await door.browse(path, { cookie: `city=${city}` })).get('city');
  for (const path of ['/catalog/koltsa/', '/catalog/koltsa/', '/personal/orders/']) {
    for (const city of ['abc', '999999', '216.5'])
      expect(await cityLine(path, city)).toMatch(/^city=; Path=\/; Max-Age=0/);
    expect(await cityLine(path, '300')).toBeUndefined();
  }
  expect(cookiesOf(await door.browse('/catalog/koltsa/')).has('city')).toBe(false);
});

test('a shared page contains nothing about its visitor', async () => {
  await textOf('/catalog/koltsa/', signedInCookies(door.api, 'anna', 600));
  const [page] = door.web.rendered;
  expect(page).toMatchObject({ visitorApi: null, isSignedIn: false, isCityGuessed: false });
  expect(page?.request.headers.get('cookie')).toBeNull();
  expect(door.api.calls.some((call) => call.headers.has('authorization'))).toBe(false);
});

test('parameters that a page does not depend on neither fill the cache nor appear in the page', async () => {
  const plain = await textOf('/catalog/koltsa/?utm_source=a');
  expect(plain).not.toContain('utm_source');
  expect(await textOf('/catalog/koltsa/?utm_source=b')).toBe(plain);
  expect(await textOf('/catalog/koltsa/?sort=price&x=1')).toContain('?sort=price');
  expect(door.web.rendered).toHaveLength(2);
});

test('a cached page is found for a query never seen before without asking the storefront', async () => {
  let asked = 0;
  const { publicKey } = door.web;
  door.web.publicKey = (url, visit) => {
    asked += 1;
    return publicKey(url, visit);
  };
  const plain = await textOf('/catalog/koltsa/?utm_source=a');
  for (let count = 0; count < 10; count += 1)
    expect(await textOf(`/catalog/koltsa/?utm_source=${count}&yclid=${count}`)).toBe(plain);
  expect(asked).toBe(1);
  expect(await textOf('/catalog/koltsa/?utm_source=b&sort=price')).toContain('?sort=price');
  expect(asked).toBe(2);
});

test('a redirect keeps the parameters that its target does not depend on', async () => {
  door.web.make = async ({ request }) => ({
    response: new Response('', {
      status: 301,
      headers: { location: `/catalog/sergi/${new URL(request.url).search}` },
    }),
    tags: [],
  });
  const leadsTo = async (query: string) =>
    (await door.browse(`/catalog/koltsa/${query}`)).headers.get('location');
  expect(await leadsTo('?utm_source=a')).toBe('/catalog/sergi/?utm_source=a');
  expect(await leadsTo('')).toBe('/catalog/sergi/');
  expect(await leadsTo('?utm_source=b')).toBe('/catalog/sergi/?utm_source=b');
  expect(await leadsTo('')).toBe('/catalog/sergi/');
});

test('a change drops exactly the pages made from it', async () => {
  await textOf('/catalog/koltsa/');
  await textOf('/catalog/sergi/');
  await door.api.announce(['page:/catalog/koltsa/']);
  await textOf('/catalog/koltsa/');
  await textOf('/catalog/sergi/');
  expect(door.web.rendered).toHaveLength(3);
  await door.api.announce(['catalogue']);
  await textOf('/catalog/koltsa/');
  await textOf('/catalog/sergi/');
  expect(door.web.rendered).toHaveLength(5);
});

test('a page whose rendering started before a change is neither cached nor given to later requests', async () => {
  const { make } = door.web;
  let price = 'old';
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  door.web.make = async (page) => {
    const seen = price;
    begun();
    if (seen === 'old') await released;
    const { tags } = await make(page);
    return { response: new Response(seen, { headers: { 'content-type': 'text/html' } }), tags };
  };
  const early = textOf('/catalog/koltsa/');
  await hasBegun;
  price = 'new';
  await door.api.announce(['catalogue']);
  expect(await textOf('/catalog/koltsa/')).toBe('new');
  release();
  expect(await early).toBe('old');
  expect(await textOf('/catalog/koltsa/')).toBe('new');
});

test('a stale page is served once more while it is rendered again', async () => {
  await textOf('/catalog/koltsa/');
  door.web.make = async () => ({
    response: new Response('younger', { headers: { 'content-type': 'text/html' } }),
    tags: [],
  });
  now += 11 * MINUTE_MS;
  expect(await textOf('/catalog/koltsa/')).toContain('Москва');
  await expect.poll(() => textOf('/catalog/koltsa/')).toBe('younger');
  expect(door.web.rendered).toHaveLength(2);
});

test('a page that failed or set a cookie is not cached', async () => {
  door.web.make = async () => ({ response: new Response('broken', { status: 500 }), tags: [] });
  expect((await door.browse('/catalog/koltsa/')).status).toBe(500);
  door.web.make = async () => ({
    response: new Response('', { headers: { 'set-cookie': 'a=1' } }),
    tags: [],
  });
  await door.browse('/catalog/koltsa/');
  await door.browse('/catalog/koltsa/');
  expect(door.web.rendered).toHaveLength(3);
});

test('a 404 page keeps its status', async () => {
  await door.browse('/missing/page/');
  expect((await door.browse('/missing/page/')).status).toBe(404);
  expect(door.web.rendered).toHaveLength(1);
});

test('a conditional request is answered with 304', async () => {
  const first = await door.browse('/catalog/koltsa/');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  const second = await door.browse('/catalog/koltsa/', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(
    (await door.browse('/catalog/koltsa/', { cookie: 'city=300', headers: { 'if-none-match': etag } }))
      .status,
  ).toBe(200);
});

test.each(['br', 'gzip', 'identity'])('the page is the same in %s', async (encoding) => {
  const first = await door.browse('/catalog/koltsa/', { headers: { 'accept-encoding': encoding } });
  const kept = await door.browse('/catalog/koltsa/', { headers: { 'accept-encoding': encoding } });
  expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(await kept.text()).toBe(await first.text());
  const head = await door.browse('/catalog/koltsa/', {
    method: 'HEAD',
    headers: { 'accept-encoding': encoding },
  });
  expect(head.headers.get('content-length')).toBe(kept.headers.get('content-length'));
});

test('the policy contains the hash of each inline script and allows no other', async () => {
  const response = await door.browse('/catalog/koltsa/');
  const policy = response.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update('var a=1').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('fifty simultaneous visitors never see each other’s data', async () => {
  const visitors = Array.from({ length: 50 }, (_, index) => ({
    name: `visitor-${index}`,
    cookie: `${signedInCookies(door.api, `visitor-${index}`, index % 2 === 0 ? 600 : -1)}; city=${index % 3 === 0 ? 300 : 216}`,
  }));
  const asked = visitors.flatMap(({ cookie }, index) => [
    { index, cookie, path: '/cart/' },
    { index, cookie, path: '/catalog/koltsa/' },
    { index, cookie, path: '/api/visitor' },
    { index, cookie, path: '/cart/?again' },
  ]);
  const seen = await Promise.all(
    asked.map(async (ask) => ({ ...ask, text: await textOf(ask.path, ask.cookie) })),
  );
  const callerOfVisitor = new Map<number, Set<string>>();
  for (const { index, path, text } of seen) {
    const caller = /"caller":("[^"]*"|null)/.exec(text)?.[1] ?? '';
    if (path.startsWith('/catalog/')) {
      expect(caller).toBe('null');
      expect(text).toContain(index % 3 === 0 ? 'Тверь' : 'Москва');
      continue;
    }
    callerOfVisitor.set(index, (callerOfVisitor.get(index) ?? new Set()).add(caller));
  }
  const callers = [...callerOfVisitor.values()].map((set) => [...set]);
  expect(callers.every((of) => of.length === 1)).toBe(true);
  expect(new Set(callers.flat()).size).toBe(50);
  expect(callers[0]).toEqual(['"visitor-0"']);
});

test('a private page contains the visitor, sets new cookies, and is not cached', async () => {
  const response = await door.browse('/personal/', { cookie: signedInCookies(door.api, 'vera', -1) });
  expect(await response.text()).toContain('"kind":"account"');
  expect(cookiesOf(response).has('refresh_expires')).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(door.web.rendered[0]).toMatchObject({ isSignedIn: true, isCityGuessed: true });
  expect(door.web.rendered[0]?.request.headers.get('cookie')).toBeNull();
});

test('a form on a shared page is handled for its visitor, and a cross-site one is refused', async () => {
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'sku=1',
  };
  await door.browse('/catalog/koltsa/', form);
  expect(door.web.rendered[0]?.visitorApi).not.toBeNull();
  expect(await door.web.rendered[0]?.request.text()).toBe('sku=1');
  const foreign = await door.browse('/cart/', {
    ...form,
    headers: { ...form.headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
});

test('a mail program may post to the link of a letter, and the cookies that come along are dropped', async () => {
  const oneClick = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://mail.example',
    },
    cookie: 'city=1; access=a; refresh=r',
    body: 'List-Unsubscribe=One-Click',
  };
  door.web.make = async () => ({
    response: new Response('', { headers: { 'set-cookie': 'fuser=another; Path=/' } }),
    tags: [],
  });
  for (const [index, path] of ['/unsubscribe/aB-1_2/', '/bell/aB-1_2/'].entries()) {
    const taken = await door.browse(path, oneClick);
    expect(taken.status).toBe(200);
    expect(taken.headers.getSetCookie().join()).not.toContain('fuser');
    const page = door.web.rendered[index];
    expect(await page?.request.text()).toBe('List-Unsubscribe=One-Click');
    expect(page?.request.headers.get('cookie')).toBeNull();
    expect(page?.isSignedIn).toBe(false);
  }
  for (const path of [
    '/unsubscribe/',
    '/unsubscribe/a/b/',
    '/bell/',
    '/bell/a/b/',
    '/personal/subscriptions/',
  ])
    expect((await door.browse(path, oneClick)).status).toBe(403);
});

test('a failure of the storefront becomes a page with the id of the request', async () => {
  door.web.make = () => Promise.reject(new Error('no'));
  const response = await door.browse('/cart/', { headers: { 'x-request-id': 'test-request-1' } });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('test-request-1');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('a form is accepted under any host name of the shop', async () => {
  const named = await openDoor({ publicOrigin: 'http://shop.example' });
  const response = await named.browse('/cart/', {
    method: 'POST',
    headers: { origin: named.origin },
    body: new URLSearchParams({ intent: 'add' }),
  });
  expect(response.status).toBe(200);
  const [page] = named.web.rendered;
  expect(page?.request.headers.get('origin')).toBe(new URL(page?.request.url ?? '').origin);
  await named.close();
});

test.each([
  '/personal/purchases/s45/review/',
  '/personal/purchases/o45/review/_.data',
  '/personal/order/45/return/',
  '/personal/returns/45/_.data',
])('%s takes photographs, which are longer than other forms', async (path) => {
  const form = new FormData();
  form.set('files', new File([new Uint8Array(1024 * 1024)], 'a.jpg'));
  const cookie = signedInCookies(door.api, 'anna', 600);
  const { status } = await door.browse(path, { method: 'POST', body: form, cookie });
  expect(status).not.toBe(413);
  expect(door.web.rendered).toHaveLength(1);
});
