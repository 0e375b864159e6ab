import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { getProduct, getSimilar } from '@yahont/contracts/catalogue/product.ts';
import { ProductFacts, type Seat } from '@yahont/contracts/product-facts.ts';
import { getStone, type StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import { getStoneSelection, type StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { announceStock } from '#src/domains/goods/stock/index.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import {
  importedCity,
  importedProduct,
  importedSection,
  importedStore,
} from '#src/testing/products/import-shapes.ts';
import { fillSmallShop, PICTURE } from '#src/testing/small-shop.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';
import { until } from '#src/testing/until.ts';

const SEAT: Seat = {
  shapes: ['round'],
  fromMm100: 500,
  toMm100: 600,
  prongs: 6,
  shown: '',
  shownShape: 'round',
  piece: '',
};

function setting(code: string, seat: Partial<Seat>, own: Partial<ImportProduct> = {}): ImportProduct {
  const facts = ProductFacts.parse({ seat: { ...SEAT, ...seat } });
  return importedProduct(code, {
    sectionPath: 'opravy',
    sizes: [1650, 1700],
    price: 4_000_000,
    inserts: [],
    pictures: [{ hash: PICTURE.hash, alt: 'Оправа' }],
    facts,
    ...own,
  });
}

/** In the order of advice for a stone of 5.13 mm. */
const SETTINGS = [
  setting('centred', { fromMm100: 450, toMm100: 580 }, { popularity: 1, modelCode: 'centred' }),
  setting(
    'centred-yellow',
    { fromMm100: 450, toMm100: 580 },
    { metal: 'yellow-gold', modelCode: 'centred', popularity: 0 },
  ),
  setting('from', { fromMm100: 513, shownShape: 'oval' }, { popularity: 50, style: 'halo' }),
  setting('to', { fromMm100: 400, toMm100: 513 }, { popularity: 40, kind: 'pendant', sizes: [] }),
  setting('sold-out', {}, { popularity: 90 }),
  setting('too-large', { fromMm100: 514 }),
  setting('too-small', { toMm100: 512 }),
  setting('oval', { shapes: ['oval'] }),
];
const STONES = Array.from({ length: 7 }, (_, index) =>
  stoneToImport({
    code: `gia-${100 + index}`,
    certificate: String(100 + index),
    lengthMm100: 511,
    widthMm100: 513,
    price: 15_000_000 + index * 100_000,
  }),
);
const UNMEASURED = stoneToImport({
  code: 'gia-200',
  certificate: '200',
  lengthMm100: null,
  widthMm100: null,
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  await api.imports.importSections([importedSection({ code: 'opravy', name: 'Оправы', rule: {} })]);
  await api.imports.importProducts(SETTINGS);
  await importTestStones(api.context, [...STONES, UNMEASURED]);
  const pieces = SETTINGS.filter(({ code }) => code !== 'sold-out').map(({ code, sizes }, index) => ({
    uin: String(4_000_000_000_000_000 + index),
    productCode: code,
    size: sizes[0] ?? null,
    storeCode: null,
  }));
  const loose = [...STONES, UNMEASURED].map(({ code }, index) => ({
    uin: String(5_000_000_000_000_000 + index),
    stoneCode: code,
    storeCode: null,
  }));
  await api.imports.importItems([...pieces, ...loose]);
  await until(async () => (await select('gia-100')).settings[0]?.inStock === true);
});
afterAll(() => api.stop());

async function select(code: string, query: Record<string, string> = {}): Promise<StoneSelection> {
  return (await api.call(getStoneSelection, { params: { code }, query })).answer();
}

async function read(code: string): Promise<StonePage> {
  return (await api.call(getStone, { params: { code } })).answer();
}

const codesOf = ({ settings }: StoneSelection): string[] => settings.map(({ code }) => code);

test('settings take stones of their shape from one end of the seat to the other, in the order of advice', async () => {
  const selection = await select('gia-100');
  expect(codesOf(selection)).toEqual(['centred', 'from', 'to', 'sold-out']);
  expect([selection.allTotal, selection.state, selection.instead]).toEqual([4, 'available', []]);
  expect(selection.settings[0]).toMatchObject({ price: 4_000_000, together: 19_000_000, isChosen: true });
  expect(selection.stone).toMatchObject({ code: 'gia-100', widthMm100: 513, crownAngle10: 345 });
});

test('a photograph shows a stone of the same shape, or there is none', async () => {
  const { settings, chosen } = await select('gia-100', { setting: 'from' });
  const pictured = settings.map(({ code, picture }) => [code, picture !== null]);
  expect(pictured).toEqual([
    ['centred', true],
    ['from', false],
    ['to', true],
    ['sold-out', true],
  ]);
  expect(chosen).toMatchObject({ code: 'from', pictures: [], seat: { shownShape: 'oval' } });
  expect((await select('gia-100')).chosen?.pictures).not.toEqual([]);
});

test('the listing of stones names the setting that one is chosen for, and no other product', async () => {
  const named = async (code: string) =>
    (await api.call(getStones, { query: { setting: code } })).answer().setting;
  expect(await named('centred')).toMatchObject({
    productId: idOf('centred'),
    seat: { fromMm100: 450 },
  });
  expect([await named('no-such'), await named('a')]).toEqual([null, null]);
});

test('a stone in another city is set later, with each size of the setting', async () => {
  await api.imports.importCities([
    importedCity({ id: 301, name: 'Омск', translit: 'omsk', timezoneOffset: 6, lat: 54.99, lon: 73.37 }),
  ]);
  await api.imports.importStores([importedStore({ code: 'omsk-1', cityTranslit: 'omsk' })]);
  const omskStore = () => api.stores.listIds().find((id) => api.stores.cityIdOf(id) === 301);
  await until(() => omskStore() !== undefined);
  const near = (await select('gia-106')).chosen;
  const isFar = eq(items.uin, String(5_000_000_000_000_000 + 6));
  await api.database.db
    .update(items)
    .set({ storeId: omskStore() ?? 0 })
    .where(isFar);
  const far = (await select('gia-106')).chosen;
  await api.database.db.update(items).set({ storeId: null }).where(isFar);
  expect(String(far?.readyDate) > String(near?.readyDate)).toBe(true);
  expect(String(far?.skus[0]?.readyDate)).toBe(far?.readyDate);
  expect(String(far?.skus[0]?.engravedDate) > String(near?.skus[0]?.engravedDate)).toBe(true);
});

test('a stone that was not measured fits nowhere', async () => {
  expect(await select('gia-200')).toMatchObject({ allTotal: 0, settings: [], chosen: null });
});

test('the page of a stone advises one metal of each design, and nothing that does not fit', async () => {
  const { settings } = await read('gia-100');
  expect(settings.total).toBe(4);
  expect(settings.advised.map(({ code }) => code)).toEqual(['centred', 'from', 'to', 'sold-out']);
  expect(settings.advised[0]).toMatchObject({ price: 4_000_000, together: 19_000_000, isChosen: false });
  expect((await read('gia-200')).settings).toEqual({ total: 0, advised: [] });
});

test('kind, style and metal filter and count without themselves', async () => {
  const pendants = await select('gia-100', { kind: 'pendant' });
  expect(codesOf(pendants)).toEqual(['to']);
  expect(pendants.kinds).toEqual([
    { value: 'ring', count: 3, isSelected: false },
    { value: 'pendant', count: 1, isSelected: true },
  ]);
  const yellow = await select('gia-100', { metal: 'yellow-gold' });
  expect(codesOf(yellow)).toEqual(['centred-yellow']);
  expect(yellow.metals.map(({ value, count }) => [value, count])).toEqual([
    ['yellow-gold', 1],
    ['white-gold', 4],
  ]);
  expect(codesOf(await select('gia-100', { style: 'halo', kind: 'nonsense' }))).toEqual(['from']);
});

test('the chosen setting brings its metals, sizes and the sum, and stands for its design', async () => {
  const selection = await select('gia-100', { setting: 'centred-yellow' });
  expect(codesOf(selection)).toEqual(['centred-yellow', 'from', 'to', 'sold-out']);
  expect(selection.chosen).toMatchObject({
    code: 'centred-yellow',
    isSoldOnline: true,
    bonus: 570_000 / 100,
    seat: { fromMm100: 450 },
    metals: [
      { code: 'centred-yellow', metal: 'yellow-gold', inStock: true },
      { code: 'centred', metal: 'white-gold', inStock: true },
    ],
  });
  expect(selection.chosen?.skus.map(({ size, isAvailable }) => [size, isAvailable])).toEqual([
    [1650, true],
    [1700, false],
  ]);
});

test('a setting of the address that does not take the stone is named with its seat', async () => {
  const selection = await select('gia-100', { setting: 'too-large' });
  expect(selection.misfit).toMatchObject({ url: '/catalog/opravy/too-large/', seat: { fromMm100: 514 } });
  expect(selection.chosen?.code).toBe('centred');
  expect((await select('gia-100', { setting: 'unknown' })).misfit).toBeNull();
});

test('settings are listed in their own section and stay out of the catalogue, of rings and of rows beside them', async () => {
  const listed = async (query: Record<string, string>) =>
    (await api.call(getListing, { query })).answer().cards.map(({ article }) => article);
  expect((await listed({ section: 'opravy' })).length).toBe(SETTINGS.length - 1);
  const all = await listed({});
  expect(all.length).toBeGreaterThan(0);
  const rings = await listed({ section: 'koltsa' });
  const found = await listed({ q: 'кольцо аврора' });
  for (const articles of [all, rings, found]) expect(articles).not.toContain('centred');
  const similar = (await api.call(getSimilar, { params: { id: idOf('centred') } })).answer().items;
  expect(similar.map(({ isSetting }) => isSetting)).not.toContain(false);
  expect((await api.call(getProduct, { params: { id: idOf('centred') } })).answer().seat?.prongs).toBe(6);
});

test('a stone that somebody took says so and offers the five nearest', async () => {
  const { id } = (await select('gia-101')).stone;
  await api.context.db.update(items).set({ state: 'written-off' }).where(eq(items.stoneId, id));
  await announceStock(api.context.db, [{ skuId: null, stoneId: id }]);
  await until(async () => (await select('gia-101')).instead.length === 5);
  const taken = await select('gia-101');
  expect(taken.state).toBe('sold');
  expect(taken.instead.map(({ code }) => code)).not.toContain('gia-101');
  expect((await read('gia-101')).settings).toEqual({ total: 0, advised: [] });
});

test('an unknown stone is no page', async () => {
  const { status, problem } = await api.call(getStoneSelection, { params: { code: 'gia-none' } });
  expect([status, problem.code]).toEqual([404, 'stone-not-found']);
});

function idOf(code: string): number {
  return api.catalogue.findByCode(code)?.id ?? 0;
}
