import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOrder, getOrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { roubles } from '@yahont/values/money.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { orderData } from '#src/domains/buying/orders/personal-data.ts';
import { orderEvents, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { shipments } from '#src/domains/after/shipments/shipments.tables.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'покупатель попросил по телефону';
const ADDRESS = 'Москва, ул. Арбат, д. 4, кв. 8';
type Body = BodyOf<typeof changeOrder>;

let shop: OfficeShop;
let operator: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  const intervals = [
    { from: '10:00', to: '14:00', capacity: 9 },
    { from: '14:00', to: '18:00', capacity: 9 },
    { from: '18:00', to: '22:00', capacity: 1 },
  ];
  await shop.api.imports.importDeliveryTariffs([
    importedTariffs({ zones: [importedZone({ cities: [], intervals })] }),
  ]);
  await shop.api.changes.caughtUp();
  operator = await makeStaff(shop.api.context, ['operator']);
});
afterAll(() => shop.api.stop());

const choicesOf = async (id: number, by = operator) =>
  (await shop.api.call(getOrderChoices, { headers: by.headers, params: { id } })).answer();

/** Only what is named changes; it is based on what the order has now unless a version is given. */
async function change(
  id: number,
  wish: Partial<Body>,
  { by = operator, version }: { by?: TestStaff; version?: number } = {},
) {
  const now = await choicesOf(id);
  const body = {
    contact: now.contact,
    receiver: now.receiver,
    delivery: null,
    deliveryPrice: now.delivery.price,
    reason: WHY,
    ...wish,
  };
  const headers = { ...by.headers, 'if-match': `"${version ?? now.version}"` };
  return shop.api.call(changeOrder, { headers, params: { id }, body });
}

const rowOf = async (id: number) =>
  (await shop.api.context.db.select().from(orders).where(eq(orders.id, id)))[0];
const tenderOf = async (id: number) =>
  (await shop.api.context.db.select().from(orderTenders).where(eq(orderTenders.orderId, id)))[0];
const logOf = (id: number) =>
  shop.api.context.db
    .select({ before: auditLog.before, after: auditLog.after, reason: auditLog.reason })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'orders.change'), eq(auditLog.subjectId, String(id))));

test('another contact is in the history with before and after, in the log without the person, and both phones hear of it', async () => {
  const { id, phone, accountId } = await shop.order();
  const contact = { name: 'Ольга', lastName: 'Белова', phone: '+79035550101', email: 'olga@example.ru' };
  const changed = (await change(id, { contact })).answer();
  expect(changed.contact).toEqual({ name: 'Ольга', lastName: 'Белова', phone: '+79035550101' });
  expect(changed.version).toBe(2);
  expect(changed.history.at(-1)).toMatchObject({
    status: 'new',
    note: 'changed-by-store',
    reason: WHY,
    actorKind: 'staff',
    changes: [
      { what: 'name', before: 'Иванова Анна', after: 'Белова Ольга' },
      { what: 'phone', before: phone, after: '+79035550101' },
      { what: 'email', before: 'anna@example.ru', after: 'olga@example.ru' },
    ],
  });
  const log = await logOf(id);
  expect(log).toMatchObject([{ after: { fields: ['name', 'phone', 'email'] }, reason: WHY }]);
  expect(JSON.stringify(log)).not.toMatch(/Белова|Иванова|79035550101|olga/);
  await shop.api.deliverOutbox();
  for (const to of ['+79035550101', phone, 'olga@example.ru'])
    expect((await messagesTo(shop.api, to)).map(({ text }) => text).join('\n'), to).toContain(
      'Если вы не просили',
    );
  // The same once more changes nothing.
  expect((await change(id, { contact })).answer().version).toBe(2);
  // Once the buyer is erased, the history keeps that something was changed.
  await shop.api.context.db.transaction((tx) =>
    orderData.erase(tx, { accountId, phone, addresses: [], ownAddresses: [] }, shop.api.context),
  );
  const events = await shop.api.context.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  expect(events.at(-1)).toMatchObject({ note: 'changed-by-store', changes: null });
});

test('a courier instead of the store costs what the checkout says, and the cash to take follows', async () => {
  const { id } = await shop.order({ price: roubles(2_000) });
  const { courier, delivery, isPriceOpen, stores, wayFixed } = await choicesOf(id);
  expect([delivery.kind, delivery.price, isPriceOpen, wayFixed]).toEqual(['pickup', 0, true, null]);
  expect(stores.map(({ name }) => name)).toContain('Арбат, 9');
  expect(courier.price).toBe(39_000);
  const wish = { kind: 'courier' as const, address: ADDRESS, date: courier.date, interval: '14:00' };
  expect((await change(id, { delivery: wish, deliveryPrice: 0 })).problem).toMatchObject({
    code: 'price-changed',
    context: { price: 39_000 },
  });
  const changed = (await change(id, { delivery: wish, deliveryPrice: 39_000 })).answer();
  expect(changed).toMatchObject({ storeId: null, total: 239_000, due: 239_000, cash: 239_000 });
  expect(changed.delivery).toMatchObject({
    kind: 'courier',
    address: ADDRESS,
    date: courier.date,
    from: '14:00',
    to: '18:00',
  });
  expect(await rowOf(id)).toMatchObject({ deliveryPrice: 39_000, deliveryZone: 'moskva', storeId: null });
  expect(await tenderOf(id)).toMatchObject({ amount: 239_000, state: 'pending' });
  expect(changed.history.at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { what: 'way', before: 'pickup', after: 'courier' },
      { what: 'price', before: '0', after: '39000' },
    ]),
  );
  expect(await logOf(id)).toMatchObject([
    {
      before: { way: 'pickup', price: '0', storeId: shop.storeId },
      after: { way: 'courier', price: '39000', storeId: null },
    },
  ]);
  // And back again, for nothing.
  const back = { delivery: { kind: 'pickup' as const, storeId: shop.storeId }, deliveryPrice: 0 };
  expect((await change(id, back)).answer()).toMatchObject({ storeId: shop.storeId, total: 200_000 });
  expect(await rowOf(id)).toMatchObject({ deliveryZone: null, deliveryFrom: null, deliveryTo: null });
});

test('a paid order keeps the price of its delivery; what costs the same may change', async () => {
  const { id } = await shop.order({ price: roubles(2_000) });
  await shop.api.context.db.update(orders).set({ paymentKind: 'card' }).where(eq(orders.id, id));
  const { courier, isPriceOpen } = await choicesOf(id);
  expect(isPriceOpen).toBe(false);
  const delivery = { kind: 'courier' as const, address: ADDRESS, date: courier.date, interval: '14:00' };
  expect((await change(id, { delivery, deliveryPrice: 39_000 })).problem).toMatchObject({
    code: 'price-fixed',
    context: { before: 0, after: 39_000 },
  });
  expect(await rowOf(id)).toMatchObject({ version: 1, deliveryKind: 'pickup', total: 200_000 });
  const { stores } = await choicesOf(id);
  const arbat = stores.find(({ name }) => name === 'Арбат, 9')?.id ?? 0;
  const moved = (await change(id, { delivery: { kind: 'pickup', storeId: arbat } })).answer();
  expect([moved.storeId, moved.total]).toEqual([arbat, 200_000]);
});

test('another address, day and receiver of a courier keep the price; full hours and days out of reach are refused', async () => {
  const { id } = await shop.order({ delivery: 'courier' });
  const other = await shop.order({ delivery: 'courier' });
  const { delivery, courier } = await choicesOf(id);
  const next = addDays(delivery.date, 1);
  const to = (date: string, interval: string | null) => ({
    delivery: { kind: 'courier' as const, address: ADDRESS, date, interval },
  });
  const receiver = { name: 'Мария', lastName: 'Смирнова', phone: '+79031110022', isSurprise: false };
  const moved = (await change(id, { ...to(next, '18:00'), receiver })).answer();
  expect(moved.delivery).toMatchObject({ address: ADDRESS, date: next, from: '18:00' });
  expect(moved.receiver).toEqual(receiver);
  expect(moved.history.at(-1)?.changes.map(({ what }) => what)).toEqual(['receiver', 'address', 'day']);
  const tried = [
    await change(other.id, to(next, '18:00')),
    await change(other.id, to(next, '11:00')),
    await change(other.id, to(addDays(courier.date, -3), '14:00')),
    await change(other.id, to(addDays(courier.date, 60), '14:00')),
    await change(other.id, { delivery: { kind: 'point', code: 'MSK1' } }),
    await change(other.id, { delivery: { kind: 'pickup', storeId: 999_999 } }),
    await change(other.id, { delivery: { kind: 'express', address: ADDRESS } }),
  ];
  expect(tried.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'interval-taken'],
    [404, 'unknown-interval'],
    [422, 'day-unfit'],
    [422, 'day-unfit'],
    [409, 'way-unavailable'],
    [409, 'way-unavailable'],
    [409, 'way-unavailable'],
  ]);
  expect(await rowOf(other.id)).toMatchObject({ version: 1, deliveryDate: delivery.date });
});

test('what is packed, out, at a carrier or half of a cart keeps its way; an order that ended keeps everything', async () => {
  const packed = await shop.order();
  (await shop.step('assembleOrder', packed.id)).answer();
  (await shop.ready(packed.id)).answer();
  const { stores } = await choicesOf(packed.id);
  const arbat = stores.find(({ name }) => name === 'Арбат, 9')?.id ?? 0;
  const toArbat = { delivery: { kind: 'pickup' as const, storeId: arbat } };
  const refusedAs = async (id: number, wish: Partial<Body>) => {
    const { problem } = await change(id, wish);
    return [problem.code, problem.context];
  };
  expect(await refusedAs(packed.id, toArbat)).toEqual(['way-fixed', { because: 'packed' }]);

  const [half, carried] = [await shop.order(), await shop.order()];
  await shop.api.context.db.update(orders).set({ companionId: packed.id }).where(eq(orders.id, half.id));
  expect(await refusedAs(half.id, toArbat)).toEqual(['way-fixed', { because: 'two-orders' }]);
  const at = shop.api.context.now();
  await shop.api.context.db.insert(shipments).values({ orderId: carried.id, stateSince: at, triedAt: at });
  expect(await refusedAs(carried.id, toArbat)).toEqual(['way-fixed', { because: 'parcel' }]);

  const out = await shop.order({ delivery: 'courier' });
  (await shop.step('assembleOrder', out.id, shop.head)).answer();
  (await shop.send(out.id, shop.head)).answer();
  const contact = { name: 'Ольга', lastName: 'Белова', phone: '+79035550202' };
  const receiver = { ...contact, isSurprise: false };
  expect(await refusedAs(out.id, { receiver })).toEqual(['not-changed-now', { status: 'in-delivery' }]);
  expect((await change(out.id, { contact })).answer().contact.phone).toBe('+79035550202');
  (await shop.cancel(out.id)).answer();
  expect(await refusedAs(out.id, { contact: { ...contact, name: 'Анна' } })).toEqual([
    'not-changed-now',
    { status: 'cancelled' },
  ]);
});

test('who saw an older order is refused, and nothing of the change is written', async () => {
  const { id } = await shop.order();
  const contact = { name: 'Ольга', lastName: 'Белова', phone: '+79035550303' };
  (await change(id, { contact })).answer();
  const late = await change(id, { contact: { ...contact, name: 'Анна' } }, { version: 1 });
  expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile']);
  expect(late.problem.context).toMatchObject({ version: 2, actorId: String(operator.staffId) });
  expect(await rowOf(id)).toMatchObject({ version: 2, contact: { name: 'Ольга' } });
  const events = await shop.api.context.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  expect(events.filter(({ note }) => note === 'changed-by-store')).toHaveLength(1);
});

test('a wrong phone names its field', async () => {
  const { id } = await shop.order();
  const { status, problem } = await change(id, {
    contact: { name: 'Ольга', lastName: 'Белова', phone: '12' },
  });
  expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['contact.phone']]);
});

test('a person of another store neither sees the choices nor changes anything', async () => {
  const { id } = await shop.order();
  const stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
  const seen = await shop.api.call(getOrderChoices, { headers: stranger.headers, params: { id } });
  const tried = await change(
    id,
    { contact: { name: 'Я', lastName: 'Я', phone: '+79035550404' } },
    { by: stranger },
  );
  expect([seen, tried].map(({ status, problem }) => [status, problem.code])).toEqual([
    [404, 'order-not-found'],
    [404, 'order-not-found'],
  ]);
  const { headers } = await makeStaff(shop.api.context, ['warehouse'], ['petrovka']);
  const read = await shop.api.call(getOrderChoices, { headers, params: { id } });
  expect(read.problem.code).toBe('no-such-call');
  expect(
    (await shop.api.call(getOfficeOrder, { headers: shop.head.headers, params: { id } })).answer().version,
  ).toBe(1);
});
