import { expect, test } from 'vitest';
import type { ServedShop } from '../served-shop.ts';
import { expectRedirect, readerOf, readHead, signedInCookies } from './visitor.ts';

export function testRedirects(shopOf: () => ServedShop): void {
  const get: ServedShop['get'] = (...asked) => shopOf().get(...asked);
  /** Expects a redirect that depends on the visitor, which no cache may store. */
  async function expectOwnRedirect(address: string, to: string, cookie = ''): Promise<void> {
    const answer = await get(address, { cookie });
    expectRedirect(answer, to);
    expect(answer.headers['cache-control'], address).toBe('no-store');
  }

  test('depend on the city and on the account', async () => {
    for (const address of ['/discount', '/discount/'])
      expectRedirect(await get(address), '/discount/termin/');
    for (const [city, path] of [
      [216, '/stores/moskva/'],
      [await idOfCity(shopOf(), 'Казань'), '/stores/kazan/'],
    ] as const) {
      for (const address of ['/stores', '/stores/']) await expectOwnRedirect(address, path, `city=${city}`);
    }
    await expectOwnRedirect('/personal/', '/');

    const cookie = await signedInCookies(shopOf());
    await expectOwnRedirect('/favorites/', '/personal/favorites/', cookie);
    await expectOwnRedirect('/personal/order/make/', '/cart/', cookie);
    await expectOwnRedirect('/cart/pay/', '/personal/orders/', cookie);
    const onPhone = await get('/personal/', { cookie: `${cookie}; viewport=mobileMedium` });
    expect(onPhone.status).toBe(200);
    expect(readHead(onPhone.text).h1).toEqual(['Личный кабинет']);
    await expectOwnRedirect('/personal/', '/personal/detail/', `${cookie}; viewport=desktop`);
  });

  test('other letter case and percent-encoding redirect to the canonical address', async () => {
    for (const [asked, own] of [
      ['/CART/', '/cart/'],
      ['/Personal/Orders/?a=B', '/personal/orders/?a=B'],
      ['/%70ersonal/', '/personal/'],
      ['/catalog/koltsa%2Fpomolvochnye/', '/catalog/koltsa/pomolvochnye/'],
      ['/3kbonus/', '/3Kbonus/'],
    ] as const) {
      expectRedirect(await get(asked), own);
    }
  });

  test('a product below another section, and a form sent without JavaScript, redirect to the canonical address', async () => {
    const url = (await readerOf(shopOf()).listing('section=koltsa')).cards[0]?.url ?? '';
    const code = url.split('/').at(-2);
    for (const [asked, own] of [
      [`/catalog/${code}/`, url],
      [`/catalog/${code}/?utm_source=letter`, `${url}?utm_source=letter`],
      ['/catalog/koltsa/?price_from=20000&price_to=&metal=', '/catalog/koltsa/?price=20000-'],
    ] as const) {
      expectRedirect(await get(asked), own);
    }
  });

  test('an answer for other route ids is not put into the shared cache', async () => {
    const data = '/vip/_.data';
    const cookie = { cookie: 'city=922' };
    await get(`${data}?_routes=*`, cookie);
    await get(`${data}?_routes=nothing`, cookie);
    expect((await get(data, cookie)).text).toContain('routes/layouts/default');
  });

  test('a link of an e-mail first gets its slash, and its page is not cached', async () => {
    const letter = `MailTrackingId=${'a1'.repeat(12)}`;
    expectRedirect(await get(`/delivery?${letter}`), `/delivery/?${letter}`);
    const answer = await get(`/delivery/?${letter}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('redirect rules: a path is followed, another site is a full page load', async () => {
    expectRedirect(await get('/contacts/'), '/about/contacts/');
    const outside = await get('/check-uin/');
    expect(outside.status).toBe(301);
    expect(outside.headers.location).toMatch(/^https:\/\/probpalata\.gov\.ru\//);
  });
}

async function idOfCity(shop: ServedShop, name: string): Promise<number> {
  const cities = await readerOf(shop).get<{ id: number; name: string }[]>(
    `/api/location/cities/by-name/?city=${encodeURIComponent(name)}`,
  );
  return cities.find((city) => city.name === name)?.id ?? 0;
}
