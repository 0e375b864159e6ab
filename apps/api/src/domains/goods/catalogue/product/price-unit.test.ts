import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { until } from '#src/testing/until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importSections([importedSection()]);
  await api.imports.importProducts([
    importedProduct('para', { style: 'wedding-pair', modelCode: 'para' }),
    importedProduct('odno', { style: 'solitaire', modelCode: 'odno' }),
  ]);
  await until(() => api.catalogue.findByCode('odno') !== undefined);
});
afterAll(() => api.stop());

test('the price of a ring pictured with its pair is marked as the price of one ring', async () => {
  const ids = ['para', 'odno'].map((code) => api.catalogue.findByCode(code)?.id ?? 0);
  const { items } = (await api.call(getCards, { query: { ids: ids.join(',') } })).answer();
  expect(items.map(({ priceUnit }) => priceUnit)).toEqual(['one-of-pair', 'piece']);
  const products = await Promise.all(
    ids.map(async (id) => (await api.call(getProduct, { params: { id } })).answer()),
  );
  expect(products.map(({ priceUnit }) => priceUnit)).toEqual(['one-of-pair', 'piece']);
});
