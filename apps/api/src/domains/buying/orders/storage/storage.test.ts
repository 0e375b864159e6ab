import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extendStorage, cancelOrderByStaff } from '@yahont/contracts/office/orders.ts';
import { listUncollectedOrders } from '@yahont/contracts/office/order-lists/uncollected.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { moveOrderByCommand } from '#src/compose/buying.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addArbat, addPickupOrder } from '#src/testing/office.ts';
import { importedCity } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import type { CommandMove } from '../office/move-by-command.ts';
import { orders } from '../orders.tables.ts';
import { remindOfStorage } from './remind-of-storage.ts';

/** Kamchatka, where a day begins nine hours before it does in Moscow. */
const KAMCHATKA = 41;

let api: TestApi;
let storeId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  await api.imports.importCities([
    importedCity(),
    importedCity({
      id: KAMCHATKA,
      name: 'Петропавловск-Камчатский',
      translit: 'petropavlovsk-kamchatskij',
      timezoneOffset: 12,
    }),
  ]);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

/** In Moscow, at noon unless said otherwise: «2027-12-07», «2027-12-07T20:30». */
function moscow(time: string): Date {
  return new Date(`${time.includes('T') ? time : `${time}T12:00`}:00+03:00`);
}

type Waiting = { id: number; headers: Record<string, string> };

/** An order that is ready from 4 December on, so that its last day is 11 December. */
async function ready(cityId?: number): Promise<Waiting> {
  api.clock.set(moscow('2027-12-04'));
  const { orderId: id, headers } = await addPickupOrder(api, storeId);
  if (cityId !== undefined) await api.context.db.update(orders).set({ cityId }).where(eq(orders.id, id));
  await move(id, 'assembling', 'ready');
  await api.deliverOutbox();
  return { id, headers };
}

async function move(orderId: number, ...steps: CommandMove['to'][]): Promise<void> {
  for (const to of steps) await moveOrderByCommand(asSystem(api.context, 'command'), { orderId, to });
}

/** What the hourly job sends about an order at a moment; the texts of SMS, the newest first. */
async function remindedAt(time: string, { id }: Waiting): Promise<string[]> {
  api.clock.set(moscow(time));
  await remindOfStorage(api.context);
  await deliverOutbox(api, { keepsQuiet: true });
  return textsAbout(id);
}

async function textsAbout(id: number): Promise<string[]> {
  const [row] = await api.context.db.select().from(orders).where(eq(orders.id, id));
  const { items } = (await api.call(listSentMessages, { query: { to: row?.contact.phone ?? '' } })).answer();
  return items
    .map(({ text }) => text.replaceAll('\u00A0', ' '))
    .filter((text) => text.includes(`Я-${id} ждёт вас`));
}

async function extend({ id }: Waiting, until: string): Promise<void> {
  const { headers } = await makeStaff(api.context, ['head']);
  const body = { until: moscow(until).toISOString(), reason: 'покупатель в отъезде' };
  (await api.call(extendStorage, { headers, params: { id }, body })).answer();
}

async function uncollected(headers: Record<string, string>): Promise<number[]> {
  return (await api.call(listUncollectedOrders, { headers })).answer().items.map(({ orderId }) => orderId);
}

test('the buyer reads until which day a ready order is kept: in the order, in the list and in the message', async () => {
  const { id, headers } = await ready();
  const order = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(order.delivery).toMatchObject({ kind: 'pickup', keptUntil: '2027-12-11' });
  const { items } = (await api.call(listOrders, { headers, query: {} })).answer();
  expect(items).toMatchObject([{ id, delivery: { keptUntil: '2027-12-11' } }]);
  const [ready1] = (await api.call(listSentMessages, { query: { to: order.contact.phone } })).answer().items;
  expect(ready1?.text.replaceAll('\u00A0', ' ')).toMatch(/готов\. .*Храним до 11 декабря\. /);
  await move(id, 'completed');
  const after = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(after.delivery).toMatchObject({ keptUntil: null });
});

test('the last day is that of the buyer’s city', async () => {
  // Half past three of the next morning there.
  api.clock.set(moscow('2027-12-04T18:30'));
  const { orderId: id, headers } = await addPickupOrder(api, storeId);
  await api.context.db.update(orders).set({ cityId: KAMCHATKA }).where(eq(orders.id, id));
  await move(id, 'assembling', 'ready');
  const order = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(order.delivery).toMatchObject({ keptUntil: '2027-12-12' });
});

test('the buyer is reminded on the third and on the sixth day, once each, and not after the last one', async () => {
  const order = await ready();
  expect(await remindedAt('2027-12-06T23:59', order)).toEqual([]);
  const [first, ...more] = await remindedAt('2027-12-07T09:25', order);
  expect(first).toMatch(/Храним до 11 декабря\. Код получения \d{6}\.$/);
  expect(more).toEqual([]);
  for (const time of ['2027-12-07T10:25', '2027-12-08', '2027-12-09T20:59'])
    expect(await remindedAt(time, order)).toHaveLength(1);
  expect(await remindedAt('2027-12-10T09:25', order)).toHaveLength(2);
  for (const time of ['2027-12-10T20:00', '2027-12-11', '2027-12-12', '2027-12-20'])
    expect(await remindedAt(time, order)).toHaveLength(2);
});

test('a reminder of the night waits for the morning of the city', async () => {
  const order = await ready();
  expect(await remindedAt('2027-12-07T00:25', order)).toEqual([]);
  api.clock.set(moscow('2027-12-07T09:00'));
  await deliverOutbox(api, { keepsQuiet: true });
  expect(await textsAbout(order.id)).toHaveLength(1);
  const far = await ready(KAMCHATKA);
  // Nine in the morning there.
  expect(await remindedAt('2027-12-06T23:59', far)).toEqual([]);
  expect(await remindedAt('2027-12-07T00:00', far)).toHaveLength(1);
});

test('a shop that was down on the day reminds once, later', async () => {
  const order = await ready();
  expect(await remindedAt('2027-12-09', order)).toHaveLength(1);
  expect(await remindedAt('2027-12-11', order)).toHaveLength(2);
  const late = await ready();
  expect(await remindedAt('2027-12-11', late)).toHaveLength(1);
  expect(await remindedAt('2027-12-11T20:00', late)).toHaveLength(1);
});

test('an order that was collected or cancelled is not reminded of, also when the message waits for the morning', async () => {
  const [collected, cancelled, kept] = [await ready(), await ready(), await ready()];
  api.clock.set(moscow('2027-12-07T00:25'));
  await remindOfStorage(api.context);
  await deliverOutbox(api, { keepsQuiet: true });
  await move(collected.id, 'completed');
  await move(cancelled.id, 'cancelled');
  for (const order of [collected, cancelled])
    for (const time of ['2027-12-07T09:00', '2027-12-10']) expect(await remindedAt(time, order)).toEqual([]);
  expect(await textsAbout(kept.id)).toHaveLength(2);
});

test('an extension moves the reminders', async () => {
  const order = await ready();
  expect(await remindedAt('2027-12-07', order)).toHaveLength(1);
  await extend(order, '2027-12-16');
  for (const time of ['2027-12-10', '2027-12-11T20:00'])
    expect(await remindedAt(time, order)).toHaveLength(1);
  const [second] = await remindedAt('2027-12-12', order);
  expect(second).toContain('Храним до 16 декабря');
  expect(await remindedAt('2027-12-14', order)).toHaveLength(2);
  expect(await remindedAt('2027-12-15', order)).toHaveLength(3);
});

test('an extension made in the night drops the reminder that names the old day, and asks for no other that day', async () => {
  const order = await ready();
  expect(await remindedAt('2027-12-10T00:25', order)).toEqual([]);
  await extend(order, '2027-12-14');
  expect(await remindedAt('2027-12-10T09:25', order)).toEqual([]);
  const [reminder] = await remindedAt('2027-12-13', order);
  expect(reminder).toContain('Храним до 14 декабря');
});

test('two processes at once remind once', async () => {
  const order = await ready();
  api.clock.set(moscow('2027-12-07'));
  await Promise.all([1, 2, 3, 4].map(() => remindOfStorage(api.context)));
  const rows = await api.context.db.select().from(outbox).where(eq(outbox.topic, 'storage-ending'));
  expect(rows.filter(({ payload }) => payload['orderId'] === order.id)).toHaveLength(1);
  await api.deliverOutbox();
  expect(await textsAbout(order.id)).toHaveLength(1);
});

test('after the last day the order is in the list of the office until it is extended, cancelled or collected', async () => {
  const [extended, cancelled, collected] = [await ready(), await ready(), await ready()];
  const ours = [extended, cancelled, collected].map(({ id }) => id);
  const listed = async () => {
    const { headers } = await makeStaff(api.context, ['consultant'], ['petrovka']);
    return (await uncollected(headers)).filter((id) => ours.includes(id));
  };
  api.clock.set(moscow('2027-12-11T23:59'));
  expect(await listed()).toEqual([]);
  api.clock.set(moscow('2027-12-12T00:00'));
  expect(await listed()).toEqual(ours);
  await extend(extended, '2027-12-16');
  const { headers } = await makeStaff(api.context, ['head']);
  const why = { params: { id: cancelled.id }, body: { reason: 'не забрали' } };
  (await api.call(cancelOrderByStaff, { headers, ...why })).answer();
  expect(await listed()).toEqual([collected.id]);
  await move(collected.id, 'completed');
  expect(await listed()).toEqual([]);
  api.clock.set(moscow('2027-12-17'));
  expect(await listed()).toEqual([extended.id]);
});

test('the list says whom to call, where the order lies and since when', async () => {
  const { id } = await ready();
  api.clock.set(moscow('2027-12-12'));
  const { headers } = await makeStaff(api.context, ['head']);
  const { items } = (await api.call(listUncollectedOrders, { headers, query: { after: id - 1 } })).answer();
  expect(items).toMatchObject([
    {
      orderId: id,
      orderNumber: `Я-${id}`,
      storeId,
      readySince: moscow('2027-12-04').toISOString(),
      keptUntil: '2027-12-11',
      isPaid: false,
      contact: { phone: expect.stringMatching(/^\+7\d{10}$/) },
    },
  ]);
});

test('staff of another store and of none see no order of this one', async () => {
  await ready();
  api.clock.set(moscow('2027-12-12'));
  await addArbat(api);
  for (const stores of [['arbat'], []]) {
    const { headers } = await makeStaff(api.context, ['consultant'], stores);
    expect(await uncollected(headers)).toEqual([]);
  }
});

test('nothing is cancelled by itself', async () => {
  const { id } = await ready();
  for (const day of ['2027-12-12', '2027-12-25', '2028-02-01']) {
    api.clock.set(moscow(day));
    await remindOfStorage(api.context);
  }
  const [row] = await api.context.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.status).toBe('ready');
});
