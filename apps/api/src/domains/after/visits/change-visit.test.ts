import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOfficeIntervals } from '@yahont/contracts/office/delivery/intervals.ts';
import { changeVisit } from '@yahont/contracts/office/delivery/visits.ts';
import { assembleOrder, sendOrder } from '@yahont/contracts/office/orders.ts';
import { addDays, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { addPickupOrder, scanAll } from '#src/testing/office.ts';
import { addCourierOrder } from '#src/testing/office/order-at-the-door.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'покупатель просит позже';

let api: TestApi;
let storeId: number;
let operator: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  const intervals = [
    { from: '10:00', to: '14:00', capacity: 9 },
    { from: '14:00', to: '18:00', capacity: 9 },
    { from: '18:00', to: '22:00', capacity: 1 },
  ];
  await api.imports.importDeliveryTariffs([
    importedTariffs({ zones: [importedZone({ cities: [], intervals })] }),
  ]);
  operator = await makeStaff(api.context, ['operator']);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

const change = (id: number, date: string, interval: string | null) =>
  api.call(changeVisit, {
    headers: operator.headers,
    params: { id },
    body: { date, interval, reason: WHY },
  });
const taken = async (date: string) =>
  (await api.call(listOfficeIntervals, { headers: operator.headers, query: { zone: 'moskva', date } }))
    .answer()
    .intervals.map((interval) => interval.taken);

test('another day and other hours are kept with a reason, free the old place, and the buyer reads them', async () => {
  const { orderId, courier } = await addCourierOrder(api);
  const [first = '', second = ''] = courier.dates;
  expect(await taken(first)).toEqual([1, 0, 0]);
  const moved = (await change(orderId, second, '14:00')).answer();
  expect(moved.delivery).toMatchObject({ date: second, from: '14:00', to: '18:00' });
  expect(moved.history.at(-1)).toMatchObject({ status: 'new', note: 'new-day', reason: WHY });
  expect([await taken(first), await taken(second)]).toEqual([
    [0, 0, 0],
    [0, 1, 0],
  ]);
  // Repeating it changes nothing, and nobody is notified twice.
  expect((await change(orderId, second, '14:00')).answer().version).toBe(moved.version);
  const log = await api.context.db
    .select({ before: auditLog.before, after: auditLog.after, reason: auditLog.reason })
    .from(auditLog)
    .where(eq(auditLog.action, 'orders.change-visit'));
  expect(log).toEqual([
    {
      before: { date: first, hours: { from: '10:00', to: '14:00' } },
      after: { date: second, hours: { from: '14:00', to: '18:00' } },
      reason: WHY,
    },
  ]);
  await api.deliverOutbox();
  const texts = (await messagesTo(api, '+79161234567')).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('новый день доставки'))).toEqual([
    expect.stringContaining(
      `Курьер привезёт его ${formatDayMonth(second).replace('\u00A0', ' ')} с 14:00 до 18:00.`,
    ),
  ]);
});

test('hours that are full, unknown or too far away are refused, and the visit stays', async () => {
  const one = await addCourierOrder(api);
  const [, , third = ''] = one.courier.dates;
  (await change(one.orderId, third, '18:00')).answer();
  const other = await addCourierOrder(api);
  const [first = ''] = other.courier.dates;
  const tried = [
    await change(other.orderId, third, '18:00'),
    await change(other.orderId, third, '11:00'),
    await change(other.orderId, third, null),
    await change(other.orderId, addDays(first, -2), '14:00'),
    await change(other.orderId, addDays(first, 31), '14:00'),
  ];
  expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'interval-taken'],
    [404, 'unknown-interval'],
    [404, 'unknown-interval'],
    [422, 'day-unfit'],
    [422, 'day-unfit'],
  ]);
  const [row] = await api.context.db.select().from(orders).where(eq(orders.id, other.orderId));
  expect(row).toMatchObject({ deliveryDate: first, deliveryFrom: '10:00', version: 1 });
});

test('an order that nobody brings, or that the courier has, has no visit to change', async () => {
  const pickup = await addPickupOrder(api, storeId);
  expect((await change(pickup.orderId, '2126-01-01', null)).problem.code).toBe('not-visited');
  const [brought] = await api.context.db
    .select({ id: orders.id, date: orders.deliveryDate })
    .from(orders)
    .where(eq(orders.deliveryKind, 'courier'));
  if (!brought) throw new Error('no order by courier');
  const { headers } = await makeStaff(api.context, ['head']);
  const params = { id: brought.id };
  (await api.call(assembleOrder, { headers, params })).answer();
  await scanAll(api, { orderId: brought.id, headers });
  (await api.call(sendOrder, { headers, params })).answer();
  const { problem } = await change(brought.id, addDays(brought.date, 1), '14:00');
  expect([problem.code, problem.context]).toEqual(['not-visited', { status: 'in-delivery' }]);
});

test('both orders that come on one visit move together', async () => {
  const [one, other] = [await addCourierOrder(api), await addPickupOrder(api, storeId)];
  const [, second = ''] = one.courier.dates;
  const { deliveryDate, deliveryFrom, deliveryTo, deliveryZone } =
    (await api.context.db.select().from(orders).where(eq(orders.id, one.orderId)))[0] ?? {};
  const companion = { deliveryDate, deliveryFrom, deliveryTo, deliveryZone, companionId: one.orderId };
  await api.context.db
    .update(orders)
    .set({ ...companion, deliveryKind: 'courier', storeId: null })
    .where(eq(orders.id, other.orderId));
  await api.context.db.update(orders).set({ companionId: other.orderId }).where(eq(orders.id, one.orderId));
  (await change(one.orderId, second, '14:00')).answer();
  const rows = await api.context.db
    .select({ date: orders.deliveryDate, from: orders.deliveryFrom })
    .from(orders)
    .where(inArray(orders.id, [one.orderId, other.orderId]));
  expect(rows).toEqual([
    { date: second, from: '14:00' },
    { date: second, from: '14:00' },
  ]);
});
