import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { announceStock, takeItems } from '#src/domains/stock/index.ts';
import type { TestApi } from '#src/testing/api.ts';
import { STUDS, listOf, facet, openTestCatalogue } from '#src/testing/products/catalogue.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestCatalogue();
});
afterAll(() => api.stop());

const listing = (query: Record<string, string> = {}, headers = {}) => listOf(api, query, headers);
const idOf = (code: string): number => api.catalogue.findByCode(code)?.id ?? 0;

test('a price changed by an import is visible without a full reload', async () => {
  await api.imports.importProducts([{ ...STUDS, price: 99_000_000, name: 'Серьги «Иней» из серебра' }]);
  await expect
    .poll(async () => (await listing({ sort: 'price-desc' })).cards[0]?.name)
    .toBe('Серьги «Иней» из серебра');
  expect(await listing({ q: 'иней' })).toMatchObject({ total: 1 });
  const columns = api.catalogue.columns();
  await api.catalogue.apply([`product:${idOf('rosa')}`, `stock:${idOf('rosa')}`]);
  expect(api.catalogue.columns() === columns).toBe(true);
  await api.imports.importProducts([STUDS]);
  await expect.poll(async () => (await listing({ sort: 'price-asc' })).cards[0]?.price).toBe(250_000);
});

test('a reserved item disappears from cards, facets and the product', async () => {
  const skuId = api.catalogue.findByCode('avrora-zheltoe')?.skuIds[1] ?? 0;
  await api.context.db.transaction(async (tx) => {
    await takeItems(tx, {
      lines: [{ skuId, quantity: 1 }],
      orderId: 1,
      preferStoreId: null,
      at: api.clock.now(),
    });
    await announceStock(tx, [skuId]);
  });
  await expect
    .poll(async () => facet(await listing({ section: 'koltsa' }), 'size').map(({ value }) => value))
    .toEqual(['16.5']);
  const { items } = (await api.call(getCards, { query: { ids: String(idOf('avrora-zheltoe')) } })).answer();
  expect(items).toMatchObject([{ inStock: false, sizes: [] }]);
});
