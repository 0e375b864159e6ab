import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getPriceHistory } from '@yahont/contracts/catalogue/price-history.ts';
import * as contract from '@yahont/contracts/office/products.ts';
import { importedProduct } from '#src/testing/products/import-shapes.ts';
import { officeProducts } from '#src/testing/products/office-products.ts';
import { applyPricePlans } from '../office/apply-price-plans.ts';
import { products } from '../catalogue.tables.ts';
import { priceHistory } from './price-history.tables.ts';

const HOUR_MS = 3_600_000;

const shop = officeProducts();
const { get, setPrice } = shop;

async function imported(code: string, price: number, oldPrice: number | null = null): Promise<number> {
  await shop.api.imports.importProducts([
    importedProduct(code, { article: code, modelCode: code, price, oldPrice }),
  ]);
  const [row] = await shop.api.context.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.code, code));
  return row?.id ?? 0;
}

const rowsOf = async (productId: number) =>
  (
    await shop.api.context.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, productId))
      .orderBy(asc(priceHistory.since), asc(priceHistory.id))
  ).map(({ source, price, oldPrice }) => [source, price, oldPrice]);

test('an import, staff, the start and the end of a plan each write the price that they set, once', async () => {
  const id = await imported('istoriya', 10_000_000);
  await imported('istoriya', 10_000_000);
  shop.api.clock.advance(1_000);
  (await setPrice(id, (await get(id)).version, 9_800_000, 10_000_000)).answer();
  shop.api.clock.advance(1_000);
  const now = shop.api.clock.now().getTime();
  const body = {
    productId: id,
    price: 9_500_000,
    from: new Date(now + HOUR_MS / 12).toISOString(),
    to: new Date(now + HOUR_MS / 6).toISOString(),
    reason: 'акция',
  };
  (await shop.api.call(contract.planPrice, { headers: shop.head.headers, body })).answer();
  for (let run = 0; run < 2; run += 1) {
    shop.api.clock.advance(HOUR_MS / 12);
    await Promise.all([applyPricePlans(shop.api.context), applyPricePlans(shop.api.context)]);
  }
  shop.api.clock.advance(1_000);
  await imported('istoriya', 10_400_000);
  expect(await rowsOf(id)).toEqual([
    ['import', 10_000_000, null],
    ['staff', 9_800_000, 10_000_000],
    ['plan', 9_500_000, null],
    ['plan-end', 9_800_000, 10_000_000],
    ['import', 10_400_000, null],
  ]);
});

test('a price that was refused leaves no trace', async () => {
  const id = await imported('bez-sleda', 10_000_000);
  expect((await setPrice(id, (await get(id)).version, 4_000_000)).status).toBe(403);
  expect(await rowsOf(id)).toEqual([['import', 10_000_000, null]]);
});

test('prices of the time before are taken once and rewrite nothing', async () => {
  const id = await imported('proshloe', 10_000_000);
  const days = (count: number) =>
    new Date(shop.api.clock.now().getTime() - count * 24 * HOUR_MS).toISOString();
  const past = [
    { productCode: 'proshloe', price: 8_000_000, since: days(500) },
    { productCode: 'proshloe', price: 9_000_000, oldPrice: 9_900_000, since: days(100) },
  ];
  await shop.api.imports.importPastPrices(past);
  await shop.api.imports.importPastPrices(past);
  await shop.api.imports.importPastPrices([{ productCode: 'proshloe', price: 1_000_000, since: days(50) }]);
  expect(await rowsOf(id)).toEqual([
    ['import', 8_000_000, null],
    ['import', 9_000_000, 9_900_000],
    ['import', 10_000_000, null],
  ]);
  await expect.poll(() => shop.api.catalogue.find(id)?.price).toBe(10_000_000);
  const answer = (await shop.api.call(getPriceHistory, { params: { id } })).answer();
  expect(answer.isWholeYear).toBe(true);
  expect(answer.points.map(({ price }) => price)).toEqual([8_000_000, 9_000_000, 10_000_000]);
  await expect(
    shop.api.imports.importPastPrices([{ productCode: 'nichego', price: 1_000_000, since: days(50) }]),
  ).rejects.toThrow('unknown-product');
});

test('the history of an unknown product is not there', async () => {
  expect((await shop.api.call(getPriceHistory, { params: { id: 2_000_000_000 } })).status).toBe(404);
});
