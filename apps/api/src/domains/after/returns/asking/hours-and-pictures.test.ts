import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOfficeReturn } from '@yahont/contracts/office/returns.ts';
import { askForReturn, getOrderReturns, getReturn } from '@yahont/contracts/returns/returns.ts';
import { getReturnForMessages } from '#src/domains/after/returns/index.ts';
import { returnFiles } from '#src/domains/after/returns/returns.tables.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import { ask } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(new Date('2026-11-20T09:00:00Z'));
  await shop.setTariffs(importedTariffs());
});
afterAll(() => shop.stop());

const HOURS = { from: '14:00', to: '18:00' };
const ROUTE = { kind: 'courier' as const, address: 'Покровка, 27, кв. 4', date: '2026-11-21' };

test('the hours of the courier are chosen with the day, and said back to shopper, staff and letters', async () => {
  const { buyer, order } = await buyRings(shop);
  const params = { id: order.id };
  const { courierHours } = (await shop.call(getOrderReturns, { as: buyer.headers, params })).answer();
  expect(courierHours).toEqual([{ from: '10:00', to: '14:00' }, HOURS]);
  const none = { ...ROUTE, interval: '11:00' };
  expect((await ask(shop, buyer, order, { route: none })).problem).toMatchObject({
    code: 'hours-unavailable',
    errors: [{ path: 'route.interval' }],
  });
  const made = await ask(shop, buyer, order, { route: { ...ROUTE, interval: HOURS.from } });
  const { id, route } = made.answer();
  expect(route).toEqual({ kind: 'courier', address: ROUTE.address, date: ROUTE.date, hours: HOURS });
  const { headers: as } = await makeStaff(shop.context, ['head']);
  const forStaff = (await shop.call(getOfficeReturn, { as, params: { id } })).answer();
  expect(forStaff).toMatchObject({ courierDate: ROUTE.date, courierHours: HOURS });
  const forMessages = await getReturnForMessages(shop.context, { findStore: () => undefined }, id);
  expect(forMessages?.courierHours).toEqual(HOURS);
});

test('hours may stay open', async () => {
  const { buyer, order } = await buyRings(shop);
  expect((await ask(shop, buyer, order, { route: ROUTE })).answer().route).toMatchObject({ hours: null });
});

test('pictures of a defect come with the request; staff see them, and one that is none refuses all of it', async () => {
  const { buyer, order } = await buyRings(shop);
  const body = {
    lineIds: order.lines.map(({ id }) => id),
    reason: 'defect' as const,
    route: { kind: 'post' as const },
  };
  const call = { as: buyer.headers, params: { id: order.id }, body };
  const wrong = new File(['<!doctype html>'], 'дефект.jpg', { type: 'image/jpeg' });
  expect((await shop.call(askForReturn, { ...call, files: [wrong] })).problem.code).toBe('file-refused');
  expect(await shop.context.db.select().from(returnFiles)).toEqual([]);
  const paper = new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'Дефект.pdf', {
    type: 'application/pdf',
  });
  const { id, pictures } = (await shop.call(askForReturn, { ...call, files: [paper] })).answer();
  expect(pictures).toBe(1);
  const again = (await shop.call(getReturn, { as: buyer.headers, params: { id } })).answer();
  expect(again.pictures).toBe(1);
  const { headers: as } = await makeStaff(shop.context, ['operator']);
  const forStaff = (await shop.call(getOfficeReturn, { as, params: { id } })).answer();
  expect(forStaff.pictures).toMatchObject([{ name: 'Дефект.pdf', type: 'application/pdf' }]);
  const [file] = forStaff.pictures;
  const given = await shop.send(`GET /office/api/returns/files/${file?.id}`, { headers: as });
  expect(given.status).toBe(200);
  // The store of the order sees it before the warehouse has answered, another one does not.
  const statusFor = async (...storeCodes: string[]) => {
    const { headers } = await makeStaff(shop.context, ['consultant'], storeCodes);
    return (await shop.send(`GET /office/api/returns/files/${file?.id}`, { headers })).status;
  };
  expect([await statusFor('petrovka'), await statusFor()]).toEqual([200, 404]);
});
