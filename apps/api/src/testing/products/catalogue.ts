import { afterAll, beforeAll } from 'vitest';
import { getListing, type Listing } from '@yahont/contracts/catalogue/listing.ts';
import { createTestApi, type TestApi } from '../api.ts';
import { until } from '../until.ts';
import { importedCity, importedProduct, importedSection, importedStore } from './import-shapes.ts';
import { makeUin } from './products.ts';

const PICTURE = {
  hash: 'aurora',
  width: 1000,
  height: 1000,
  background: 'light',
  placeholder: 'data:,',
} as const;
export const WHITE = importedProduct('avrora-beloe', {
  modelCode: 'avrora',
  article: '10-2418-0100',
  sectionPath: 'koltsa/pomolvochnye',
  collection: 'venets',
  pictures: [{ hash: 'aurora', alt: 'Кольцо' }],
  madeToOrderDays: 14,
});
export const YELLOW = importedProduct('avrora-zheltoe', {
  modelCode: 'avrora',
  article: '10-2418-0200',
  sectionPath: 'koltsa/pomolvochnye',
  metal: 'yellow-gold',
  price: 11_000_000,
  oldPrice: 22_000_000,
  popularity: 5,
});
export const STUDS = importedProduct('rosa', {
  article: '20-1',
  name: 'Серьги-пусеты «Роса» из серебра',
  kind: 'earrings',
  style: 'studs',
  sectionPath: 'sergi',
  metal: 'silver',
  fineness: 925,
  inserts: [],
  sizes: [],
  price: 250_000,
});
const PIECES = [
  { uin: makeUin(), productCode: 'avrora-beloe', size: 1650, storeCode: 'petrovka' },
  { uin: makeUin(), productCode: 'avrora-beloe', size: 1650, storeCode: null },
  { uin: makeUin(), productCode: 'avrora-zheltoe', size: 1700, storeCode: null },
];

/** An API with two metals of one ring and a pair of studs, in two sections and one store. */
export async function openTestCatalogue(): Promise<TestApi> {
  const api = await createTestApi();
  await fillCatalogue(api);
  await until(() => api.catalogue.findByCode('avrora-beloe')?.stock.length === 6);
  return api;
}

/** The same API for all tests of a file. */
export function testCatalogue() {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestCatalogue();
  });
  afterAll(() => api.stop());
  return {
    get api() {
      return api;
    },
    listing: (query: Record<string, string> = {}, headers = {}) => listOf(api, query, headers),
    idOf: (code: string): number => api.catalogue.findByCode(code)?.id ?? 0,
  };
}

/** Imports all of it; again when it is there already. */
export async function fillCatalogue(api: TestApi): Promise<void> {
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: 300, name: 'Омск', translit: 'omsk', timezoneOffset: 6, lat: 54.99, lon: 73.37 }),
  ]);
  await api.imports.importStores([importedStore()]);
  await api.imports.importPictures([PICTURE]);
  await api.imports.importSections([
    importedSection(),
    importedSection({
      code: 'pomolvochnye',
      parentPath: 'koltsa',
      name: 'Помолвочные',
      h1: 'Помолвочные кольца',
      rule: { styles: ['solitaire'] },
    }),
    importedSection({ code: 'sergi', name: 'Серьги', h1: 'Серьги', rule: { kinds: ['earrings'] } }),
  ]);
  await api.imports.importCollections([{ code: 'venets', name: 'Венец' }]);
  await api.imports.importProducts([WHITE, YELLOW, STUDS]);
  await api.imports.importItems(PIECES);
}

/** One page of a listing. */
export async function listOf(
  api: TestApi,
  query: Record<string, string> = {},
  headers = {},
): Promise<Listing> {
  return (await api.call(getListing, { query, headers })).answer();
}

/** The values of a facet in a listing; none of a range. */
export function facet(list: Listing, code: string) {
  const found = list.facets.find((one) => one.code === code);
  return found === undefined || found.kind === 'range' ? [] : found.options;
}
