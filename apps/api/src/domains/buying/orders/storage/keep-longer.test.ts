import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/orders.ts';
import { getStorage, keepLonger } from '@yahont/contracts/orders/orders.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let storeId: number;
let manager: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
beforeEach(async () => {
  api.clock.set(new Date('2027-12-04T12:00:00+03:00'));
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
});
afterAll(() => api.stop());

async function readyOrder(): Promise<{ id: number; headers: TestHeaders }> {
  const { orderId: id, headers } = await addPickupOrder(api, storeId);
  const by = { headers: manager.headers, params: { id } };
  (await api.call(office.assembleOrder, by)).answer();
  (await api.call(office.readyOrder, { ...by, body: { place: 'сейф 1' } })).answer();
  return { id, headers };
}
const latestOf = async (id: number, headers: TestHeaders) =>
  (await api.call(getStorage, { headers, params: { id } })).answer().latest;
const keep = (id: number, headers: TestHeaders) => api.call(keepLonger, { headers, params: { id } });

test('a buyer lets a ready order wait as long as the shop allows, once', async () => {
  const { id, headers } = await readyOrder();
  expect(await latestOf(id, headers)).toBe('2027-12-18');
  const kept = (await keep(id, headers)).answer();
  expect(kept.delivery).toMatchObject({ kind: 'pickup', keptUntil: '2027-12-18' });
  expect(await latestOf(id, headers)).toBeNull();
  expect((await keep(id, headers)).answer()).toEqual(kept);
});

test('staff may let it wait longer afterwards no more than the buyer could', async () => {
  const { id, headers } = await readyOrder();
  await keep(id, headers);
  const until = new Date('2027-12-25T12:00:00+03:00').toISOString();
  const more = await api.call(office.extendStorage, {
    headers: manager.headers,
    params: { id },
    body: { until, reason: 'покупатель в отъезде' },
  });
  expect(more.problem.code).toBe('too-long');
});

test('an order that does not wait in a store cannot wait longer', async () => {
  const { orderId, headers } = await addPickupOrder(api, storeId);
  expect(await latestOf(orderId, headers)).toBeNull();
  expect((await keep(orderId, headers)).problem.code).toBe('not-stored');
});

test('another account cannot keep it longer, nor learn how long it may be kept', async () => {
  const { id } = await readyOrder();
  const { headers } = await signIn(api);
  const kept = await api.call(keepLonger, { headers, params: { id } });
  expect(kept.problem.code).toBe('order-not-found');
  expect((await api.call(getStorage, { headers, params: { id } })).status).toBe(404);
});
