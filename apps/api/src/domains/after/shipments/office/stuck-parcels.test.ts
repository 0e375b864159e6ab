import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listStuckParcels } from '@yahont/contracts/office/delivery/parcels.ts';
import { shipmentData } from '#src/domains/after/shipments/personal-data.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';
import { writeBareParcel } from '#src/testing/delivery/bare-parcel.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { POINT } from '#src/adapters/cdek/testing/fake-cdek.ts';
import { openOfficeParcels, type OfficeParcels } from '#src/testing/delivery/office-parcels.ts';

let parcels: OfficeParcels;
beforeAll(async () => {
  parcels = await openOfficeParcels();
});
afterAll(() => parcels.stop());
beforeEach(() => {
  parcels.fake.behave();
  parcels.fake.parcels.length = 0;
});

const HOUR_MS = 3_600_000;
const LATER = '2026-11-21T09:00:00+0000';

test('staff see which parcel the carrier refused, in its words, since when and where to', async () => {
  const { shop, refused, move, list, listed } = parcels;
  const since = shop.clock.now().toISOString();
  const order = await refused();
  shop.clock.advance(HOUR_MS);
  expect(await listed(order.id)).toEqual({
    orderId: order.id,
    orderNumber: `Я-${order.id}`,
    orderStatus: 'assembling',
    carrier: 'cdek',
    number: String(order.id),
    round: 1,
    state: 'refused',
    problem: 'Пункт выдачи закрыт',
    since,
    city: 'Москва',
    point: { code: POINT.code, address: expect.stringContaining(POINT.location.address) },
  });
  // Carriers bring orders of the central warehouse, which no store sees.
  const manager = await makeStaff(shop.context, ['manager']);
  expect((await list(manager.headers)).items).toEqual([]);
  const operator = await makeStaff(shop.context, ['operator']);
  expect((await list(operator.headers)).items.map(({ orderId }) => orderId)).toContain(order.id);
  await move(order.id, 'cancelled');
  expect(await listed(order.id)).toBeUndefined();
});

test('a parcel that was removed at the carrier, or is not registered for an hour, needs a person too', async () => {
  const { fake, shop, assembled, register, later, listed, notice } = parcels;
  const removed = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  expect(await listed(removed.id)).toBeUndefined();
  fake.happen(uuid, 'REMOVED', LATER);
  await notice(uuid);
  expect(await listed(removed.id)).toMatchObject({ state: 'cancelled' });
  const waiting = await assembled();
  const since = shop.clock.now().toISOString();
  fake.misbehave('orders', { kind: 'status', status: 500 });
  await register();
  later();
  await register();
  expect(await listed(waiting.id)).toBeUndefined();
  shop.clock.advance(HOUR_MS);
  await register();
  expect(await listed(waiting.id)).toMatchObject({ state: 'waiting', since, problem: null });
  fake.behave();
  later();
  await register();
  expect(await listed(waiting.id)).toBeUndefined();
});

test('a state that goes on began when it began', async () => {
  const { fake, shop, assembled, register, parcelOf, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  const since = shop.clock.now();
  shop.clock.advance(HOUR_MS);
  await notice(uuid);
  expect(await parcelOf(order.id)).toMatchObject({ stateSince: since, triedAt: shop.clock.now() });
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', LATER);
  await notice(uuid);
  expect(await parcelOf(order.id)).toMatchObject({ state: 'moving', stateSince: shop.clock.now() });
});

test('the list is read page by page, each parcel once', async () => {
  const { shop, list } = parcels;
  const { accountId } = await shop.makeBuyer();
  const ids = [];
  for (let count = 0; count < 60; count += 1) {
    const now = shop.clock.now();
    const id = await writeBareOrder(shop.context.db, { accountId, status: 'assembling', now });
    ids.push(await writeBareParcel(shop.context, id));
  }
  const read = [];
  const { headers } = await makeStaff(shop.context, ['head']);
  for (let page = await list(); ;) {
    expect(page.items.length).toBeLessThanOrEqual(50);
    read.push(...page.items.map(({ orderId }) => orderId));
    if (page.next === null) break;
    const query = { after: page.next };
    page = (await shop.call(listStuckParcels, { as: headers, query })).answer();
  }
  expect(read.slice(-60)).toEqual(ids);
  expect(read).toEqual([...new Set(read)].toSorted((a, b) => a - b));
});

test('a stuck parcel that staff sent elsewhere is on its way with their number, and the carrier is done with it', async () => {
  const { fake, assembled, register, elsewhere, listed, logOf, parcelOf, scanned, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  expect((await elsewhere(order.id)).problem.code).toBe('parcel-not-stuck');
  fake.happen(uuid, 'INVALID', LATER);
  await notice(uuid);
  expect((await elsewhere(order.id)).problem).toMatchObject({
    code: 'not-all-scanned',
    context: { left: 1, pieces: [{ uinHead: order.uin?.slice(0, 12) }] },
  });
  await scanned(order.id);
  for (let click = 0; click < 2; click += 1) (await elsewhere(order.id)).answer();
  expect((await elsewhere(order.id, 'RA987654321RU')).problem.code).toBe('parcel-not-stuck');
  expect(await listed(order.id)).toBeUndefined();
  fake.happen(uuid, 'NOT_DELIVERED', '2026-11-22T09:00:00+0000');
  await notice(uuid);
  await register();
  const { status, history, delivery } = await seen(order);
  expect([status, history.filter((event) => event.status === 'in-delivery').length]).toEqual([
    'in-delivery',
    1,
  ]);
  expect(delivery).toMatchObject({ trackNumber: 'RA123456789RU' });
  expect(await parcelOf(order.id)).toMatchObject({ state: 'elsewhere' });
  expect(fake.parcels).toHaveLength(1);
  expect(await logOf(order.id)).toEqual([
    { before: { state: 'refused' }, after: { state: 'elsewhere' }, reason: 'Почтой: пункт закрыт' },
  ]);
});

test('a parcel that staff sent elsewhere while the carrier was asked is taken back there', async () => {
  const { fake, shop, provider, assembled, register, later, elsewhere, parcelOf, scanned } = parcels;
  const { id } = await assembled();
  await scanned(id);
  fake.misbehave('orders', { kind: 'status', status: 500 });
  await register();
  fake.behave();
  shop.clock.advance(HOUR_MS);
  expect((await elsewhere(id)).problem.code).toBe('parcel-not-stuck');
  later();
  await register({
    ...provider,
    register: async (parcel, isRetry) => {
      const carrierId = await provider.register(parcel, isRetry);
      (await elsewhere(id)).answer();
      return carrierId;
    },
  });
  expect(await parcelOf(id)).toMatchObject({ state: 'elsewhere', carrierId: null });
  expect(fake.parcels).toHaveLength(0);
});

test('a parcel of an order that ended is sent nowhere else', async () => {
  const { refused, move, elsewhere } = parcels;
  const { id } = await refused();
  await move(id, 'cancelled');
  expect((await elsewhere(id)).problem).toMatchObject({
    code: 'not-sent-now',
    context: { status: 'cancelled' },
  });
});

test('what the carrier said about an address is given to its person, and erased with them and nobody else', async () => {
  const { shop, refused, parcelOf } = parcels;
  const [own, other] = [await refused(), await refused()];
  const { accountId } = own.buyer;
  const person = { accountId, phone: null, addresses: [], ownAddresses: [] };
  expect(await shipmentData.exportData?.(shop.context.db, person)).toEqual([
    { orderId: own.id, state: 'refused', problem: 'Пункт выдачи закрыт' },
  ]);
  await shipmentData.erase(shop.context.db, person, shop.context);
  expect(await parcelOf(own.id)).toMatchObject({ state: 'refused', problem: null });
  expect(await parcelOf(other.id)).toMatchObject({ problem: 'Пункт выдачи закрыт' });
});
