import { beforeAll, expect, test } from 'vitest';
import { isLength } from '@yahont/values/measures/size.ts';
import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { ImportPromoCode } from '@yahont/contracts/promotions/promo-codes.ts';
import {
  ImportCollection,
  ImportPiece,
  ImportPicture,
  ImportProduct,
  ImportSection,
} from '@yahont/contracts/catalogue/catalogue-import.ts';
import { ImportHome, ImportTextPage } from '@yahont/contracts/content/content.ts';
import { DEFAULT_CITY_ID, ImportCity } from '@yahont/contracts/locations/locations.ts';
import { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { demoShop, type DemoShop } from './demo-shop.ts';

const today = new Date('2026-11-20T12:00:00Z');
let shop: DemoShop;

beforeAll(() => {
  shop = demoShop(today);
});

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function sectionPaths(): string[] {
  return shop.sections.map(({ parentPath, code }) => (parentPath === '' ? code : `${parentPath}/${code}`));
}

test('everything matches the import contracts', () => {
  for (const city of shop.cities) ImportCity.parse(city);
  for (const store of shop.stores) ImportStore.parse(store);
  for (const picture of shop.pictures) ImportPicture.parse(picture);
  for (const section of shop.sections) ImportSection.parse(section);
  for (const collection of shop.collections) ImportCollection.parse(collection);
  for (const product of shop.products) ImportProduct.parse(product);
  for (const item of shop.items) ImportPiece.parse(item);
  for (const page of shop.textPages) ImportTextPage.parse(page);
  for (const section of shop.guideSections) ImportGuideSection.parse(section);
  for (const article of shop.articles) ImportArticle.parse(article);
  for (const code of shop.promoCodes) ImportPromoCode.parse(code);
  ImportHome.parse(shop.home);
});

test('the same day gives the same data', () => {
  expect(demoShop(today)).toEqual(shop);
});

/** A report on a stone is written before the piece arrives, and its number begins with the year. */
function withoutDays({ arrivedAt: _arrivedAt, inserts, ...rest }: DemoShop['products'][number]) {
  return {
    ...rest,
    // The last year of a stone's way is that of its report.
    inserts: inserts.map(({ report, path, ...stone }) => ({
      ...stone,
      isReported: report !== null,
      path: path?.map(({ text }) => text),
    })),
  };
}

test('another day shifts only dates', () => {
  const later = demoShop(new Date('2027-03-01T05:00:00Z'));
  expect(later.items).toEqual(shop.items);
  expect(later.products.map(withoutDays)).toEqual(shop.products.map(withoutDays));
});

test('the shop is as large as required', () => {
  expect(shop.cities).toHaveLength(1100);
  expect(shop.stores.length).toBeGreaterThanOrEqual(40);
  expect(new Set(shop.stores.map((store) => store.cityTranslit)).size).toBe(15);
  expect(shop.products.length).toBeGreaterThanOrEqual(250);
  expect(shop.items.length).toBeGreaterThanOrEqual(4000);
  // Each piece is a row of the first fill: about 30 for a product.
  expect(shop.items.length).toBeLessThanOrEqual(8000);
});

test('codes, article numbers, names and other numbers are unique', () => {
  expect(repeated(shop.products.map((product) => product.code))).toEqual([]);
  expect(repeated(shop.products.map((product) => product.article))).toEqual([]);
  expect(repeated(shop.products.map((product) => product.name))).toEqual([]);
  expect(repeated(shop.stores.map((store) => store.code))).toEqual([]);
  expect(new Set(shop.items.map((item) => item.uin)).size).toBe(shop.items.length);
  expect(repeated(sectionPaths())).toEqual([]);
  expect(repeated(shop.textPages.map((page) => page.path))).toEqual([]);
  expect(new Set(shop.pictures.map((picture) => picture.hash)).size).toBe(shop.pictures.length);
});

test('metals of one model share it, and each has its own name', () => {
  const modelOf = new Map<string, Set<string>>();
  for (const { modelCode, shortName } of shop.products) {
    modelOf.set(shortName, (modelOf.get(shortName) ?? new Set()).add(modelCode));
  }
  expect([...modelOf.values()].every((codes) => codes.size === 1)).toBe(true);
  expect(modelOf.size).toBe(new Set(shop.products.map((product) => product.modelCode)).size);
});

test('every city has its own id and address, and Moscow its well-known one', () => {
  expect(new Set(shop.cities.map((city) => city.id)).size).toBe(shop.cities.length);
  expect(new Set(shop.cities.map((city) => city.translit)).size).toBe(shop.cities.length);
  const moscow = shop.cities.find((city) => city.id === DEFAULT_CITY_ID);
  expect(moscow).toMatchObject({
    translit: 'moskva',
    timezoneOffset: 3,
    sort: 100,
    prepositional: 'в Москве',
  });
});

test('every store is in its city', () => {
  for (const store of shop.stores) {
    const city = shop.cities.find(({ translit }) => translit === store.cityTranslit);
    expect(city, store.code).toBeDefined();
    const kilometres = Math.hypot((store.lat - (city?.lat ?? 0)) * 111, (store.lon - (city?.lon ?? 0)) * 64);
    expect(kilometres, store.code).toBeLessThan(15);
  }
});

test('every reference resolves', () => {
  const hashes = new Set(shop.pictures.map((picture) => picture.hash));
  const paths = new Set(sectionPaths());
  const collections = new Set(shop.collections.map((collection) => collection.code));
  const stores = new Set(shop.stores.map((store) => store.code));
  for (const product of shop.products) {
    expect(paths.has(product.sectionPath), product.sectionPath).toBe(true);
    expect(product.collection === null || collections.has(product.collection)).toBe(true);
    expect(product.pictures.length).toBeGreaterThan(0);
    for (const picture of product.pictures) expect(hashes.has(picture.hash)).toBe(true);
  }
  for (const section of shop.sections) {
    expect(section.parentPath === '' || paths.has(section.parentPath)).toBe(true);
    expect(section.picture === null || hashes.has(section.picture)).toBe(true);
  }
  const sizesOf = new Map(shop.products.map((product) => [product.code, product.sizes]));
  for (const item of shop.items) {
    expect(item.storeCode === null || stores.has(item.storeCode)).toBe(true);
    const sizes = sizesOf.get(item.productCode);
    expect(item.size === null ? sizes?.length === 0 : sizes?.includes(item.size), item.productCode).toBe(
      true,
    );
  }
  for (const path of shop.home.tilePaths) expect(paths.has(path), path).toBe(true);
});

test('every collection has products', () => {
  for (const { code } of shop.collections)
    expect(
      shop.products.some((product) => product.collection === code),
      code,
    ).toBe(true);
});

test('some products are sold out, some have one item left, most are in several stores', () => {
  const places = new Map<string, (string | null)[]>(shop.products.map((product) => [product.code, []]));
  for (const item of shop.items) places.get(item.productCode)?.push(item.storeCode);
  const counts = [...places.values()];
  expect(counts.filter((list) => list.length === 0)).toHaveLength(5);
  expect(counts.filter((list) => list.length === 1).length).toBeGreaterThanOrEqual(5);
  const spread = counts.filter((list) => new Set(list.filter((store) => store !== null)).size >= 3);
  expect(spread.length).toBeGreaterThan(shop.products.length * 0.6);
});

test('the first products of the catalogue are in several stores of Moscow', () => {
  const moscow = new Set(
    shop.stores.filter(({ cityTranslit }) => cityTranslit === 'moskva').map(({ code }) => code),
  );
  const first = shop.products.toSorted((a, b) => b.popularity - a.popularity).slice(0, 8);
  for (const { code } of first) {
    const shops = shop.items.flatMap((item) =>
      item.productCode === code && item.storeCode !== null && moscow.has(item.storeCode)
        ? [item.storeCode]
        : [],
    );
    expect(new Set(shops).size, code).toBeGreaterThanOrEqual(3);
  }
});

test('rings come in every size from 15 to 22 by halves', () => {
  const sizes = new Set(shop.items.flatMap(({ size }) => (size === null ? [] : [size])));
  expect([...sizes].filter((size) => !isLength(size)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, index) => 1500 + index * 50),
  );
});

test('about twenty products are new, about a quarter is discounted', () => {
  const novelties = shop.products.filter((product) => product.labels.includes('new'));
  expect(novelties.length).toBeGreaterThanOrEqual(15);
  expect(novelties.length).toBeLessThanOrEqual(30);
  const share = shop.products.filter((product) => product.oldPrice !== null).length / shop.products.length;
  expect(share).toBeGreaterThan(0.18);
  expect(share).toBeLessThan(0.32);
});
