import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { trackOpenParcels, trackParcel } from '#src/domains/after/shipments/index.ts';
import { shipments } from '#src/domains/after/shipments/shipments.tables.ts';
import { openParcelShop, type ParcelShop } from '#src/testing/delivery/parcel-shop.ts';

let parcels: ParcelShop;
beforeAll(async () => {
  parcels = await openParcelShop();
});
afterAll(() => parcels.stop());
beforeEach(() => {
  parcels.fake.behave();
  parcels.fake.parcels.length = 0;
});

test('a notice makes the shop read the parcel, and the order follows: on its way, delivered', async () => {
  const { fake, shop, assembled, register, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  // Forged: it says delivered, the carrier says nothing.
  expect((await notice(uuid)).status).toBe(200);
  expect((await seen(order)).status).toBe('assembling');
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  expect(await seen(order)).toMatchObject({ status: 'in-delivery', delivery: { trackNumber: '100' } });
  const [logged] = await shop.context.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'orders.track'), eq(auditLog.subjectId, String(order.id))));
  expect(logged).toEqual({ after: { hasTrackNumber: true } });
  fake.happen(uuid, 'DELIVERED', '2026-11-23T09:00:00+0000');
  // Late: an older status arrives after the newer one.
  fake.happen(uuid, 'ACCEPTED_AT_PICK_UP_POINT', '2026-11-22T09:00:00+0000');
  await Promise.all([notice(uuid), notice(uuid)]);
  await notice(uuid);
  const { status, history } = await seen(order);
  expect(status).toBe('completed');
  expect(history.filter((event) => event.status === 'completed')).toHaveLength(1);
});

test.each(['DELIVERED', 'NOT_DELIVERED', 'REMOVED', 'INVALID'])(
  'a status %s that CDEK took back before the shop read it changes nothing',
  async (code) => {
    const { fake, assembled, register, parcelOf, seen, notice } = parcels;
    const order = await assembled();
    await register();
    const { uuid = '' } = fake.parcels[0] ?? {};
    fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
    fake.happen(uuid, code, '2026-11-22T09:00:00+0000');
    fake.takeBack(uuid, code);
    await notice(uuid);
    expect((await seen(order)).status).toBe('in-delivery');
    expect(await parcelOf(order.id)).toMatchObject({ state: 'moving' });
    // The same status, this time for good.
    fake.happen(uuid, 'DELIVERED', '2026-11-23T09:00:00+0000');
    await notice(uuid);
    expect((await seen(order)).status).toBe('completed');
  },
);

test('a parcel without any status that holds is still at the shop', async () => {
  const { fake, assembled, register, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'DELIVERED', '2026-11-22T09:00:00+0000');
  fake.takeBack(uuid, 'DELIVERED');
  await notice(uuid);
  expect((await seen(order)).status).toBe('assembling');
});

test('the arrival at its point is announced once', async () => {
  const { fake, shop, assembled, register, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  const arrivals = async () => {
    const rows = await shop.context.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.topic, 'parcel-arrived'));
    return rows.filter(({ payload }) => payload['orderId'] === order.id).length;
  };
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  expect(await arrivals()).toBe(0);
  fake.happen(uuid, 'ACCEPTED_AT_PICK_UP_POINT', '2026-11-22T09:00:00+0000');
  await Promise.all([notice(uuid), notice(uuid)]);
  await notice(uuid);
  expect(await arrivals()).toBe(1);
});

test('a parcel that nobody took comes back to the shop', async () => {
  const { fake, shop, provider, assembled, register, seen } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await trackParcel(shop.context, provider, uuid);
  fake.happen(uuid, 'NOT_DELIVERED', '2026-11-28T09:00:00+0000');
  await trackParcel(shop.context, provider, uuid);
  const { status, history } = await seen(order);
  expect([status, history.at(-1)?.note]).toEqual(['ready', 'delivery-failed']);
});

test('a parcel that came back is not on its way again, whatever the carrier writes about it later', async () => {
  const { fake, assembled, register, parcelOf, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  fake.happen(uuid, 'NOT_DELIVERED', '2026-11-28T09:00:00+0000');
  await notice(uuid);
  fake.happen(uuid, 'RETURNED_TO_SENDER_CITY_WAREHOUSE', '2026-12-01T09:00:00+0000');
  await notice(uuid);
  expect((await seen(order)).status).toBe('ready');
  expect(await parcelOf(order.id)).toMatchObject({ state: 'returned' });
});

test('parcels that the carrier cannot read keep no other from being tracked', async () => {
  const { fake, shop, provider, assembled, register, seen } = parcels;
  const stuck = Array.from({ length: 20 }, (_, index) => `stuck-${index}`);
  for (const carrierId of stuck) {
    const { id: orderId } = await assembled();
    await shop.context.db.insert(shipments).values({
      orderId,
      carrierId,
      state: 'accepted',
      stateSince: shop.clock.now(),
      triedAt: shop.clock.now(),
    });
  }
  shop.clock.advance(1_000);
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  for (let run = 0; run < 2; run += 1) {
    shop.clock.advance(1_000);
    await trackOpenParcels(shop.context, provider);
  }
  expect((await seen(order)).status).toBe('in-delivery');
});

test('an order that has ended gets no number any more, so that erasing its buyer keeps it out', async () => {
  const { fake, assembled, move, register, parcelOf, seen, notice } = parcels;
  const order = await assembled();
  await register();
  await move(order.id, 'ready');
  await move(order.id, 'completed');
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  expect(await parcelOf(order.id)).toMatchObject({ state: 'moving' });
  expect((await seen(order)).delivery).toMatchObject({ trackNumber: null });
});

test('the log says that a carrier does not bring an order, and that it brought one that had ended', async () => {
  const { fake, shop, provider, assembled, move, register } = parcels;
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  const statuses = [
    ['INVALID', 'assembling'],
    ['DELIVERED', 'cancelled'],
  ] as const;
  for (const [code, status] of statuses) {
    const order = await assembled();
    await register();
    const { uuid = '' } = fake.parcels.at(-1) ?? {};
    if (status === 'cancelled') await move(order.id, status);
    fake.happen(uuid, code, '2026-11-21T09:00:00+0000');
    await trackParcel({ ...shop.context, log }, provider, uuid);
    expect(faults.splice(0)).toEqual([expect.stringContaining(`"orderId":${order.id}`)]);
  }
});

test('a parcel that was removed at the carrier is not on its way', async () => {
  const { fake, assembled, register, parcelOf, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'REMOVED', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  expect((await seen(order)).status).toBe('assembling');
  expect(await parcelOf(order.id)).toMatchObject({ state: 'cancelled' });
});

test('a notice about a parcel that is not ours, or of another type, asks nobody', async () => {
  const { fake, shop, notice } = parcels;
  fake.asked.length = 0;
  expect((await notice('somebody-elses')).status).toBe(200);
  expect((await notice('x', 'PRINT_FORM')).status).toBe(200);
  expect(fake.asked).toHaveLength(0);
  expect((await shop.send('POST /api/delivery/webhooks/cdek', { body: '{}' })).status).toBe(422);
});
