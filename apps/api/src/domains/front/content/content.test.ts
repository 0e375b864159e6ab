import { afterAll, beforeAll, expect, test } from 'vitest';
import { getArticle } from '@yahont/contracts/content/articles.ts';
import { getHome, getTextPage, listTextPages } from '@yahont/contracts/content/content.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import {
  importedCity,
  importedProduct,
  importedSection,
  importedStore,
} from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';

let api: TestApi;
const link = { text: 'Смотреть', url: '/catalog/' };
const HOME = {
  hero: [
    {
      eyebrow: '',
      title: 'Свет',
      text: '',
      name: '',
      picture: 'hero',
      pictureAlt: 'Кольцо',
      primary: link,
      secondary: null,
      caption: { name: 'Кольцо', facts: '', url: '/catalog/koltsa/a/' },
    },
  ],
  tilePaths: ['koltsa', 'ischez'],
  royal: {
    eyebrow: '',
    title: 'Царские камни',
    text: '',
    tiles: [{ name: '', oldName: '', fact: '', url: '/', picture: 'poteryan', pictureAlt: '' }],
  },
  actions: [],
  guide: [],
  promises: [
    { icon: 'truck' as const, title: 'Курьер', text: '' },
    { icon: 'percent' as const, title: 'Рассрочка', text: '', needsInstalments: true },
  ],
};
const PAGE = {
  path: '/delivery/',
  title: 'Доставка',
  description: '',
  h1: 'Доставка',
  lead: '',
  blocks: [],
  picture: 'hero',
};

beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importStores([importedStore()]);
  await api.imports.importPictures([
    { hash: 'hero', width: 1600, height: 900, background: 'dark', placeholder: 'data:,' },
  ]);
  await api.imports.importSections([importedSection()]);
  await api.imports.importProducts([
    importedProduct('a', { modelCode: 'm', popularity: 9 }),
    importedProduct('b', { modelCode: 'm', metal: 'silver', popularity: 7 }),
    importedProduct('c', { popularity: 5, arrivedAt: '2026-11-19T00:00:00.000Z' }),
  ]);
  await api.imports.importItems(
    ['a', 'b', 'c'].map((productCode) => ({ uin: makeUin(), productCode, size: 1650, storeCode: null })),
  );
  await until(() => api.catalogue.findByCode('c')?.stock.length === 3);
});
afterAll(() => api.stop());

test('there is no home page before its texts are imported', async () => {
  expect(await api.call(getHome)).toMatchObject({ status: 404 });
});

test('the home page joins its texts with the catalogue and the city’s stores; blocks without a picture are omitted', async () => {
  await api.imports.importHome(HOME);
  await api.imports.importHome(HOME);
  const home = (await api.call(getHome)).answer();
  expect(home).toMatchObject({
    hero: [
      {
        title: 'Свет',
        picture: { hash: 'hero', alt: 'Кольцо', background: 'dark' },
        caption: { name: 'Кольцо', price: api.catalogue.findByCode('a')?.price },
      },
    ],
    tiles: [{ code: 'koltsa', count: 2 }],
    royal: { tiles: [] },
    stores: [{ name: 'Петровка, 11' }],
    promises: [{ title: 'Курьер' }, { title: 'Рассрочка' }],
  });
  expect(home.popular.map(({ article }) => article)).toEqual(['a', 'c']);
  expect(home.novelties[0]?.article).toBe('c');
});

test('a text page is found with and without its trailing slash', async () => {
  await api.imports.importTextPages([PAGE]);
  for (const path of ['/delivery/', '/delivery', 'delivery']) {
    expect((await api.call(getTextPage, { query: { path } })).answer()).toMatchObject({
      h1: 'Доставка',
      picture: { hash: 'hero' },
    });
  }
  expect(await api.call(getTextPage, { query: { path: '/nowhere/' } })).toMatchObject({
    status: 404,
    problem: { code: 'page-not-found' },
  });
});

test('a text page has products of its section, one metal of each model, and none of an empty section', async () => {
  const pieces = { type: 'products', heading: 'Кольца', linkText: 'Все кольца', section: 'koltsa' };
  await api.imports.importTextPages([
    { ...PAGE, path: '/royal/ruby/', blocks: [pieces] },
    { ...PAGE, path: '/royal/opal/', blocks: [{ ...pieces, section: 'nichego' }] },
  ]);
  const page = async (path: string) => (await api.call(getTextPage, { query: { path } })).answer();
  const [shown] = (await page('/royal/ruby/')).blocks;
  expect(shown).toMatchObject({
    type: 'products',
    heading: 'Кольца',
    linkText: 'Все кольца',
    url: '/catalog/koltsa/',
    cards: ['a', 'c'].map((code) => ({ id: api.catalogue.findByCode(code)?.id })),
  });
  expect((await page('/royal/opal/')).blocks).toEqual([]);
});

test('pieces of an action know their price with its code, when the piece alone is enough for the code', async () => {
  const [a, c] = ['a', 'c'].map((code) => api.catalogue.findByCode(code));
  if (!a || !c) throw new Error('the pieces are not in the catalogue');
  const dearest = Math.max(a.price, c.price);
  const runs = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z' };
  await api.imports.importPromoCodes([
    { code: 'ЖЕМЧУГ', percent: 10, minTotal: dearest, ...runs },
    { code: 'ПАРА', percent: 10, minTotal: dearest + 1, ...runs },
    { code: 'ЛЕТО', percent: 10, minTotal: 0, ...runs, endsAt: '2021-01-01T00:00:00Z' },
  ]);
  const pieces = { type: 'products' as const, heading: '', section: 'koltsa' };
  const action = { ...PAGE, kind: 'action' as const, picture: null, condition: 'Всем', note: '', sort: 1 };
  const days = { publishedOn: '2026-01-01', startsOn: '2026-01-01', endsOn: null };
  const texts = { lead: 'Коротко', description: 'О чём', blocks: [pieces] };
  await api.imports.importArticles(
    ['ЖЕМЧУГ', 'ПАРА', 'ЛЕТО'].map((promoCode, index) => ({
      ...action,
      ...days,
      ...texts,
      code: `code-${index}`,
      promoCode,
    })),
  );
  const codePrices = async (named: string) => {
    const { blocks } = (await api.call(getArticle, { query: { kind: 'action', code: named } })).answer();
    const [block] = blocks;
    return block?.type === 'products' ? block.cards.map(({ id, codePrice }) => [id, codePrice]) : null;
  };
  expect(await codePrices('code-0')).toEqual([a, c].map(({ id, price }) => [id, price * 0.9]));
  expect(await codePrices('code-1')).toEqual([a, c].map(({ id }) => [id, undefined]));
  expect(await codePrices('code-2')).toEqual([a, c].map(({ id }) => [id, undefined]));
});

test('a page about a stone has its pictures, and a missing one is omitted', async () => {
  const tile = { name: '', oldName: '', fact: '', url: '/royal/ruby/', pictureAlt: 'Рубин' };
  const royal = {
    oldName: 'яхонт червлёный',
    sectionPath: 'koltsa',
    withStone: 'с рубином',
    gem: { picture: 'hero', pictureAlt: 'Рубин', caption: '' },
    scale: null,
    facts: [],
    stones: [
      { ...tile, picture: 'hero' },
      { ...tile, picture: 'poteryan' },
    ],
  };
  await api.imports.importTextPages([
    { ...PAGE, path: '/royal/ruby/', pictureAlt: 'Кольцо с рубином', royal, notes: ['раз'] },
    { ...PAGE, path: '/royal/opal/', royal: { ...royal, gem: { ...royal.gem, picture: 'poteryan' } } },
  ]);
  expect((await api.call(getTextPage, { query: { path: '/royal/ruby/' } })).answer()).toMatchObject({
    picture: { alt: 'Кольцо с рубином' },
    notes: [[{ text: 'раз' }]],
    royal: {
      oldName: 'яхонт червлёный',
      gem: { picture: { hash: 'hero', alt: 'Рубин' } },
      stones: [{ url: '/royal/ruby/', picture: { hash: 'hero' } }],
    },
  });
  expect((await api.call(getTextPage, { query: { path: '/royal/opal/' } })).answer().royal?.gem).toBeNull();
});

test('all text pages are listed by address, without the home page', async () => {
  expect((await api.call(listTextPages)).answer().items).toEqual([
    { path: '/delivery/', h1: 'Доставка' },
    { path: '/royal/opal/', h1: 'Доставка' },
    { path: '/royal/ruby/', h1: 'Доставка' },
  ]);
});
