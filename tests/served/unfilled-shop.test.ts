import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: async () => undefined });
});
afterAll(() => shop.stop());

test('a shop without data says on its home page what it lacks, until it is filled', async () => {
  const empty = await shop.get('/');
  expect(empty.status).toBe(200);
  const words = empty.text.replaceAll('\u00A0', ' ');
  for (const word of ['Магазин готовится к открытию', 'тексты и картинки', 'разделы каталога', 'салоны'])
    expect(words).toContain(word);
  expect(empty.text).toContain('noindex');
  for (const address of ['/catalog/', '/stores/', '/cart/', '/news/', '/sitemap.xml', '/search/?q=x'])
    expect((await shop.get(address)).status, address).toBeLessThan(500);
  expect(shop.errors).toEqual([]);
  await fillSmallShop(shop.api);
  await shop.api.changes.caughtUp();
  const partly = (await shop.get('/')).text.replaceAll('\u00A0', ' ');
  expect(partly).not.toContain('салоны</li>');
});
