import { beforeAll, expect, test } from 'vitest';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { ProductFacts } from '@yahont/contracts/product-facts.ts';
import { testCatalogue } from '#src/testing/products/catalogue.ts';
import { importedProduct, importedStore } from '#src/testing/products/import-shapes.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';

const OMSK = 300;
const shop = testCatalogue();

const engraved = { facts: ProductFacts.parse({ engravedAt: 'inside' }), sectionPath: 'koltsa' };
const MIXED = importedProduct('v-raznyh-gorodah', { ...engraved, sizes: [1600, 1650, 1700, 1750] });
const FAR = importedProduct('v-omske', { ...engraved, sizes: [1600, 1650] });

beforeAll(async () => {
  const { api } = shop;
  await api.imports.importStores([importedStore({ code: 'omsk-1', cityTranslit: 'omsk' })]);
  await until(() => api.stores.count() === 2);
  await api.imports.importProducts([MIXED, FAR]);
  const lies = (productCode: string, size: number, storeCode: string | null) => ({
    uin: makeUin(),
    productCode,
    size,
    storeCode,
  });
  await api.imports.importItems([
    lies(MIXED.code, 1600, 'omsk-1'),
    lies(MIXED.code, 1650, null),
    lies(MIXED.code, 1700, 'petrovka'),
    lies(FAR.code, 1600, 'omsk-1'),
  ]);
  await until(() => api.catalogue.findByCode(MIXED.code)?.stock.length === 9);
  await until(() => api.catalogue.findByCode(FAR.code)?.stock.length === 3);
});

/** On a Friday, noon in Moscow. */
async function read(code: string, headers: Record<string, string> = {}) {
  shop.api.clock.set(new Date('2026-11-20T09:00:00Z'));
  return (await shop.api.call(getProduct, { params: { id: shop.idOf(code) }, headers })).answer();
}

test('each size is promised from where it lies, and the product from its nearest one', async () => {
  const { skus, delivery, engraving } = await read(MIXED.code);
  const dates = skus.map(({ size, courierDate, engravedDate, pickupDate }) => [
    size,
    courierDate,
    engravedDate,
    pickupDate,
  ]);
  expect(dates).toEqual([
    [1600, '2026-11-26', '2026-11-28', '2026-11-26'],
    [1650, '2026-11-21', '2026-11-25', '2026-11-21'],
    [1700, '2026-11-21', '2026-11-25', '2026-11-20'],
    // Nobody has it: no page promises it.
    [1750, '2026-11-21', '2026-11-25', '2026-11-21'],
  ]);
  expect(delivery).toMatchObject({ courierDate: '2026-11-21', pickupDate: '2026-11-20' });
  expect(engraving).toMatchObject({ courierDate: '2026-11-25' });
});

test('a buyer of another city has what lies there first', async () => {
  const { skus } = await read(MIXED.code, { 'user-location-id': String(OMSK) });
  expect(skus.map(({ courierDate }) => courierDate)).toEqual([
    '2026-11-25',
    '2026-11-25',
    '2026-11-26',
    '2026-11-25',
  ]);
  expect(skus.map(({ pickupDate }) => pickupDate)).toEqual([
    '2026-11-20',
    '2026-11-25',
    '2026-11-26',
    '2026-11-25',
  ]);
});

test('a product whose only piece lies far away is promised with its way, whatever a size that nobody has', async () => {
  const { delivery, engraving } = await read(FAR.code);
  expect(delivery).toMatchObject({ courierDate: '2026-11-26', pickupDate: '2026-11-26' });
  expect(engraving).toMatchObject({ courierDate: '2026-11-28' });
});
