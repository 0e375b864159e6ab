import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { addFavourite } from '@yahont/contracts/favourites/favourites.ts';
import type { Gem } from '@yahont/contracts/catalogue/jewellery.ts';
import { getSimilar } from '@yahont/contracts/catalogue/product.ts';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import {
  getPersonalRecommendations,
  RecommendationItem,
} from '@yahont/contracts/recommendations/recommendations.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { importedCity, importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';

let api: TestApi;

const insert = (gem: Gem): ImportProduct['inserts'] => [
  {
    gem,
    cut: 'oval',
    count: 1,
    caratMilli: 500,
    cutNote: '',
    quality: '',
    role: '',
    origin: '',
    treatment: null,
    report: null,
  },
];
const picture = (hash: string) => [{ hash, alt: 'Изделие' }];

/** Most popular first. */
const PRODUCTS: readonly [code: string, overrides: Partial<ImportProduct>][] = [
  ['temnoe', { pictures: picture('tma'), tier: 'royal' }],
  ['prodannoe', {}],
  ['brilliant-1', {}],
  ['brilliant-1-zheltoe', { modelCode: 'brilliant-1', metal: 'yellow-gold' }],
  ['obruchalnoe', { style: 'band', inserts: [], price: 2_000_000 }],
  ['brilliant-2', { pictures: picture('svet') }],
  ['sergi-almaz', { kind: 'earrings', sectionPath: 'sergi', style: 'studs', sizes: [] }],
  ['izumrud-1', { style: 'halo', inserts: insert('emerald'), price: 30_000_000 }],
  ['izumrud-2', { style: 'halo', inserts: insert('emerald'), price: 33_000_000 }],
  ['izumrud-3', { style: 'halo', inserts: insert('emerald'), price: 90_000_000 }],
  ['izumrud-temnoe', { style: 'halo', inserts: insert('emerald'), pictures: picture('tma') }],
  ['sergi-zhemchug', { kind: 'earrings', sectionPath: 'sergi', inserts: insert('pearl'), sizes: [] }],
];

beforeAll(async () => {
  api = await createTestApi();
  const { imports } = api;
  await imports.importCities([importedCity()]);
  const picturesOf = (hash: string, background: 'light' | 'dark') => ({
    hash,
    width: 1000,
    height: 1000,
    background,
    placeholder: 'data:,',
  });
  await imports.importPictures([picturesOf('svet', 'light'), picturesOf('tma', 'dark')]);
  await imports.importSections([importedSection(), importedSection({ code: 'sergi', rule: {} })]);
  const products = PRODUCTS.map(([code, overrides], index) =>
    importedProduct(code, { popularity: 100 - index, ...overrides }),
  );
  await imports.importProducts(products);
  await imports.importItems(
    products
      .filter(({ code }) => code !== 'prodannoe')
      .map(({ code, sizes }) => ({
        uin: makeUin(),
        productCode: code,
        size: sizes[0] ?? null,
        storeCode: null,
      })),
  );
  await until(() => PRODUCTS.every(([code]) => api.catalogue.findByCode(code) !== undefined));
  await until(() => api.catalogue.findByCode('sergi-zhemchug')?.stock.length === 3);
});
afterAll(() => api.stop());

test('an item has the fields of a recommendation', async () => {
  const { answer } = await api.call(getPersonalRecommendations);
  for (const item of answer().items) {
    expect(Object.keys(RecommendationItem.parse(item))).toEqual(
      expect.arrayContaining([
        'id',
        'images',
        'video',
        'labels',
        'price',
        'oldPrice',
        'discount',
        'url',
        'colorGroups',
      ]),
    );
  }
});

test('an unknown visitor is shown what sells best: one product of each model, in stock, no dark picture', async () => {
  expect(await recommended({})).toEqual([
    'brilliant-1',
    'obruchalnoe',
    'brilliant-2',
    'sergi-almaz',
    'izumrud-1',
    'izumrud-2',
    'izumrud-3',
    'sergi-zhemchug',
  ]);
});

test('the same interests give the same answer', async () => {
  const viewed = [idOf('izumrud-2'), idOf('sergi-almaz')];
  expect(await recommended({}, viewed)).toEqual(await recommended({}, viewed));
});

test('a viewed product leads to similar ones, nearest in stone and price first, and is not shown again', async () => {
  const codes = await recommended({}, [idOf('izumrud-1')]);
  expect(codes.slice(0, 2)).toEqual(['izumrud-2', 'izumrud-3']);
  expect(codes).not.toContain('izumrud-1');
});

test('two interests take turns in the row', async () => {
  const codes = await recommended({}, [idOf('sergi-zhemchug'), idOf('izumrud-1')]);
  expect(codes.slice(0, 2)).toEqual(['sergi-almaz', 'izumrud-2']);
});

test('favourites lead to similar products, for an anonymous visitor too', async () => {
  const headers = await makeFuser(api);
  await api.call(addFavourite, { params: { id: idOf('izumrud-3') }, headers });
  const codes = await recommended(headers);
  expect(codes.slice(0, 2)).toEqual(['izumrud-2', 'izumrud-1']);
  expect(codes).not.toContain('izumrud-3');
});

test('what is in the cart is not recommended in any metal, and its suggestions come first', async () => {
  const headers = await makeFuser(api);
  const record = api.catalogue.findByCode('brilliant-1-zheltoe');
  await api.call(addCartLine, { body: { skuId: record?.skuIds[0] ?? 0 }, headers });
  const codes = await recommended(headers, [idOf('izumrud-1')]);
  expect(codes.slice(0, 2)).toEqual(['brilliant-2', 'izumrud-2']);
  expect(codes).not.toContain('brilliant-1');
});

test('a bought product is not recommended, a cancelled one may be', async () => {
  const { headers, accountId } = await signIn(api);
  await makeOrder(accountId, 'izumrud-1', 'completed');
  await makeOrder(accountId, 'brilliant-1', 'cancelled');
  const codes = await recommended(headers);
  expect(codes[0]).toBe('izumrud-2');
  expect(codes).not.toContain('izumrud-1');
  expect(codes).toContain('brilliant-1');
});

test('cart, favourites and orders of another visitor do not affect recommendations', async () => {
  const own = await signIn(api);
  await api.call(addFavourite, { params: { id: idOf('izumrud-3') }, headers: own.headers });
  await makeOrder(own.accountId, 'brilliant-2', 'completed');
  const stranger = await signIn(api);
  expect(await recommended(stranger.headers)).toEqual(await recommended({}));
});

test('when every product is known to the visitor nothing is recommended', async () => {
  expect(
    await recommended(
      {},
      PRODUCTS.map(([code]) => idOf(code)),
    ),
  ).toEqual([]);
});

test('a list of views that is malformed, too long or of unknown products is ignored', async () => {
  const usual = await recommended({});
  for (const viewed of ['', 'a,b', '1,,2', '-1', '9999999999', '1'.repeat(40)]) {
    const { status, answer } = await api.call(getPersonalRecommendations, { query: { viewed } });
    expect([status, codesOf(answer().items)], viewed).toEqual([200, usual]);
  }
  const long = [...Array.from({ length: 20 }, () => 999_999), idOf('izumrud-1')];
  expect(await recommended({}, long)).toEqual(usual);
});

test('products similar to a light one are light, and to a dark one dark', async () => {
  const similar = async (code: string) =>
    codesOf((await api.call(getSimilar, { params: { id: idOf(code) } })).answer().items);
  expect(await similar('temnoe')).toEqual(['izumrud-temnoe']);
  const light = await similar('izumrud-1');
  expect(light[0]).toBe('izumrud-2');
  expect(light).not.toContain('izumrud-temnoe');
});

async function recommended(headers: TestHeaders, viewed: readonly number[] = []): Promise<string[]> {
  const query = viewed.length === 0 ? {} : { viewed: viewed.join(',') };
  return codesOf((await api.call(getPersonalRecommendations, { query, headers })).answer().items);
}

function codesOf(items: readonly { id: number }[]): string[] {
  return items.map(({ id }) => api.catalogue.find(id)?.code ?? '');
}

function idOf(code: string): number {
  return api.catalogue.findByCode(code)?.id ?? 0;
}

async function makeOrder(accountId: number, code: string, status: 'completed' | 'cancelled'): Promise<void> {
  const record = api.catalogue.findByCode(code);
  const orderId = await writeBareOrder(api.context.db, { accountId, status, now: api.clock.now() });
  await api.context.db.insert(orderLines).values({
    orderId,
    position: 1,
    kind: 'jewellery',
    skuId: record?.skuIds[0] ?? 0,
    name: '',
    article: '',
    metal: 'white-gold',
    price: 100,
    promoDiscount: 0,
    bonusDiscount: 0,
    total: 100,
  });
}
