import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import { ask } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop({ hasCarrier: true });
  shop.clock.set(new Date('2026-11-20T09:00:00Z'));
});
afterAll(() => shop.stop());

/** The city of the orders is brought to by a carrier only, or by the shop's couriers. */
async function setCarried(isCarried: boolean) {
  const [, rest] = importedTariffs().zones;
  await shop.setTariffs(importedTariffs({ zones: [importedZone({ isCarried }), ...(rest ? [rest] : [])] }));
}

test('where a carrier brings everything no courier of the shop fetches a return; a store and a parcel remain', async () => {
  await setCarried(true);
  const { buyer, order } = await buyRings(shop, { pieces: 2 });
  const read = async () =>
    (await shop.call(getOrderReturns, { as: buyer.headers, params: { id: order.id } })).answer();
  expect((await read()).courierDates).toEqual([]);
  const route = { kind: 'courier' as const, address: 'Покровка, 27, кв. 4', date: '2026-11-21' };
  expect((await ask(shop, buyer, order, { route })).problem.code).toBe('day-unavailable');
  const [first, second] = order.lines.map(({ id }) => id);
  (await ask(shop, buyer, order, { lineIds: [first ?? 0], route: { kind: 'post' } })).answer();
  await setCarried(false);
  expect((await read()).courierDates[0]).toBe('2026-11-21');
  (await ask(shop, buyer, order, { lineIds: [second ?? 0], route })).answer();
});
