import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSuggestions } from '@yahont/contracts/search/search.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const suggest = async (q: string) => (await api.call(getSuggestions, { query: { q } })).answer();

test('a word suggests products with picture, price and address, and their section', async () => {
  const found = await suggest('кольцо');
  expect(found.total).toBeGreaterThan(0);
  expect(found.products[0]).toMatchObject({ name: expect.stringContaining('Кольцо'), price: 9_990_000 });
  expect(found.products[0]?.url).toMatch(/^\/catalog\/koltsa\//);
  expect(found.products[0]?.picture?.hash).toBe('a1b2c3d4');
  expect(found.sections[0]).toMatchObject({ url: '/catalog/koltsa/', kind: 'ring', isRoyal: false });
});

test('filters of a suggestion are named as on the results page', async () => {
  const { meant } = await suggest('кольцо 16,5 до 50000');
  expect(meant).toEqual(['до\u00A050\u00A0000\u00A0₽', 'Размер\u00A016,5']);
  expect((await suggest('кольцо')).meant).toEqual([]);
});

test('an empty query answers popular queries, each with the address of its results', async () => {
  const { query, products, popular } = await suggest('   ');
  expect({ query, products }).toEqual({ query: '', products: [] });
  expect(popular.length).toBeGreaterThan(2);
  for (const { text, url } of popular) expect(url).toBe(`/search/?q=${encodeURIComponent(text)}`);
});

test('a query of any length and with any control characters gets an answer', async () => {
  expect((await suggest('я'.repeat(5_000))).query).toHaveLength(200);
  expect((await suggest('кольцо\u0007\n\u202Eаврора')).query).toBe('кольцо аврора');
});

test('the browser may cache the answer for a minute, a shared cache may not', async () => {
  const response = await api.send('GET /api/search/suggestions?q=x');
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
});
