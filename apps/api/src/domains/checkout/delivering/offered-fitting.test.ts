import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart } from '#src/testing/orders.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { loadTariffBook } from '#src/domains/delivery/tariffs/tariff-book.ts';

const FITTING = { minutes: 20, pieces: 2 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date('2026-11-24T09:00:00Z'));
});
afterAll(() => shop.stop());

/** Moscow with these terms; every table ends with a zone for the rest of the country. */
function tariffsOf(moscow: Parameters<typeof importedZone>[0]) {
  const [, ...rest] = importedTariffs().zones;
  return importedTariffs({ zones: [importedZone(moscow), ...rest] });
}

/** What a buyer of so many rings of the test's store is offered. */
async function offeredFor(quantity: number) {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: quantity, storeId: shop.store.id });
  await fillCart(shop, buyer, skuId, quantity);
  const { courier, express } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  return [courier.fitting, express?.fitting];
}

test('a courier of the zone waits for as many pieces as its tariff says, the one of today too', async () => {
  await shop.setTariffs(tariffsOf({ fitting: FITTING }));
  const [offered, full] = [true, false].map((isOffered) => ({ ...FITTING, isOffered }));
  expect(await offeredFor(2)).toEqual([offered, offered]);
  expect(await offeredFor(3)).toEqual([full, full]);
});

test('a zone without a fitting promises none', async () => {
  await shop.setTariffs(tariffsOf({}));
  expect(await offeredFor(1)).toEqual([null, null]);
});

test('a table that was imported before zones knew of fittings is read as one without', async () => {
  await shop.setTariffs(importedTariffs());
  const { db } = shop.context;
  await db.execute(sql`update delivery_tariffs set zones =
    (select jsonb_agg(zone - 'fitting') from jsonb_array_elements(zones) as zone)`);
  const { zones } = (await loadTariffBook(db)).on('2026-11-24');
  expect(zones.map(({ fitting }) => fitting)).toEqual([null, null]);
});
