import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryProvider } from '#src/domains/goods/delivery/index.ts';
import { cancelParcels } from '#src/domains/after/shipments/index.ts';
import { POINT } from '#src/adapters/cdek/testing/fake-cdek.ts';
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

test('a paid order is registered once, to its point, with what its pieces cost and nothing to collect', async () => {
  const { fake, assembled, register, parcelOf } = parcels;
  const order = await assembled();
  await Promise.all([register(), register()]);
  await register();
  expect(fake.parcels.filter(({ number }) => number === String(order.id))).toHaveLength(1);
  expect(fake.parcels[0]?.body).toMatchObject({
    type: 1,
    tariff_code: 136,
    delivery_point: POINT.code,
    recipient: { name: 'Иванова Анна', phones: [{ number: '+79161234567' }] },
    packages: [
      { weight: 500, items: [{ ware_key: order.uin, payment: { value: 0 }, cost: 49_900, amount: 1 }] },
    ],
  });
  expect(await parcelOf(order.id)).toMatchObject({ carrierId: fake.parcels[0]?.uuid, state: 'accepted' });
});

test('the carrier brings a parcel to its receiver, and of a surprise calls the buyer', async () => {
  const { fake, assembled, register } = parcels;
  const maria = { name: 'Мария', lastName: 'Лаврова', phone: '+79035551122' };
  const numberOf = async (receiver: typeof maria & { isSurprise?: boolean }) => {
    const order = await assembled({ receiver });
    await register();
    return fake.parcels.find(({ number }) => number === String(order.id))?.body;
  };
  expect(await numberOf(maria)).toMatchObject({
    recipient: { name: 'Лаврова Мария', phones: [{ number: '+79035551122' }] },
  });
  expect(await numberOf({ ...maria, isSurprise: true })).toMatchObject({
    recipient: { name: 'Лаврова Мария', phones: [{ number: '+79161234567' }] },
  });
});

test('the carrier reads the wishes of the buyer, no longer than it takes them', async () => {
  const { fake, assembled, register } = parcels;
  const bodyOf = async (comment: string) => {
    const order = await assembled({ comment });
    await register();
    return fake.parcels.find(({ number }) => number === String(order.id))?.body;
  };
  expect(await bodyOf('Не звоните получателю:\nэто сюрприз')).toMatchObject({
    comment: 'Не звоните получателю: это сюрприз',
  });
  expect(await bodyOf('')).not.toHaveProperty('comment');
  const long = await bodyOf('Позвоните за час. '.repeat(50));
  expect(long).toMatchObject({
    comment: expect.stringMatching(/^Позвоните за час\. .* (?:Позвоните|за|час\.)…$/),
  });
  expect(JSON.stringify(long?.['comment']).length - 2).toBeLessThanOrEqual(255);
  expect(await bodyOf('а'.repeat(900))).toMatchObject({ comment: `${'а'.repeat(254)}…` });
});

test('the carrier reads that nobody is to be called, and nothing where calls are welcome', async () => {
  const { fake, assembled, register } = parcels;
  const commentOf = async (noCalls: boolean) => {
    const order = await assembled({ noCalls });
    await register();
    return fake.parcels.find(({ number }) => number === String(order.id))?.body;
  };
  expect(await commentOf(true)).toMatchObject({ comment: expect.stringMatching(/^Не звонить/) });
  expect(await commentOf(false)).not.toHaveProperty('comment');
});

test('a slow carrier makes no second process send a parcel that still waits for its turn', async () => {
  const { fake, shop, provider, assembled, register } = parcels;
  const numbers = [await assembled(), await assembled(), await assembled()].map(({ id }) => String(id));
  let answered = 0;
  const slow: DeliveryProvider = {
    ...provider,
    register: async (parcel, isRetry) => {
      const id = await provider.register(parcel, isRetry);
      shop.clock.advance(70_000);
      answered += 1;
      if (answered === 2) await register();
      return id;
    },
  };
  await register(slow);
  expect(fake.parcels.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
});

test('a parcel whose answer was lost is found again and not sent twice', async () => {
  const { fake, assembled, register, later, parcelOf } = parcels;
  const order = await assembled();
  fake.loseAnswers();
  await register();
  expect(await parcelOf(order.id)).toMatchObject({ carrierId: null, state: null });
  fake.behave();
  await register();
  expect(await parcelOf(order.id)).toMatchObject({ carrierId: null });
  later();
  await register();
  expect(fake.parcels).toHaveLength(1);
  expect(await parcelOf(order.id)).toMatchObject({ carrierId: fake.parcels[0]?.uuid });
});

test('a carrier that is down is asked again, one that refuses is not', async () => {
  const { fake, assembled, register, later, parcelOf } = parcels;
  const order = await assembled();
  fake.misbehave('orders', { kind: 'status', status: 500 });
  await register();
  fake.behave();
  fake.refuseParcels();
  later();
  await register();
  expect(await parcelOf(order.id)).toMatchObject({ state: 'refused', problem: 'Пункт выдачи закрыт' });
  fake.behave();
  later();
  await register();
  expect(fake.parcels).toHaveLength(0);
});

test('an order that was cancelled before is not registered', async () => {
  const { assembled, move, register, parcelOf } = parcels;
  const order = await assembled();
  await move(order.id, 'cancelled');
  await register();
  expect(await parcelOf(order.id)).toBeUndefined();
});

test('the parcel of an order that is cancelled later is taken back, also when the first try fails', async () => {
  const { fake, shop, provider, assembled, move, register, parcelOf } = parcels;
  const order = await assembled();
  await register();
  await move(order.id, 'cancelled');
  fake.misbehave('orders', { kind: 'status', status: 500 });
  await cancelParcels(shop.context, provider);
  expect(fake.parcels).toHaveLength(1);
  fake.behave();
  await cancelParcels(shop.context, provider);
  await cancelParcels(shop.context, provider);
  expect(fake.parcels).toHaveLength(0);
  expect(await parcelOf(order.id)).toMatchObject({ state: 'cancelled' });
});

test('a parcel that the carrier keeps although its order was cancelled is still followed', async () => {
  const { fake, shop, provider, assembled, move, register, parcelOf, notice } = parcels;
  const order = await assembled();
  await register();
  await move(order.id, 'cancelled');
  fake.keepParcels();
  await cancelParcels(shop.context, provider);
  expect(await parcelOf(order.id)).toMatchObject({ state: 'accepted' });
  const { uuid = '' } = fake.parcels[0] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', '2026-11-21T09:00:00+0000');
  await notice(uuid);
  expect(await parcelOf(order.id)).toMatchObject({ state: 'moving' });
});

test('parcels that the carrier does not give back keep no other from being taken back', async () => {
  const { shop, provider, assembled, move, register, parcelOf } = parcels;
  const stubborn = new Set<string>();
  const carrier: DeliveryProvider = {
    ...provider,
    cancel: (id) => (stubborn.has(id) ? Promise.reject(new Error('kept')) : provider.cancel(id)),
  };
  const orders = [];
  for (let count = 0; count < 21; count += 1) {
    const { id } = await assembled();
    await register();
    await move(id, 'cancelled');
    shop.clock.advance(1_000);
    orders.push(id);
  }
  const last = orders.pop() ?? 0;
  for (const id of orders) stubborn.add((await parcelOf(id))?.carrierId ?? '');
  await cancelParcels(shop.context, carrier);
  await cancelParcels(shop.context, carrier);
  expect(await parcelOf(last)).toMatchObject({ state: 'cancelled' });
});
