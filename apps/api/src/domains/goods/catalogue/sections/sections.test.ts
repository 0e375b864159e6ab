import { expect, test } from 'vitest';
import { getCatalogueMenu, getTopSections, resolvePath } from '@yahont/contracts/catalogue/sections.ts';
import { getCatalogueMenu as getMenu } from './get-menu.ts';
import { WHITE, YELLOW, STUDS, testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { listing, idOf } = shop;

test('an address is a section, a product, or a product below another section', async () => {
  const resolve = async (path: string) => (await shop.api.call(resolvePath, { query: { path } })).answer();
  const product = {
    kind: 'product',
    productId: idOf('avrora-beloe'),
    url: '/catalog/koltsa/pomolvochnye/avrora-beloe/',
  };
  expect(await resolve('koltsa/pomolvochnye/')).toEqual({ kind: 'section', path: 'koltsa/pomolvochnye' });
  expect(await resolve('koltsa/pomolvochnye/avrora-beloe')).toEqual(product);
  expect(await resolve('sergi/avrora-beloe/')).toEqual(product);
  for (const path of ['nichego', 'nichego/avrora-beloe', 'koltsa/nichego']) {
    expect(await shop.api.call(resolvePath, { query: { path } })).toMatchObject({ status: 404 });
  }
});

test('the menu has sections with counts and the existing values', async () => {
  const menu = (await shop.api.call(getCatalogueMenu)).answer();
  expect((await shop.api.call(getTopSections)).answer()).toEqual(
    menu.sections.map(({ name, url }) => ({ name, url })),
  );
  expect(menu.sections).toMatchObject([
    { name: 'Кольца', count: 1, children: [{ name: 'Помолвочные' }] },
    { name: 'Серьги', count: 1 },
  ]);
  expect(menu.sections[0]?.stones).toEqual([
    { name: 'Бриллиант', url: '/catalog/koltsa/?stone=diamond', count: 1 },
  ]);
});

test('the menu shows the newest product of a section that is in stock, and none where nothing is new', async () => {
  const noveltyOf = async (code: string) =>
    (await shop.api.call(getCatalogueMenu)).answer().sections.find((section) => section.code === code)
      ?.novelty;
  expect(await noveltyOf('koltsa')).toBeNull();
  const label = { labels: ['new' as const] };
  const arrived = (day: string) => ({ ...label, arrivedAt: `2026-11-${day}T00:00:00Z` });
  await shop.api.imports.importProducts([
    { ...WHITE, ...arrived('10') },
    { ...YELLOW, ...arrived('15') },
    { ...STUDS, ...arrived('19') },
  ]);
  await expect
    .poll(() => noveltyOf('koltsa'))
    .toMatchObject({
      url: '/catalog/koltsa/pomolvochnye/avrora-zheltoe/',
      price: YELLOW.price,
      oldPrice: YELLOW.oldPrice,
    });
  expect(await noveltyOf('sergi'), 'nothing of it is in stock').toBeNull();
  await shop.api.imports.importProducts([WHITE, YELLOW, STUDS]);
  await expect.poll(() => noveltyOf('koltsa')).toBeNull();
});

test('a value of the menu stays in its section, and its count is that of its address', async () => {
  const { sections } = (await shop.api.call(getCatalogueMenu)).answer();
  const values = sections.flatMap((section) =>
    [...section.metals, ...section.stones, ...section.collections].map((value) => ({ section, value })),
  );
  expect(values.length).toBeGreaterThan(3);
  for (const { section, value } of values) {
    const { pathname, searchParams } = new URL(value.url, 'http://shop');
    expect(pathname).toBe(section.url);
    const query = { section: section.code, ...Object.fromEntries(searchParams) };
    expect((await listing(query)).total, value.url).toBe(value.count);
  }
});

test('the menu is computed once, and again after a change of the catalogue', async () => {
  const before = getMenu(shop.api.catalogue);
  expect(getMenu(shop.api.catalogue)).toBe(before);
  await shop.api.catalogue.apply([`stock:${idOf('rosa')}`]);
  expect(getMenu(shop.api.catalogue)).not.toBe(before);
  expect(getMenu(shop.api.catalogue)).toEqual(before);
});
