import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { getListing, ListingQuery, type Listing } from '@yahont/contracts/catalogue/listing.ts';
import { getProduct, getSimilar } from '@yahont/contracts/catalogue/product.ts';
import { getCatalogueMenu, getTopSections, resolvePath } from '@yahont/contracts/catalogue/sections.ts';
import { getCatalogueMenu as getMenu } from './sections/get-menu.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import {
  importedCity,
  importedProduct,
  importedSection,
  importedStore,
} from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';
import { announceStock, takeItems } from '#src/domains/stock/index.ts';
import { listPositions } from './listing/list-positions.ts';
import { models, products, skus } from './catalogue.tables.ts';

let api: TestApi;
const PICTURE = {
  hash: 'aurora',
  width: 1000,
  height: 1000,
  background: 'light',
  placeholder: 'data:,',
} as const;
const WHITE = importedProduct('avrora-beloe', {
  modelCode: 'avrora',
  article: '10-2418-0100',
  sectionPath: 'koltsa/pomolvochnye',
  collection: 'venets',
  pictures: [{ hash: 'aurora', alt: 'Кольцо' }],
  madeToOrderDays: 14,
});
const YELLOW = importedProduct('avrora-zheltoe', {
  modelCode: 'avrora',
  article: '10-2418-0200',
  sectionPath: 'koltsa/pomolvochnye',
  metal: 'yellow-gold',
  price: 11_000_000,
  oldPrice: 22_000_000,
  popularity: 5,
});
const STUDS = importedProduct('rosa', {
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

async function fill(): Promise<void> {
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

beforeAll(async () => {
  api = await createTestApi();
  await fill();
  await until(() => api.catalogue.findByCode('avrora-beloe')?.stock.length === 6);
});
afterAll(() => api.stop());

const listing = async (query: Record<string, string> = {}, headers = {}) =>
  (await api.call(getListing, { query, headers })).answer();
const idOf = (code: string): number => api.catalogue.findByCode(code)?.id ?? 0;
const facet = (list: Listing, code: string) => {
  const found = list.facets.find((one) => one.code === code);
  return found === undefined || found.kind === 'range' ? [] : found.options;
};

test('importing everything twice changes no id and adds nothing', async () => {
  const before = await listing({ sort: 'price-asc' });
  await fill();
  expect(await listing({ sort: 'price-asc' })).toEqual(before);
  for (const [table, rows] of [
    [models, 2],
    [products, 3],
    [skus, 5],
  ] as const) {
    expect(await api.context.db.select({ rows: count() }).from(table)).toEqual([{ rows }]);
  }
});

test('a section has its cards, breadcrumbs, children and display names', async () => {
  const list = await listing({ section: 'koltsa' });
  expect(list.breadcrumbs.map(({ url }) => url)).toEqual(['/', '/catalog/', '/catalog/koltsa/']);
  expect(list.children).toMatchObject([
    { name: 'Помолвочные', url: '/catalog/koltsa/pomolvochnye/', count: 1 },
  ]);
  expect(facet(list, 'metal').map(({ label }) => label)).toEqual(['Жёлтое золото', 'Белое золото']);
  expect(facet(list, 'size')).toMatchObject([
    { value: '16.5', label: '16,5' },
    { value: '17', label: '17' },
  ]);
  expect(list.section.description).toMatch(/Рассрочка 0.%: до.6.ежемесячных/);
});

test('a model is one card with its metals, unless a metal is selected', async () => {
  const list = await listing({ section: 'koltsa' });
  expect(list).toMatchObject({ total: 1, sectionTotal: 1 });
  expect(list.cards).toMatchObject([
    { article: '10-2418-0100', colorGroups: [{ metal: 'yellow-gold' }, { metal: 'white-gold' }] },
  ]);
  expect(facet(list, 'metal').map(({ count: models }) => models)).toEqual([1, 1]);
  const both = ListingQuery.parse({ metal: ['white-gold', 'yellow-gold'] });
  expect(listPositions(api.catalogue, both, 216).total).toBe(2);
});

test('the card of a model has the metal that matches the filters and the sort', async () => {
  expect((await listing({ section: 'koltsa', size: '16.5' })).cards).toMatchObject([
    { article: '10-2418-0100' },
  ]);
  expect((await listing({ section: 'koltsa', sort: 'price-asc' })).cards).toMatchObject([
    { article: '10-2418-0200' },
  ]);
});

test('a selected metal keeps the counts of other metals, and values of other facets that drop to zero stay', async () => {
  const list = await listing({ section: 'koltsa', metal: 'white-gold' });
  expect(list).toMatchObject({ total: 1, sectionTotal: 1 });
  expect(facet(list, 'metal')).toMatchObject([
    { value: 'yellow-gold', count: 1, isSelected: false },
    { value: 'white-gold', count: 1, isSelected: true },
  ]);
  expect(facet(list, 'size')).toMatchObject([
    { value: '16.5', count: 1 },
    { value: '17', count: 0 },
  ]);
});

test('an unknown value finds nothing; an unknown section is not found', async () => {
  expect(await listing({ metal: 'mithril' })).toMatchObject({ total: 0, pageCount: 1 });
  const refused = await api.call(getListing, { query: { section: 'koltsa/vlastiya' } });
  expect(refused).toMatchObject({ status: 404, problem: { code: 'section-not-found' } });
});

test('price, sale, sort and page are read from the address', async () => {
  expect((await listing({ price: '-110000' })).cards.map(({ price }) => price)).toEqual([
    250_000, 11_000_000,
  ]);
  expect(await listing({ sale: '1' })).toMatchObject({
    total: 1,
    switches: [{ code: 'shop' }, { code: 'sale', count: 1, isSelected: true }],
  });
  expect((await listing({ sort: 'price-asc' })).cards.map(({ price }) => price)).toEqual([
    250_000, 11_000_000,
  ]);
  expect((await listing({ sort: 'discount' })).cards[0]).toMatchObject({ discount: 50 });
  expect(await listing({ page: '99' })).toMatchObject({ page: 1, pageCount: 1 });
});

test('the price is a range with ends, a histogram and what is chosen in words', async () => {
  const [price] = (await listing({ price: '-110000' })).facets;
  expect(price).toMatchObject({
    kind: 'range',
    code: 'price',
    unit: '₽',
    from: null,
    to: 110_000,
    chip: 'до\u00A0110\u00A0000\u00A0₽',
  });
  if (price?.kind !== 'range') throw new Error('the price comes first');
  // Bounds follow all other filters, not its own.
  expect(price.max).toBeGreaterThan(110_000);
  expect(price.histogram.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('carats are a chip without handles, and only when they are chosen', async () => {
  const carats = async (query: Record<string, string>) =>
    (await listing(query)).facets.filter(({ code }) => code === 'carat');
  expect(await carats({})).toEqual([]);
  expect(await carats({ carat: '0.45-0.55' })).toMatchObject([
    { kind: 'range', histogram: [], from: 0.45, to: 0.55, chip: '0,45\u00A0— 0,55\u00A0карата' },
  ]);
});

test('products in a store of the caller’s city are distinguished', async () => {
  expect(await listing({ shop: '1' })).toMatchObject({
    total: 1,
    switches: [{ code: 'shop', count: 1, isSelected: true }, { code: 'sale' }],
  });
  expect(await listing({ shop: '1' }, { 'User-Location-Id': '300' })).toMatchObject({
    total: 0,
    switches: [{ code: 'shop', count: 0 }, { code: 'sale' }],
  });
});

test('text is searched within the section, best match first', async () => {
  expect(await listing({ q: 'rjkmwj' })).toMatchObject({ total: 1, correctedQuery: 'кольцо' });
  expect(await listing({ q: 'кольцо', section: 'sergi' })).toMatchObject({ total: 0 });
  expect((await listing({ q: '10-2418-0200' })).cards).toMatchObject([{ article: '10-2418-0200' }]);
});

test('a card shows the metals of its model and the sizes in stock, also of a piece made to order (decision 0008)', async () => {
  const { items } = (
    await api.call(getCards, { query: { ids: `${idOf('rosa')},999999,${idOf('avrora-beloe')}` } })
  ).answer();
  expect(items).toMatchObject([
    { article: '20-1', sizes: [], inStock: false },
    {
      images: [{ hash: 'aurora', alt: 'Кольцо' }],
      sizes: [{ size: 1650 }],
      skuId: null,
      colorGroups: [{ metal: 'yellow-gold' }, { metal: 'white-gold' }],
    },
  ]);
  expect(items[0]?.skuId).toBeGreaterThan(0);
});

test('a product has its stock, its instalment and its delivery date', async () => {
  api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await api.call(getProduct, { params: { id: idOf('avrora-beloe') } })).answer();
  expect(product).toMatchObject({
    url: '/catalog/koltsa/pomolvochnye/avrora-beloe/',
    collection: { name: 'Венец' },
    bonus: 3867,
    instalment: { months: 6, perMonth: 2_148_400, last: 2_148_000 },
    skus: [
      { size: 1650, available: 2, inCity: 1 },
      { size: 1700, available: 0, inCity: 0 },
    ],
    stores: [{ name: 'Петровка, 11', sizes: [1650], count: 1, isOpenNow: true }],
    delivery: { courierDate: '2026-11-21', courierPrice: 0, pickupDate: '2026-11-20' },
    description: 'Один камень на тонкой шинке.',
  });
  const elsewhere = (
    await api.call(getProduct, {
      params: { id: idOf('avrora-beloe') },
      headers: { 'User-Location-Id': '300' },
    })
  ).answer();
  expect(elsewhere).toMatchObject({
    stores: [],
    skus: [{ available: 2, inCity: 0 }, {}],
    delivery: { pickupDate: null },
  });
});

test('a cheap product has no instalment', async () => {
  api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await api.call(getProduct, { params: { id: idOf('rosa') } })).answer();
  expect(product).toMatchObject({
    instalment: null,
    bonus: 75,
    skus: [{ size: null, available: 0 }],
  });
});

test('an unknown product is not found', async () => {
  for (const call of [getProduct, getSimilar]) {
    expect(await api.call(call, { params: { id: 999_999 } })).toMatchObject({
      status: 404,
      problem: { code: 'product-not-found' },
    });
  }
});

test('an address is a section, a product, or a product below another section', async () => {
  const resolve = async (path: string) => (await api.call(resolvePath, { query: { path } })).answer();
  const product = {
    kind: 'product',
    productId: idOf('avrora-beloe'),
    url: '/catalog/koltsa/pomolvochnye/avrora-beloe/',
  };
  expect(await resolve('koltsa/pomolvochnye/')).toEqual({ kind: 'section', path: 'koltsa/pomolvochnye' });
  expect(await resolve('koltsa/pomolvochnye/avrora-beloe')).toEqual(product);
  expect(await resolve('sergi/avrora-beloe/')).toEqual(product);
  for (const path of ['nichego', 'nichego/avrora-beloe', 'koltsa/nichego']) {
    expect(await api.call(resolvePath, { query: { path } })).toMatchObject({ status: 404 });
  }
});

test('the menu has sections with counts and the existing values', async () => {
  const menu = (await api.call(getCatalogueMenu)).answer();
  expect((await api.call(getTopSections)).answer()).toEqual(
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
    (await api.call(getCatalogueMenu)).answer().sections.find((section) => section.code === code)?.novelty;
  expect(await noveltyOf('koltsa')).toBeNull();
  const label = { labels: ['new' as const] };
  const arrived = (day: string) => ({ ...label, arrivedAt: `2026-11-${day}T00:00:00Z` });
  await api.imports.importProducts([
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
  await api.imports.importProducts([WHITE, YELLOW, STUDS]);
  await expect.poll(() => noveltyOf('koltsa')).toBeNull();
});

test('a value of the menu stays in its section, and its count is that of its address', async () => {
  const { sections } = (await api.call(getCatalogueMenu)).answer();
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
  const before = getMenu(api.catalogue);
  expect(getMenu(api.catalogue)).toBe(before);
  await api.catalogue.apply([`stock:${idOf('rosa')}`]);
  expect(getMenu(api.catalogue)).not.toBe(before);
  expect(getMenu(api.catalogue)).toEqual(before);
});

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

test('a product of an unknown collection or section and a section with an unknown parent are refused', async () => {
  await expect(api.imports.importProducts([{ ...WHITE, collection: 'atlantida' }])).rejects.toMatchObject({
    reason: 'unknown-collection',
  });
  await expect(api.imports.importProducts([{ ...WHITE, sectionPath: 'atlantida' }])).rejects.toMatchObject({
    reason: 'unknown-section',
  });
  await expect(
    api.imports.importSections([importedSection({ code: 'x', parentPath: 'atlantida' })]),
  ).rejects.toMatchObject({ reason: 'unknown-parent' });
});
