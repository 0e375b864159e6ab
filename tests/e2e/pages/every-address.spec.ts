import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/shop-test.ts';

/** Only answers are checked; other specs open these pages in a browser. */
const noRedirects = { maxRedirects: 0 };
/** SPEC 1.4: the end of every description, after a sentence about the page; a piece names its own payments. */
const INSTALMENT = /[а-яё]{3}.* Рассрочка 0\s%: .+ без\sпереплаты, оператор\s— [^.]+\.$/i;

for (const { route, path, layout, h1, isDark = false, kept, isAccount = false } of ADDRESSES) {
  test(`${route}: layout, heading, theme, caching and trailing slash`, async ({ page, shop }) => {
    const address = await path(shop);
    const [pathname = '', search] = address.split('?');
    expect(pathname, 'the shop has something at this route').toMatch(/^\/(?:.+\/)?$/);

    if (isAccount) {
      const stranger = await page.request.get(address, noRedirects);
      expectRedirect(stranger, '/');
      expect(stranger.headers()['cache-control']).toBe('no-store');
      await shop.signIn();
    }
    const answer = await page.request.get(address, noRedirects);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe(
      kept === 'shared' ? 'private, max-age=0, must-revalidate' : 'no-store',
    );
    const seen = readPage(await answer.text());
    expect(seen.layout).toBe(layout);
    expect(seen.theme).toBe(isDark ? 'dark' : 'light');
    expect(seen.titles).toHaveLength(1);
    expect(seen.titles[0]).toMatch(/[а-яё]{3}/i);
    expect(seen.titles[0]).not.toMatch(/undefined|null|Not Found/i);
    expect(seen.h1).toHaveLength(1);
    expect(seen.h1[0]).toMatch(h1);
    expect(seen.description).toMatch(INSTALMENT);
    expect(seen.canonical).toMatch(/^https?:\/\/[^/]+\//);
    if (pathname === '/') return;

    const query = search === undefined ? '?utm_source=letter&a=1' : `?${search}&utm_source=letter`;
    const bare = await page.request.get(`${pathname.slice(0, -1)}${query}`, noRedirects);
    expectRedirect(bare, `${pathname}${new URL(query, 'http://shop').search}`);
  });
}

test('redirects', async ({ page, shop }) => {
  const request = page.request;
  for (const address of ['/discount', '/discount/']) {
    expectRedirect(await request.get(address, noRedirects), '/discount/termin/');
  }
  for (const [city, path] of [
    [216, '/stores/moskva/'],
    [await idOfCity(request, 'Казань'), '/stores/kazan/'],
  ] as const) {
    for (const address of ['/stores', '/stores/']) {
      const answer = await request.get(address, { ...noRedirects, headers: { cookie: `city=${city}` } });
      expectRedirect(answer, path);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  }
  const menu = await request.get('/personal/', noRedirects);
  expectRedirect(menu, '/');
  expect(menu.headers()['cache-control']).toBe('no-store');

  await shop.signIn();
  const favourites = await request.get('/favorites/', noRedirects);
  expectRedirect(favourites, '/personal/favorites/');
  expect(favourites.headers()['cache-control']).toBe('no-store');

  for (const [address, to] of [
    ['/personal/order/make/', '/cart/'],
    ['/cart/pay/', '/personal/orders/'],
  ] as const) {
    const nothingToDo = await request.get(address, noRedirects);
    expectRedirect(nothingToDo, to);
    expect(nothingToDo.headers()['cache-control']).toBe('no-store');
  }

  const cookies = await cookiesOf(request);
  const personal = (viewport: string) =>
    request.get('/personal/', { ...noRedirects, headers: { cookie: `${cookies}; viewport=${viewport}` } });
  const onPhone = await personal('mobileMedium');
  expect(onPhone.status()).toBe(200);
  expect(readPage(await onPhone.text()).h1).toEqual(['Личный кабинет']);
  const onDesktop = await personal('desktop');
  expectRedirect(onDesktop, '/personal/detail/');
  expect(onDesktop.headers()['cache-control']).toBe('no-store');
});

test('unknown codes fail validation, also without the trailing slash', async ({ page, shop }) => {
  await shop.signIn();
  for (const path of [
    '/actions/net-takoy/',
    '/catalog/net-takogo/',
    '/catalog/diamonds/net-takoy/selection/',
    '/cis/atlantida/',
    '/discount/net-takoy/',
    '/guide/kamni/net-takogo/',
    '/guide/net-takogo/',
    '/guide/net-takogo/nichego/',
    '/news/net-takoy/',
    '/personal/order/999999999/',
    '/personal/order/ne-nomer/',
    '/personal/order/done/999999999/',
    '/stores/atlantida/',
    '/stores/moskva/999999/',
  ]) {
    for (const address of [path, path.slice(0, -1)]) {
      const answer = await page.request.get(address, noRedirects);
      expect.soft(answer.status(), address).toBe(404);
      const { titles, h1 } = readPage(await answer.text());
      expect.soft(titles, address).toEqual([`Page Not Found: ${address}`]);
      expect.soft(h1, address).toEqual(['Ошибка 404']);
    }
  }
});

test('an unmatched address first gets its slash and then 404', async ({ page }) => {
  expectRedirect(
    await page.request.get('/net-takoy-stranitsy?a=1', noRedirects),
    '/net-takoy-stranitsy/?a=1',
  );
  const answer = await page.request.get('/net-takoy-stranitsy/', noRedirects);
  expect(answer.status()).toBe(404);
  const seen = readPage(await answer.text());
  expect(seen).toMatchObject({
    titles: ['Page not found: /net-takoy-stranitsy/'],
    h1: ['Ошибка 404'],
    layout: 'default',
  });
});

test('other letter case and percent-encoding redirect to the canonical address', async ({ page }) => {
  for (const [asked, own] of [
    ['/CART/', '/cart/'],
    ['/Personal/Orders/?a=B', '/personal/orders/?a=B'],
    ['/%70ersonal/', '/personal/'],
    ['/catalog/koltsa%2Fpomolvochnye/', '/catalog/koltsa/pomolvochnye/'],
    ['/3kbonus/', '/3Kbonus/'],
  ] as const) {
    expectRedirect(await page.request.get(asked, noRedirects), own);
  }
});

test('a product below another section, and a form sent without JavaScript, redirect to the canonical address', async ({
  page,
  shop,
}) => {
  const url = (await shop.listing('section=koltsa')).cards[0]?.url ?? '';
  const code = url.split('/').at(-2);
  for (const [asked, own] of [
    [`/catalog/${code}/`, url],
    [`/catalog/${code}/?utm_source=letter`, `${url}?utm_source=letter`],
    ['/catalog/koltsa/?price_from=20000&price_to=&metal=', '/catalog/koltsa/?price=20000-'],
  ] as const) {
    expectRedirect(await page.request.get(asked, noRedirects), own);
  }
});

test('an answer for other route ids is not put into the shared cache', async ({ page }) => {
  const data = '/vip/_.data';
  const cookie = { headers: { cookie: 'city=922' } };
  await page.request.get(`${data}?_routes=*`, cookie);
  await page.request.get(`${data}?_routes=nothing`, cookie);
  const answer = await page.request.get(data, cookie);
  expect(await answer.text()).toContain('routes/layouts/default');
});

test('a link of an e-mail first gets its slash, and its page is not cached', async ({ page }) => {
  const letter = `MailTrackingId=${'a1'.repeat(12)}`;
  expectRedirect(await page.request.get(`/delivery?${letter}`, noRedirects), `/delivery/?${letter}`);
  const answer = await page.request.get(`/delivery/?${letter}`, noRedirects);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('redirect rules: a path is followed, another site is a full page load', async ({ page }) => {
  expectRedirect(await page.request.get('/contacts/', noRedirects), '/about/contacts/');
  const outside = await page.request.get('/check-uin/', noRedirects);
  expect(outside.status()).toBe(301);
  expect(outside.headers()['location']).toMatch(/^https:\/\/probpalata\.gov\.ru\//);
});

function expectRedirect(answer: APIResponse, to: string): void {
  expect(answer.status(), answer.url()).toBe(301);
  expect(answer.headers()['location']).toBe(to);
}

/** Parses the server's HTML, before any script runs. */
function readPage(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => textOf(found));
  return {
    layout: all(/data-layout="(\w+)"/g)[0],
    theme: all(/<html[^>]*data-theme="(\w+)"/g)[0],
    titles: all(/<title>([^<]*)<\/title>/g),
    h1: all(/<h1[^>]*>([\s\S]*?)<\/h1>/g),
    description: all(/<meta name="description" content="([^"]*)"/g)[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0],
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .trim();
}

async function idOfCity(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get(`/api/location/cities/by-name/?city=${encodeURIComponent(name)}`);
  const cities = (await answer.json()) as { id: number; name: string }[];
  return cities.find((city) => city.name === name)?.id ?? 0;
}

async function cookiesOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
