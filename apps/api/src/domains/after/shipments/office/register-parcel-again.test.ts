import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ParcelRefused, type DeliveryProvider } from '#src/domains/goods/delivery/index.ts';
import { trackParcel } from '#src/domains/after/shipments/index.ts';
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

const [LATER, LAST] = ['2026-11-22T09:00:00+0000', '2026-11-28T09:00:00+0000'];

test('a refused parcel is registered again at once, under a new number, however often staff click and the job runs', async () => {
  const { refused, again, register, numbersOf, parcelOf, listed, logOf } = parcels;
  const { id } = await refused();
  const clicks = await Promise.all([again(id), again(id)]);
  expect([...clicks, await again(id)].map((click) => click.answer())).toEqual(
    Array.from({ length: 3 }, () => ({ round: 2, number: `${id}-2` })),
  );
  expect(await listed(id)).toBeUndefined();
  await Promise.all([register(), register()]);
  await register();
  expect((await again(id)).answer().round).toBe(2);
  await register();
  expect(numbersOf(id)).toEqual([`${id}-2`]);
  expect(await parcelOf(id)).toMatchObject({ state: 'accepted', problem: null, attempts: 1 });
  expect(await logOf(id)).toEqual([
    { before: { state: 'refused', round: 1 }, after: { state: null, round: 2 }, reason: null },
  ]);
});

test('a parcel that is refused again takes a new click: the old one begins no third round', async () => {
  const { fake, refused, again, register, numbersOf, listed } = parcels;
  const { id } = await refused();
  (await again(id)).answer();
  fake.refuseParcels();
  await register();
  fake.behave();
  expect(await listed(id)).toMatchObject({ number: `${id}-2`, round: 2, state: 'refused' });
  expect((await again(id, 1)).answer().round).toBe(2);
  expect(await listed(id)).toMatchObject({ round: 2, state: 'refused' });
  expect((await again(id, 2)).answer()).toEqual({ round: 3, number: `${id}-3` });
  await register();
  expect(numbersOf(id)).toEqual([`${id}-3`]);
});

test('a lost answer of a later round is looked for by the number of that round', async () => {
  const { fake, refused, again, register, later, numbersOf, parcelOf } = parcels;
  const { id } = await refused();
  (await again(id)).answer();
  fake.loseAnswers();
  await register();
  fake.behave();
  await register();
  expect(await parcelOf(id)).toMatchObject({ carrierId: null, attempts: 1 });
  later();
  await register();
  expect(numbersOf(id)).toEqual([`${id}-2`]);
  expect(await parcelOf(id)).toMatchObject({ state: 'accepted', carrierId: fake.parcels[0]?.uuid });
});

test('late notices about a former round touch neither the new one nor the order', async () => {
  const { fake, assembled, again, register, parcelOf, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid: former = '' } = fake.parcels[0] ?? {};
  fake.happen(former, 'INVALID', '2026-11-21T09:00:00+0000');
  await notice(former);
  expect((await seen(order)).delivery).toMatchObject({ trackNumber: '100' });
  (await again(order.id)).answer();
  expect((await seen(order)).delivery).toMatchObject({ trackNumber: null });
  fake.happen(former, 'DELIVERED', LATER);
  await notice(former);
  await register();
  await notice(former);
  const { uuid } = fake.parcels[1] ?? {};
  expect(await parcelOf(order.id)).toMatchObject({ round: 2, state: 'accepted', carrierId: uuid });
  expect((await seen(order)).status).toBe('assembling');
});

test('an answer about a former round that comes when the new one is registered changes nothing', async () => {
  const { fake, shop, provider, assembled, again, register, parcelOf, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid: former = '' } = fake.parcels[0] ?? {};
  const slow: DeliveryProvider = {
    ...provider,
    track: async (id) => {
      fake.happen(former, 'INVALID', LATER);
      await notice(former);
      (await again(order.id)).answer();
      await register();
      return { ...(await provider.track(id)), state: 'delivered' };
    },
  };
  await trackParcel(shop.context, slow, former);
  expect(await parcelOf(order.id)).toMatchObject({ round: 2, state: 'accepted', problem: null });
  expect((await seen(order)).status).toBe('assembling');
});

/** A carrier whose first answer comes after a later try was refused and staff began the next round. */
function slowOnce(id: number, answer: (carrierId: string) => Promise<string>): DeliveryProvider {
  const { provider, again, register, later } = parcels;
  const refuse = () => Promise.reject(new ParcelRefused('Пункт выдачи закрыт'));
  let isFirst = true;
  return {
    ...provider,
    register: async (parcel, isRetry) => {
      const carrierId = await provider.register(parcel, isRetry);
      if (!isFirst) return carrierId;
      isFirst = false;
      later();
      await register({ ...provider, register: refuse });
      (await again(id)).answer();
      return answer(carrierId);
    },
  };
}

test.each(['before', 'after'])(
  'a registration of a former round that is answered late, %s the new one, is taken back',
  async (when) => {
    const { fake, assembled, register, numbersOf, parcelOf } = parcels;
    const { id } = await assembled();
    const carrier = slowOnce(id, async (carrierId) => {
      if (when === 'after') await register();
      return carrierId;
    });
    await register(carrier);
    expect(numbersOf(id)).toEqual([`${id}-2`]);
    expect(await parcelOf(id)).toMatchObject({ state: 'accepted', carrierId: fake.parcels[0]?.uuid });
  },
);

test('a refusal of a former round that comes late does not refuse the new one', async () => {
  const { assembled, register, parcelOf } = parcels;
  const { id } = await assembled();
  await register(slowOnce(id, () => Promise.reject(new ParcelRefused('Дубликат'))));
  expect(await parcelOf(id)).toMatchObject({ round: 2, state: 'accepted', problem: null });
});

test('a try that was slow and ends well counts more than a later one that was refused, and not the other way round', async () => {
  const { fake, provider, assembled, register, later, parcelOf } = parcels;
  const refuse = () => Promise.reject(new ParcelRefused('Дубликат'));
  const { id } = await assembled();
  await register({
    ...provider,
    register: async (parcel, isRetry) => {
      const carrierId = await provider.register(parcel, isRetry);
      later();
      await register({ ...provider, register: refuse });
      return carrierId;
    },
  });
  expect(await parcelOf(id)).toMatchObject({ state: 'accepted', problem: null });
  const other = await assembled();
  await register({
    ...provider,
    register: async () => {
      later();
      await register();
      return refuse();
    },
  });
  expect(await parcelOf(other.id)).toMatchObject({ state: 'accepted', carrierId: fake.parcels[1]?.uuid });
});

test('a new round of an order that is cancelled before the job runs is not sent', async () => {
  const { refused, again, move, register, later, numbersOf } = parcels;
  const { id } = await refused();
  (await again(id)).answer();
  await move(id, 'cancelled');
  await register();
  later();
  await register();
  expect(numbersOf(id)).toEqual([]);
});

test('a parcel that came back is sent once more, and its order is on its way again', async () => {
  const { fake, assembled, again, register, listed, seen, notice } = parcels;
  const order = await assembled();
  await register();
  const { uuid: former = '' } = fake.parcels[0] ?? {};
  fake.happen(former, 'TAKEN_BY_TRANSPORTER', LATER);
  await notice(former);
  fake.happen(former, 'NOT_DELIVERED', LAST);
  await notice(former);
  expect(await listed(order.id)).toMatchObject({ state: 'returned', orderStatus: 'ready', problem: null });
  (await again(order.id)).answer();
  await register();
  const { uuid = '' } = fake.parcels[1] ?? {};
  fake.happen(uuid, 'TAKEN_BY_TRANSPORTER', LAST);
  await notice(uuid);
  expect(await seen(order)).toMatchObject({ status: 'in-delivery', delivery: { trackNumber: '101' } });
});

test('staff are refused for a parcel that goes on, an order that is not sent now, and one without a parcel', async () => {
  const { assembled, refused, again, move, register } = parcels;
  const going = await assembled();
  const codeOf = async (id: number, round = 1) => {
    const { status, problem } = await again(id, round);
    return [status, problem.code, problem.context?.['status']];
  };
  expect(await codeOf(going.id)).toEqual([404, 'parcel-not-found', undefined]);
  await register();
  expect(await codeOf(going.id)).toEqual([409, 'parcel-not-stuck', undefined]);
  const stuck = await refused();
  expect(await codeOf(stuck.id, 2)).toEqual([409, 'parcel-not-stuck', undefined]);
  await move(stuck.id, 'cancelled');
  expect(await codeOf(stuck.id)).toEqual([409, 'not-sent-now', 'cancelled']);
  const handedOver = await refused();
  await move(handedOver.id, 'ready');
  await move(handedOver.id, 'completed');
  expect(await codeOf(handedOver.id)).toEqual([409, 'not-sent-now', 'completed']);
  expect(await codeOf(2_000_000)).toEqual([404, 'order-not-found', undefined]);
});
