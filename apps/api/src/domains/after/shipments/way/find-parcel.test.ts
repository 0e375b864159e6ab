import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findParcel } from '@yahont/contracts/orders/parcel-way.ts';
import type { OrderNote, OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { asSystem } from '#src/platform/context.ts';
import { moveOrder, setTrackNumber } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { shipments } from '../shipments.tables.ts';
import { wayRoutes } from './way.routes.ts';

const DAY_MS = 86_400_000;
/** Phone end of the phone of `makeOrder`. */
const PHONE_END = '4567';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ mount: wayRoutes });
});
afterAll(() => shop.stop());

const find = (body: { number: string; phoneEnd?: string }, as = shop.makeVisitor().headers) =>
  shop.call(findParcel, { as, body });

async function move(orderId: number, to: OrderStatus, note: OrderNote | null = null) {
  shop.clock.advance(60_000);
  await shop.context.db.transaction((tx) =>
    moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId, to, note }),
  );
}

/** An order that is paid with points and being collected. */
async function assembled() {
  const { order } = await makeOrder(shop, { payment: 'bonus', expectedTotal: 0 }, { points: 100_000 });
  await move(order.id, 'assembling');
  return order;
}

test('an order is found by its number and four digits, with its way and nothing about people, goods or money', async () => {
  const order = await assembled();
  await move(order.id, 'ready');
  const way = (await find({ number: ` № ${order.number.toLowerCase()}`, phoneEnd: PHONE_END })).answer();
  expect(way).toMatchObject({ number: order.number, kind: 'pickup', hours: null, carrier: null });
  expect(way.steps.map(({ step }) => step)).toEqual(['accepted', 'assembling', 'ready']);
  expect(way.keptUntil).not.toBeNull();
  const said = JSON.stringify(way);
  for (const word of [
    'Анна',
    'Иванова',
    '9161234567',
    'example',
    shop.store.address,
    order.lines[0]?.name ?? '',
    String(order.total),
  ])
    expect(said, word).not.toContain(word);
});

test('an order that awaits its payment promises no day', async () => {
  const { order } = await makeOrder(shop, { payment: 'card' });
  const way = (await find({ number: order.number, phoneEnd: PHONE_END })).answer();
  expect(way).toMatchObject({ awaitsPayment: true, date: null, hours: null });
  expect(way.steps.map(({ step }) => step)).toEqual(['accepted']);
});

test('a parcel that came back says so, and is on its way again', async () => {
  const { id, number } = await assembled();
  await move(id, 'in-delivery');
  await move(id, 'ready', 'delivery-failed');
  await move(id, 'in-delivery');
  await move(id, 'completed');
  const { steps, date } = (await find({ number, phoneEnd: PHONE_END })).answer();
  expect(steps.map(({ step }) => step)).toEqual([
    'accepted',
    'assembling',
    'in-delivery',
    'failed',
    'in-delivery',
    'completed',
  ]);
  expect(date).toBeNull();
});

test('the number of the carrier is enough, and tells where the parcel is', async () => {
  const { id } = await assembled();
  const trackNumber = '1106394829';
  const at = shop.context.now();
  await shop.context.db
    .insert(shipments)
    .values({ orderId: id, state: 'at-point', carrierId: 'uuid-1', stateSince: at, triedAt: at });
  await shop.context.db.transaction((tx) =>
    setTrackNumber(tx, asSystem(shop.context, 'jobs'), { orderId: id, trackNumber }),
  );
  const way = (await find({ number: '1106 394 829' })).answer();
  expect(way).toMatchObject({
    number: trackNumber,
    carrier: { trackNumber, place: 'at-point', since: at.toISOString() },
  });
});

test('the phone of another receiver is as good as the buyer’s', async () => {
  const receiver = { name: 'Мария', lastName: 'Смирнова', phone: '+79031110022', isSurprise: false };
  const { number } = (
    await makeOrder(shop, { payment: 'bonus', expectedTotal: 0, receiver }, { points: 100_000 })
  ).order;
  expect((await find({ number, phoneEnd: '0022' })).status).toBe(200);
  expect((await find({ number, phoneEnd: PHONE_END })).status).toBe(200);
});

test('other digits, an unknown number and a way that ended a month ago are one refusal', async () => {
  const { id, number } = await assembled();
  await shop.context.db
    .update(orders)
    .set({ status: 'completed', stateSince: new Date(shop.context.now().getTime() - 31 * DAY_MS) })
    .where(eq(orders.id, id));
  const asked = [
    { number, phoneEnd: PHONE_END },
    { number: (await assembled()).number, phoneEnd: '0000' },
    { number: 'Я-999999999', phoneEnd: PHONE_END },
    { number: '9999999999' },
  ];
  for (const body of asked) {
    const { status, problem } = await find(body);
    expect([status, problem.code], body.number).toEqual([404, 'parcel-not-found']);
  }
});

test('wrong input names its field', async () => {
  const fieldsOf = async (body: { number: string; phoneEnd?: string }) => {
    const { status, problem } = await find(body);
    return [status, problem.errors?.map(({ path }) => path)];
  };
  expect(await fieldsOf({ number: 'кольцо', phoneEnd: PHONE_END })).toEqual([422, ['number']]);
  expect(await fieldsOf({ number: 'Я-100216' })).toEqual([422, ['phoneEnd']]);
  expect(await fieldsOf({ number: 'Я-100216', phoneEnd: '456' })).toEqual([422, ['phoneEnd']]);
});

test('ten wrong numbers an hour are enough for one visitor; right ones are not counted', async () => {
  const { number } = await assembled();
  const { headers } = shop.makeVisitor();
  for (let tries = 0; tries < 12; tries += 1)
    expect((await find({ number, phoneEnd: PHONE_END }, headers)).status).toBe(200);
  const wrong = { number, phoneEnd: '0000' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => find(wrong, headers)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
  const refused = await find({ number, phoneEnd: PHONE_END }, headers);
  expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-tries']);
  shop.clock.advance(3_600_000);
  expect((await find({ number, phoneEnd: PHONE_END }, headers)).status).toBe(200);
});
