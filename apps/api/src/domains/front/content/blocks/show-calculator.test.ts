import { afterAll, beforeAll, expect, test } from 'vitest';
import { getArticle } from '@yahont/contracts/content/articles.ts';
import { listGiftPieces } from '@yahont/contracts/catalogue/gift-pieces.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { getGoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { showText, type BlockSources } from './show-blocks.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: 3, name: 'Рязань', translit: 'ryazan', population: 528_000, sort: 300 }),
    importedCity({ id: 4, name: 'Касимов', translit: 'kasimov', population: 30_000, sort: 400 }),
  ]);
  await api.imports.importSections([importedSection({ code: 'broshi', rule: { kinds: ['brooch'] } })]);
  const brooch: Partial<ImportProduct> = {
    kind: 'brooch',
    style: 'brooch',
    sectionPath: 'broshi',
    sizes: [],
  };
  await api.imports.importProducts([
    importedProduct('dear', { ...brooch, price: 3_000_000, popularity: 5 }),
    importedProduct('cheap', { ...brooch, price: 500_000, popularity: 5 }),
    importedProduct('wanted', { ...brooch, price: 700_000, popularity: 9 }),
    importedProduct('sold-out', { ...brooch, price: 600_000, popularity: 20 }),
    importedProduct('sized', { ...brooch, price: 800_000, popularity: 30, sizes: [1650] }),
  ]);
  await api.imports.importItems(
    ['dear', 'cheap', 'wanted', 'sized'].map((productCode) => ({
      uin: makeUin(),
      productCode,
      size: productCode === 'sized' ? 1650 : null,
      storeCode: null,
    })),
  );
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

const calculator = (name: string) => ({ type: 'calculator', heading: 'Считаем', calculator: name });
const text = { title: 'Расчёт', description: '', h1: 'Расчёт', lead: '' };

async function shown(...names: string[]) {
  await api.imports.importTextPages([{ ...text, path: '/calc/', blocks: names.map(calculator) }]);
  return (await api.call(getTextPage, { query: { path: '/calc/' } })).answer().blocks;
}

test('each calculator comes with what it counts by, in the answer of its text', async () => {
  const { rate } = (await api.call(getGoldRate)).answer();
  expect(rate).not.toBeNull();
  expect(await shown('gold', 'payback', 'company-gifts', 'ring-size')).toEqual([
    { ...calculator('gold'), rate },
    {
      ...calculator('payback'),
      cities: [
        { name: 'Москва', population: 13_010_112 },
        { name: 'Рязань', population: 528_000 },
      ],
    },
    {
      ...calculator('company-gifts'),
      pieces: [piece('wanted'), piece('dear')],
    },
    calculator('ring-size'),
  ]);
});

test('an article has them too', async () => {
  await api.imports.importArticles([
    { ...text, kind: 'news', code: 'zoloto', publishedOn: '2026-01-10', blocks: [calculator('gold')] },
  ]);
  const query = { kind: 'news', section: '', code: 'zoloto' };
  const { blocks } = (await api.call(getArticle, { query })).answer();
  expect(blocks).toMatchObject([{ calculator: 'gold', rate: { source: 'sample' } }]);
});

test('a shop without a rate says none and keeps the calculator', async () => {
  const other = await createTestApi({ metalRates: { kind: 'none' } });
  try {
    await other.imports.importTextPages([{ ...text, path: '/calc/', blocks: [calculator('gold')] }]);
    const { blocks } = (await other.call(getTextPage, { query: { path: '/calc/' } })).answer();
    expect(blocks).toEqual([{ ...calculator('gold'), rate: null }]);
  } finally {
    await other.stop();
  }
});

test('the rate is read once for a text with several calculators of gold, and not at all for others', async () => {
  let times = 0;
  const sources = {
    ctx: { ...api.context, city: api.cities.getOrDefault(null) },
    catalogue: api.catalogue,
    cities: api.cities,
    metalRates: {
      get feed() {
        times += 1;
        return { kind: 'none' } as const;
      },
      shares: { cash: 900, exchange: 967 },
      maxDays: 10,
    },
    // safe: these texts have no stones and no stores
  } as unknown as BlockSources;
  const gold = { type: 'calculator', heading: '', calculator: 'gold' } as const;
  await showText({ blocks: [{ ...gold, calculator: 'payback' }], notes: [] }, sources);
  expect(times).toBe(0);
  const { blocks } = await showText({ blocks: [gold, gold], notes: [] }, sources);
  expect(blocks).toHaveLength(2);
  expect(times).toBe(1);
});

test('the page of gifts is offered the same pieces', async () => {
  const { items } = (await api.call(listGiftPieces)).answer();
  expect(items).toEqual([piece('wanted'), piece('dear')]);
});

function piece(code: string) {
  const record = api.catalogue.findByCode(code);
  return { id: record?.id, name: record?.name, price: record?.price };
}
