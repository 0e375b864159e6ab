import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions, type CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { loadTariffBook } from '#src/domains/goods/delivery/tariffs/tariff-book.ts';

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

/** An order of so many rings that the courier of tomorrow brings. */
async function orderOf(quantity: number) {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: quantity });
  await fillCart(shop, buyer, skuId, quantity);
  const { courier, totals } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const address = { street: 'ул. Арбат', house: '7' };
  const from = courier.intervals[1]?.from ?? '';
  const placed = await sendOrder(shop, buyer, {
    delivery: {
      kind: 'courier',
      address,
      date: courier.dates.find((date) => !takenAt(courier, from).includes(date)) ?? '',
      from,
    },
    expectedTotal: kopecks(totals.goods + courier.price),
  });
  return { buyer, id: placed.answer().id };
}

function takenAt({ intervals }: CheckoutOptions['courier'], from: string): readonly string[] {
  return intervals.find((interval) => interval.from === from)?.takenOn ?? [];
}

async function fittingOf({ buyer, id }: Awaited<ReturnType<typeof orderOf>>): Promise<number | null> {
  const { delivery } = (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
  return delivery.kind === 'courier' ? delivery.fittingMinutes : null;
}

test('a courier of the zone waits for as many pieces as its tariff says, the one of today too', async () => {
  await shop.setTariffs(tariffsOf({ fitting: FITTING }));
  const [offered, full] = [true, false].map((isOffered) => ({ ...FITTING, isOffered }));
  expect(await offeredFor(2)).toEqual([offered, offered]);
  expect(await offeredFor(3)).toEqual([full, full]);
});

test('an order remembers how long its courier waits, whatever the tariffs say later', async () => {
  await shop.setTariffs(tariffsOf({ fitting: FITTING }));
  const placed = [await orderOf(2), await orderOf(3)];
  await shop.setTariffs(tariffsOf({}));
  expect(await Promise.all(placed.map(fittingOf))).toEqual([20, null]);
  expect(await fittingOf(await orderOf(1))).toBeNull();
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
