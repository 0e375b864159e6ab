import { afterAll, beforeAll, expect, test } from 'vitest';
import { getComplements } from '@yahont/contracts/catalogue/product.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';

let api: TestApi;
const piece = (code: string, wish: Parameters<typeof importedProduct>[1]) =>
  importedProduct(code, { modelCode: code, article: code, sizes: [], ...wish });
const CODES = ['ring', 'rival', 'white-drops', 'yellow-drops', 'pendant', 'sold-pendant'];

beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importSections([importedSection()]);
  await api.imports.importProducts([
    piece('ring', {}),
    piece('rival', {}),
    piece('white-drops', { kind: 'earrings', style: 'drops' }),
    piece('yellow-drops', { kind: 'earrings', style: 'drops', metal: 'yellow-gold' }),
    piece('pendant', { kind: 'pendant', style: 'cross' }),
    piece('sold-pendant', { kind: 'pendant', style: 'cross' }),
  ]);
  await api.imports.importItems(
    CODES.filter((code) => code !== 'sold-pendant').map((productCode) => ({
      uin: makeUin(),
      productCode,
      size: null,
      storeCode: null,
    })),
  );
  await until(() => (api.catalogue.findByCode('pendant')?.stock.length ?? 0) > 0);
});
afterAll(() => api.stop());

const idOf = (code: string): number => api.catalogue.findByCode(code)?.id ?? 0;
const complements = async (...codes: string[]): Promise<string[]> => {
  const { items } = (await api.call(getComplements, { query: { ids: codes.map(idOf).join(',') } })).answer();
  return items.map(({ article }) => article);
};

test('complements of a ring are other kinds in turn, its own metal first; no other ring and nothing sold out', async () => {
  expect(await complements('ring')).toEqual(['white-drops', 'pendant', 'yellow-drops']);
});

test('a kind that is already in the cart is not offered again', async () => {
  expect(await complements('ring', 'pendant')).toEqual(['white-drops', 'yellow-drops']);
});

test('unknown products have no complements', async () => {
  expect((await api.call(getComplements, { query: { ids: '999999' } })).answer().items).toEqual([]);
});
