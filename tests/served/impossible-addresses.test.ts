import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

let shop: ServedShop;

beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.calls.length = 0;
});

test.each([
  `/catalog/${'koltsa/'.repeat(60)}`,
  `/catalog/${'x'.repeat(3000)}/`,
  `/catalog/diamonds/${'x'.repeat(300)}/selection/`,
  `/discount/${'x'.repeat(190)}/`,
  `/cis/${'x'.repeat(195)}/`,
  `/news/${'x'.repeat(5000)}/`,
  `/actions/${'x'.repeat(5000)}/`,
  `/guide/kamni/${'x'.repeat(5000)}/`,
])('an endless address fails validation without a call of the API', async (address) => {
  const { status, text } = await shop.get(address);
  expect(status).toBe(404);
  expect(text).toContain(`<title>Page Not Found: ${address}</title>`);
  expect(shop.calls.filter((call) => call.includes('xxx') || call.includes('koltsa'))).toEqual([]);
  expect(shop.errors).toEqual([]);
});

test('sixteen segments below the catalogue fail validation', async () => {
  const address = `/catalog/${Array.from({ length: 16 }, (_, index) => `s${index}`).join('/')}/`;
  const { status, text } = await shop.get(address);
  expect(status).toBe(404);
  expect(text).toContain(`<title>Page Not Found: ${address}</title>`);
});

test.each([
  ['a metal of 90 characters', `/catalog/koltsa/?metal=${'x'.repeat(90)}`, '/catalog/koltsa/'],
  ['a size of 300 characters', `/catalog/koltsa/?size=${'x'.repeat(300)}`, '/catalog/koltsa/'],
  ['a NUL in a filter', '/catalog/koltsa/?stone=%00', '/catalog/koltsa/'],
  ['a NUL in a search', '/search/?q=%00', '/search/'],
  ['a NUL nobody asked for', '/delivery/?utm_source=%00', '/delivery/'],
])('%s shows the page without it', async (_what, address, plain) => {
  const { status, text } = await shop.get(address);
  expect(status).toBe(200);
  expect(headingOf(text)).toBe(headingOf((await shop.get(plain)).text));
  expect(shop.errors).toEqual([]);
});

test('a search text of 201 characters is cut and searched for', async () => {
  const { status } = await shop.get(`/search/?q=${'a'.repeat(201)}`);
  expect(status).toBe(200);
  const asked = shop.calls.find((call) => call.startsWith('/api/catalogue/listing'));
  expect(new URL(asked ?? '', shop.origin).searchParams.get('q')).toBe('a'.repeat(200));
});

test('a page makes each API call once, with one spelling', async () => {
  for (const address of ['/news/zima/', '/news/', '/catalog/koltsa/avrora-1/', '/stores/moskva/']) {
    shop.calls.length = 0;
    expect((await shop.get(address)).status, address).toBe(200);
    const spelt = shop.calls.map((call) => {
      const url = new URL(call, shop.origin);
      const given = [...url.searchParams].filter(([, value]) => value !== '');
      return `${url.pathname}?${new URLSearchParams(given).toString()}`;
    });
    expect(spelt.length, address).toBeGreaterThan(0);
    expect(spelt, address).toEqual([...new Set(spelt)]);
  }
});

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
}
