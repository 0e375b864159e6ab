import { expect, test } from 'vitest';
import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { announceStock, takeItems } from '#src/domains/goods/stock/index.ts';
import { STUDS, facet, testCatalogue } from '#src/testing/products/catalogue.ts';

const shop = testCatalogue();
const { listing, idOf } = shop;

test('a price changed by an import is visible without a full reload', async () => {
  await shop.api.imports.importProducts([{ ...STUDS, price: 99_000_000, name: 'Серьги «Иней» из серебра' }]);
  await expect
    .poll(async () => (await listing({ sort: 'price-desc' })).cards[0]?.name)
    .toBe('Серьги «Иней» из серебра');
  expect(await listing({ q: 'иней' })).toMatchObject({ total: 1 });
  const columns = shop.api.catalogue.columns();
  await shop.api.catalogue.apply([`product:${idOf('rosa')}`, `stock:${idOf('rosa')}`]);
  expect(shop.api.catalogue.columns() === columns).toBe(true);
  await shop.api.imports.importProducts([STUDS]);
  await expect.poll(async () => (await listing({ sort: 'price-asc' })).cards[0]?.price).toBe(250_000);
});

test('a reserved item disappears from cards, facets and the product', async () => {
  const skuId = shop.api.catalogue.findByCode('avrora-zheltoe')?.skuIds[1] ?? 0;
  await shop.api.context.db.transaction(async (tx) => {
    await takeItems(tx, {
      lines: [{ skuId, quantity: 1 }],
      orderId: 1,
      places: [],
      at: shop.api.clock.now(),
    });
    await announceStock(tx, [{ skuId, stoneId: null }]);
  });
  await expect
    .poll(async () => facet(await listing({ section: 'koltsa' }), 'size').map(({ value }) => value))
    .toEqual(['16.5']);
  const { items } = (
    await shop.api.call(getCards, { query: { ids: String(idOf('avrora-zheltoe')) } })
  ).answer();
  expect(items).toMatchObject([{ inStock: false, sizes: [] }]);
});
