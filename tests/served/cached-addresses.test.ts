import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

let shop: ServedShop;

beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
});
afterAll(() => shop.stop());

test('SEO data for a query is shown at exactly that query, cached, and dropped when it is removed', async () => {
  expect(await titleAt('/delivery/?a=1')).toBe('Доставка');
  await shop.api.imports.importSeoPages([{ url: '/delivery/?a=1', title: 'Доставка за день' }]);
  await expect.poll(() => titleAt('/delivery/?a=1')).toBe('Доставка за день');
  expect(await titleAt('/delivery/?a=1')).toBe('Доставка за день');
  expect(await titleAt('/delivery/')).toBe('Доставка');
  expect(await titleAt('/delivery/?a=2')).toBe('Доставка');
  await shop.api.imports.importSeoPages([{ url: '/delivery/?a=1' }]);
  await expect.poll(() => titleAt('/delivery/?a=1')).toBe('Доставка');
});

test('a link without its trailing slash redirects to the slash and keeps the query, cached or not', async () => {
  for (const path of ['/delivery', '/news', '/koltsa-net']) {
    // The page with the slash is cached before the one without it is requested.
    for (const address of [`${path}/_.data`, `${path}/_.data?x=1`, `${path}.data?x=1`, `${path}.data?x=1`]) {
      const { status, text } = await shop.get(address);
      if (address.includes('_.data')) continue;
      expect(status, address).toBe(202);
      expect(redirectIn(text), address).toEqual({ to: `${path}/?x=1`, status: 301 });
    }
  }
});

test('the slash keeps the query byte for byte', async () => {
  for (const query of ['?a', '?a=1,2;3', '?a=%E0%A4%A', '?index&b=%00', '?a=+%20']) {
    const { status, headers } = await shop.get(`/delivery${query}`);
    expect([status, headers.location], query).toEqual([301, `/delivery/${query}`]);
  }
});

test('the title of a page that does not exist shows the address as it was typed', async () => {
  for (const [path, title] of [
    ['/catalog/%FF/', 'Page Not Found: /catalog/%FF/'],
    ['/catalog/%25FF/', 'Page Not Found: /catalog/%25FF/'],
    ['/nope/%zz/', 'Page not found: /nope/%zz/'],
    ['/request/zzz/', 'Page Not Found: /request/zzz/'],
    ['/request/zzz', 'Page Not Found: /request/zzz'],
  ] as const) {
    const { status, text } = await shop.get(path);
    expect(status, path).toBe(404);
    expect(text, path).toContain(`<title>${title}</title>`);
  }
});

test('a redirect made by the page keeps the query of its data request', async () => {
  const { status, text } = await shop.get('/catalog/avrora-1/_.data?utm_source=letter');
  expect(status).toBe(202);
  expect(redirectIn(text)).toEqual({ to: '/catalog/koltsa/avrora-1/?utm_source=letter', status: 301 });
});

test('certificates of the catalogue lead to their page, unless its editors say where else (SPEC 2.11)', async () => {
  for (const address of ['/catalog/certificate/', '/catalog/certificates/elektronnyj/'])
    expect(redirectIn((await shop.get(`${address}_.data`)).text), address).toEqual({
      to: '/certificates/',
      status: 301,
    });
  const [url, redirectTo] = ['/catalog/certificate/novyj-god/', '/actions/'];
  await shop.api.imports.importSeoPages([{ url, redirectTo }]);
  await expect
    .poll(async () => redirectIn((await shop.get(`${url}_.data`)).text))
    .toEqual({ to: redirectTo, status: 301 });
});

test('the text of editors is on pages of the minimal frame too', async () => {
  const seoText = 'Сотрудник «Яхонта» не просит код из СМС.';
  await shop.api.imports.importSeoPages([{ url: '/check_user/', seoText }]);
  await expect.poll(async () => (await shop.get('/check_user/')).text).toMatch(/не\sпросит\sкод\sиз\sСМС/);
});

test('a failure other than 404 shows the frame with a short notice and logs nothing', async () => {
  for (const [address, layout] of [
    ['/delivery/', 'default'],
    ['/nope/', 'default'],
    ['/partners/', 'partners'],
  ] as const) {
    const { status, text } = await shop.send('POST', address);
    expect(status, address).toBe(405);
    expect(text, address).toContain('Страница не\u00A0открылась');
    expect(text, address).not.toMatch(/<h1/);
    expect(text, address).toContain(`data-layout="${layout}"`);
    expect(text, address).toMatch(/<footer[\s>]/);
  }
  expect(shop.errors).toEqual([]);
});

async function titleAt(address: string): Promise<string | undefined> {
  return /<title>(.*?)<\/title>/.exec((await shop.get(address)).text)?.[1];
}

/** Reads the router's data format: one flat list of names and values that refer to each other by index. */
function redirectIn(text: string): { to: unknown; status: unknown } {
  const flat: unknown = JSON.parse(text);
  if (!Array.isArray(flat)) throw new Error('no data of the router');
  const valueOf = (name: string): unknown => flat[flat.indexOf(name) + 1];
  return { to: valueOf('redirect') === undefined ? null : flat.find(isAddress), status: valueOf('status') };
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/');
}
