import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getProduct, getSimilar } from '@yahont/contracts/catalogue/product.ts';
import { getComparison } from '@yahont/contracts/comparisons/comparisons.ts';
import { planPrice } from '@yahont/contracts/office/products.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { testCatalogue } from '#src/testing/products/catalogue.ts';
import { importedProduct } from '#src/testing/products/import-shapes.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser } from '#src/testing/visitors.ts';

const shop = testCatalogue();
const { idOf } = shop;

test('a product has its stock, its instalment and its delivery date', async () => {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await shop.api.call(getProduct, { params: { id: idOf('avrora-beloe') } })).answer();
  expect(product).toMatchObject({
    url: '/catalog/koltsa/pomolvochnye/avrora-beloe/',
    collection: { name: 'Венец' },
    bonus: 3867,
    instalment: { payments: 6, each: 2_148_400, last: 2_148_000 },
    skus: [
      { size: 1650, available: 2, inCity: 1 },
      { size: 1700, available: 0, inCity: 0 },
    ],
    stores: [{ name: 'Петровка, 11', sizes: [1650], count: 1, isOpenNow: true }],
    delivery: { courierDate: '2026-11-21', courierPrice: 0, isTriedOn: true, pickupDate: '2026-11-20' },
    description: 'Один камень на тонкой шинке.',
  });
  const elsewhere = (
    await shop.api.call(getProduct, {
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
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const product = (await shop.api.call(getProduct, { params: { id: idOf('rosa') } })).answer();
  expect(product).toMatchObject({
    instalment: null,
    bonus: 75,
    skus: [{ size: null, available: 0 }],
  });
});

test('an unknown product is not found', async () => {
  for (const call of [getProduct, getSimilar]) {
    expect(await shop.api.call(call, { params: { id: 999_999 } })).toMatchObject({
      status: 404,
      problem: { code: 'product-not-found' },
    });
  }
});

test('the price has an end while a change of it is planned', async () => {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  const id = idOf('avrora-beloe');
  const read = async () => (await shop.api.call(getProduct, { params: { id } })).answer();
  const { price, priceUntil } = await read();
  expect(priceUntil).toBeNull();
  const { headers } = await makeStaff(shop.api.context, ['head']);
  const body = {
    productId: id,
    price: price - 10_000,
    from: '2026-11-30T21:30:00.000Z',
    to: null,
    reason: 'акция',
  };
  (await shop.api.call(planPrice, { headers, body })).answer();
  expect((await read()).priceUntil, 'the day in Moscow').toBe('2026-12-01');
});

const RUBY = {
  gem: 'ruby',
  cut: 'cushion',
  count: 1,
  caratMilli: 2040,
  cutNote: 'Куш-57',
  quality: '2/2',
  role: 'Центральный',
  origin: 'Мозамбик, Монтепуэс',
  treatment: 'heat',
  report: {
    laboratory: {
      name: 'МГУ',
      fullName: 'Геммологический центр МГУ',
      place: 'Москва',
      checkUrl: 'https://gemology.msu.ru/',
    },
    number: '26-204117',
    issuedOn: '2026-10-14',
    gemmologist: 'О. И. Ланская',
    colour: 'красный, насыщенный',
    lengthMm100: 762,
    widthMm100: 698,
    heightMm100: 441,
    comment: 'Признаки термической обработки.',
  },
} as const;

test('the stones of a product have their origin, treatment and report, also in a comparison', async () => {
  await shop.api.imports.importProducts([
    importedProduct('yakhont', { tier: 'royal', inserts: [RUBY], sectionPath: 'koltsa' }),
  ]);
  await until(() => shop.api.catalogue.findByCode('yakhont') !== undefined);
  const id = idOf('yakhont');
  expect((await shop.api.call(getProduct, { params: { id } })).answer().inserts).toEqual([RUBY]);
  const compared = await shop.api.call(getComparison, {
    query: { products: String(id) },
    headers: await makeFuser(shop.api),
  });
  expect(compared.answer().products).toMatchObject([{ inserts: [RUBY] }]);
});

test('stones that were imported before these facts have none', async () => {
  const id = idOf('avrora-beloe');
  const { db } = shop.api.context;
  await db.execute(sql`update products set inserts = '[
    {"gem":"diamond","cut":"round","count":1,"caratMilli":300,"cutNote":"","quality":"","role":""}
  ]' where id = ${id}`);
  await shop.api.catalogue.apply([`product:${id}`]);
  expect((await shop.api.call(getProduct, { params: { id } })).answer().inserts).toMatchObject([
    { gem: 'diamond', origin: '', treatment: null, report: null },
  ]);
});

test.each([
  { treatment: 'magic' },
  { origin: 'Мо\u0000замбик' },
  { report: { ...RUBY.report, number: '../26' } },
  { report: { ...RUBY.report, issuedOn: '31.12.2026' } },
  { report: { ...RUBY.report, widthMm100: -1 } },
])('an import with %j is refused', async (wrong) => {
  const inserts = [{ ...RUBY, ...wrong }];
  await expect(
    shop.api.imports.importProducts([{ ...importedProduct('yakhont'), inserts }]),
  ).rejects.toThrow();
});
