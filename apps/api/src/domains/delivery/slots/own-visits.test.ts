import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { loadTariffBook } from '#src/domains/delivery/index.ts';
import { loadCityDirectory } from '#src/domains/locations/index.ts';
import { getOrderForMessages, moveByCommand } from '#src/domains/orders/index.ts';
import type { CommandMove } from '#src/domains/orders/index.ts';
import { orderEvents, orders } from '#src/domains/orders/orders.tables.ts';
import { refundOrder } from '#src/domains/payment/index.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import type { OrderBody } from '#src/testing/orders.ts';
import { addFarPlaces, KAZAN } from '#src/testing/shop-parts/far-places.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { visitRoutes } from './visits.routes.ts';

const ADDRESS = { street: 'ул. Арбат', house: '7' };
/** One courier comes in the morning, two in the afternoon. */
const [MORNING, AFTERNOON] = ['10:00', '14:00'];

let shop: TestShop;
let book: Awaited<ReturnType<typeof loadTariffBook>>;
let cityOf: Parameters<typeof visitRoutes>[1]['cityOf'];
let skuId: number;
let today = Date.parse('2026-11-24T09:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({
    addPlaces: addFarPlaces,
    mount: (routes, _payment, { orders: shown }) =>
      visitRoutes(routes, {
        rules: { daysAway: (...asked) => shop.checkout.delivery.daysAway(...asked) },
        book: { on: (day) => book.on(day) },
        cityOf: (cityId) => cityOf(cityId),
        orders: shown,
      }),
  });
  await shop.setTariffs(importedTariffs());
  book = await loadTariffBook(shop.context.db);
  cityOf = (await loadCityDirectory(shop.context.db)).getOrDefault;
  ({ skuId } = await shop.makeProduct({ stock: 200 }));
});
afterAll(() => shop.stop());
// Each test has days of its own; it begins on a Tuesday at noon in Moscow.
beforeEach(() => {
  today += 35 * 86_400_000;
  shop.clock.set(new Date(today));
});

/** `days` after the first day of the test, at a time of Moscow. */
function at(days: number, time: string): void {
  const day = addDays(new Date(today).toISOString().slice(0, 10), days);
  shop.clock.set(new Date(`${day}T${time}:00+03:00`));
}

async function courierOf(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().courier;
}

/** An order in cash that a courier brings on the first day that is offered. */
async function place(from = MORNING, more: Partial<OrderBody> = {}, buyer?: TestBuyer) {
  const by = buyer ?? (await shop.makeBuyer());
  if (!buyer) await fillCart(shop, by, skuId);
  const { dates } = await courierOf(by);
  const delivery = { kind: 'courier' as const, address: ADDRESS, date: dates[0] ?? '', from };
  const { id } = (await sendOrder(shop, by, { delivery, payment: 'cash', ...more })).answer();
  return { buyer: by, id, dates };
}

/** An order of a ring that the workshop engraves before it is sent. */
async function placeEngraved(buyer: TestBuyer) {
  const engraved = await shop.makeProduct({ stock: 1, engravedAt: 'inside' });
  const body = { skuId: engraved.skuId, engraving: { text: 'Навсегда', face: 'italic' as const } };
  (await shop.call(addCartLine, { as: buyer.headers, body })).answer();
  const { totals } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  return place(MORNING, { expectedTotal: totals.goods }, buyer);
}

type Placed = Pick<Awaited<ReturnType<typeof place>>, 'buyer' | 'id'>;

const visitsOf = async ({ buyer, id }: Placed) =>
  (await shop.call(getOrderVisits, { as: buyer.headers, params: { id } })).answer();
const move = ({ buyer, id }: Placed, date: string, interval: string | null) =>
  shop.call(moveOrderVisit, { as: buyer.headers, params: { id }, body: { date, interval } });
/** Whether the list of orders offers to move the visit. */
const isOffered = async ({ buyer, id }: Placed) => {
  const { items } = (await shop.call(listOrders, { as: buyer.headers, query: {} })).answer();
  return items.find((order) => order.id === id)?.canMoveVisit;
};
const rowOf = async (id: number) => {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no order');
  return row;
};

async function step({ id: orderId }: Placed, ...steps: readonly CommandMove['to'][]): Promise<void> {
  for (const to of steps)
    await moveByCommand(asSystem(shop.context, 'command'), { refundOrder }, { orderId, to });
}

test('the days and hours are those of the checkout, and its own place is not taken by the order itself', async () => {
  const placed = await place();
  const other = await place(AFTERNOON);
  const [first = '', second = ''] = placed.dates;
  expect(await visitsOf(placed)).toEqual({
    obstacle: null,
    movesLeft: 3,
    dates: placed.dates,
    intervals: [
      { from: '10:00', to: '14:00', takenOn: [] },
      { from: '14:00', to: '18:00', takenOn: [] },
    ],
  });
  expect((await visitsOf(other)).intervals[0]?.takenOn).toEqual([first]);
  (await move(placed, second, MORNING)).answer();
  expect((await visitsOf(other)).intervals[0]?.takenOn).toEqual([second]);
  const buyer = await shop.makeBuyer();
  await fillCart(shop, buyer, skuId);
  expect((await courierOf(buyer)).intervals[0]?.takenOn).toEqual([second]);
});

test('the buyer’s move is in history, log and messages as the buyer’s, and again the same changes nothing', async () => {
  const placed = await place();
  const [first = '', second = ''] = placed.dates;
  const moved = (await move(placed, second, AFTERNOON)).answer();
  expect(moved.delivery).toMatchObject({ date: second, hours: { from: '14:00', to: '18:00' } });
  expect(moved.history.at(-1)).toMatchObject({ status: 'new', note: 'new-day-by-buyer' });
  expect((await move(placed, second, AFTERNOON)).answer().history).toEqual(moved.history);
  expect((await visitsOf(placed)).movesLeft).toBe(2);

  const events = await shop.context.db.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id));
  expect(events.at(-1)).toMatchObject({ actorKind: 'account', staffId: null, reason: null });
  const log = await shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'orders.change-visit'), eq(auditLog.subjectId, String(placed.id))));
  expect(log).toMatchObject([
    {
      actorKind: 'account',
      actorId: String(placed.buyer.accountId),
      before: { date: first, hours: { from: '10:00', to: '14:00' } },
      after: { date: second, hours: { from: '14:00', to: '18:00' } },
      reason: null,
    },
  ]);
  const announced = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'visit-changed'));
  const mine = announced.filter(({ payload }) => 'orderId' in payload && payload.orderId === placed.id);
  expect(mine).toHaveLength(1);
});

test('hours that were taken meanwhile, unknown hours and other days are refused, and the visit stays', async () => {
  const placed = await place(AFTERNOON);
  const [first = '', , third = ''] = placed.dates;
  const other = await place(MORNING);
  (await move(other, third, MORNING)).answer();
  const tried = [
    await move(placed, third, MORNING),
    await move(placed, third, '11:00'),
    await move(placed, third, null),
    await move(placed, addDays(first, -1), MORNING),
    await move(placed, addDays(first, 7), MORNING),
  ];
  expect(tried.map(({ status, problem }) => [status, problem.code, problem.errors?.[0]?.path])).toEqual([
    [409, 'interval-taken', 'interval'],
    [409, 'interval-taken', 'interval'],
    [409, 'interval-taken', 'interval'],
    [422, 'day-unfit', 'date'],
    [422, 'day-unfit', 'date'],
  ]);
  expect(await rowOf(placed.id)).toMatchObject({ deliveryDate: first, deliveryFrom: '14:00', version: 1 });
});

test('of ten buyers who move to the last place one gets it, and the others keep their visits', async () => {
  const placed = [];
  for (let day = 0; day < 5; day += 1) {
    at(day, '12:00');
    placed.push(await place(AFTERNOON), await place(AFTERNOON));
  }
  // Those whose day is near cannot be moved any more: back to the first day.
  at(0, '12:00');
  const last = addDays(placed[0]?.dates[0] ?? '', 6);
  const answers = await Promise.all(placed.map((one) => move(one, last, MORNING)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['interval-taken']));
  const rows = await shop.context.db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        placed.map(({ id }) => id),
      ),
    );
  expect(rows.filter(({ deliveryDate }) => deliveryDate === last)).toHaveLength(1);
  expect(rows.filter(({ version }) => version === 1)).toHaveLength(9);
});

test('a visit is moved until the hour of sending of the evening before', async () => {
  const placed = await place();
  const [, second = ''] = placed.dates;
  expect(await isOffered(placed)).toBe(true);
  at(0, '20:00');
  expect(await isOffered(placed)).toBe(false);
  expect(await visitsOf(placed)).toMatchObject({ obstacle: 'too-late', dates: [], intervals: [] });
  expect((await move(placed, second, MORNING)).problem.code).toBe('too-late');
  at(1, '09:00');
  expect((await move(placed, addDays(second, 1), MORNING)).problem.code).toBe('too-late');
  at(0, '19:59');
  (await move(placed, second, MORNING)).answer();
});

test('after the hour of sending the next day is not offered', async () => {
  const placed = await place();
  (await move(placed, addDays(placed.dates[0] ?? '', 3), MORNING)).answer();
  at(0, '20:00');
  expect((await visitsOf(placed)).dates[0]).toBe(placed.dates[1]);
});

test('a visit that met nobody is moved on the same day, and one whose day is over on any later one', async () => {
  const missed = await place();
  await step(missed, 'assembling', 'in-delivery');
  at(1, '15:00');
  expect((await visitsOf(missed)).obstacle).toBe('not-visited');
  expect(await isOffered(missed)).toBe(false);
  await step(missed, 'ready');
  const forMessages = async () => getOrderForMessages(shop.context, shop.payment, missed.id);
  expect([await isOffered(missed), (await forMessages()).canMoveVisit]).toEqual([true, true]);
  const { obstacle, dates } = await visitsOf(missed);
  expect([obstacle, dates[0]]).toEqual([null, addDays(missed.dates[0] ?? '', 1)]);
  // The missed visit is not one to stay with.
  expect((await move(missed, missed.dates[0] ?? '', MORNING)).problem.code).toBe('day-unfit');
  const moved = (await move(missed, dates[0] ?? '', MORNING)).answer();
  expect(moved).toMatchObject({ status: 'ready', lastNote: 'new-day-by-buyer' });
  expect((await forMessages()).canMoveVisit).toBe(false);

  const late = await place(AFTERNOON);
  at(9, '12:00');
  expect((await move(late, late.dates[0] ?? '', AFTERNOON)).problem.code).toBe('day-unfit');
  expect(await isOffered(late)).toBe(true);
  const [next = ''] = (await visitsOf(late)).dates;
  (await move(late, next, MORNING)).answer();
});

test('what waits in a store, comes by a carrier or express, or is with the courier has no visit to move', async () => {
  const placed = await place();
  const [, second = ''] = placed.dates;
  const refusals = [];
  for (const change of [
    { carrier: 'cdek', deliveryZone: null },
    { deliveryKind: 'express', deliveryZone: null },
    {
      deliveryKind: 'pickup',
      deliveryZone: null,
      deliveryFrom: null,
      deliveryTo: null,
      storeId: shop.store.id,
    },
  ] as const) {
    const { buyer, id } = await place(AFTERNOON);
    await shop.context.db.update(orders).set(change).where(eq(orders.id, id));
    refusals.push((await move({ buyer, id }, second, MORNING)).problem.code);
    expect(await isOffered({ buyer, id })).toBe(false);
    expect(await visitsOf({ buyer, id })).toMatchObject({
      obstacle: 'not-visited',
      dates: [],
      intervals: [],
    });
  }
  const states: OrderStatus[] = ['in-delivery', 'completed', 'cancelled', 'expired', 'refunded'];
  for (const status of states) {
    await shop.context.db.update(orders).set({ status }).where(eq(orders.id, placed.id));
    refusals.push((await move(placed, second, MORNING)).problem.code);
  }
  expect(new Set(refusals)).toEqual(new Set(['not-visited']));
});

test('the fourth move is agreed on by phone', async () => {
  const placed = await place();
  const [, second = '', third = '', fourth = '', fifth = ''] = placed.dates;
  for (const date of [second, third, fourth]) (await move(placed, date, MORNING)).answer();
  expect(await visitsOf(placed)).toMatchObject({ obstacle: 'no-moves-left', movesLeft: 0, dates: [] });
  expect(await isOffered(placed)).toBe(false);
  expect((await move(placed, fifth, MORNING)).problem.code).toBe('no-moves-left');
  // An answer that was lost is asked for again.
  expect((await move(placed, fourth, MORNING)).answer().delivery.date).toBe(fourth);
});

test('no day is offered before the workshop is done, and that day does not go away with time', async () => {
  const placed = await placeEngraved(await shop.makeBuyer());
  const [first = ''] = placed.dates;
  expect(first).not.toBe(addDays(new Date(today).toISOString().slice(0, 10), 1));
  expect((await visitsOf(placed)).dates).toEqual(placed.dates);
  (await move(placed, placed.dates[4] ?? '', MORNING)).answer();
  at(1, '12:00');
  expect((await visitsOf(placed)).dates[0]).toBe(first);
  expect((await move(placed, addDays(first, -1), MORNING)).problem.code).toBe('day-unfit');
  // What is collected needs no more work.
  await step(placed, 'assembling', 'ready');
  expect((await visitsOf(placed)).dates[0]).toBe(addDays(new Date(today).toISOString().slice(0, 10), 2));
});

test('a piece that lies in another city comes no sooner than it travels, and that day does not go away either', async () => {
  const buyer = await shop.makeBuyer();
  const far = await shop.makeProduct({ stock: 1, storeId: KAZAN.storeId });
  await fillCart(shop, buyer, far.skuId);
  const placed = await place(MORNING, {}, buyer);
  const [first = ''] = placed.dates;
  expect(first).toBe(addDays(new Date(today).toISOString().slice(0, 10), 8));
  expect((await visitsOf(placed)).dates).toEqual(placed.dates);
  at(3, '12:00');
  expect((await visitsOf(placed)).dates[0]).toBe(first);
  expect((await move(placed, addDays(first, -1), MORNING)).problem.code).toBe('day-unfit');
});

test('what waits for its money is not begun', async () => {
  const placed = await placeEngraved(await shop.makeBuyer());
  const status = 'awaiting-payment';
  await shop.context.db.update(orders).set({ status }).where(eq(orders.id, placed.id));
  // Two weeks later the same working days are ahead.
  at(14, '12:00');
  expect((await visitsOf(placed)).dates).toEqual(placed.dates.map((date) => addDays(date, 14)));
});

test('both orders of a cart move together, and each move of theirs counts', async () => {
  const [one, other] = [await place(AFTERNOON), await place(AFTERNOON)];
  const [, second = ''] = one.dates;
  const { buyer } = one;
  await shop.context.db
    .update(orders)
    .set({ companionId: one.id, accountId: buyer.accountId })
    .where(eq(orders.id, other.id));
  await shop.context.db.update(orders).set({ companionId: other.id }).where(eq(orders.id, one.id));
  (await move(one, second, MORNING)).answer();
  const companion = await shop.call(getOrder, { as: buyer.headers, params: { id: other.id } });
  expect(companion.answer()).toMatchObject({
    delivery: { date: second, hours: { from: '10:00' } },
    lastNote: 'new-day-by-buyer',
  });
  expect((await visitsOf({ buyer, id: other.id })).movesLeft).toBe(2);
});

test('where couriers come at any time, only a day is chosen', async () => {
  const startsOn = new Date(today).toISOString().slice(0, 10);
  const [, rest] = importedTariffs().zones;
  const zones = [importedZone({ intervals: [] }), ...(rest ? [rest] : [])];
  await shop.setTariffs(importedTariffs({ startsOn, zones }));
  await book.reload();
  const placed = await place('');
  const [, second = '', third = ''] = placed.dates;
  expect(await visitsOf(placed)).toMatchObject({ dates: placed.dates, intervals: [] });
  expect((await move(placed, second, MORNING)).problem.code).toBe('interval-taken');
  expect((await move(placed, third, null)).answer().delivery).toMatchObject({ date: third, hours: null });
});

test('another account cannot see or move the visit', async () => {
  const placed = await place('');
  const [, second = ''] = placed.dates;
  const params = { id: placed.id };
  const body = { date: second, interval: null };
  const { headers: stranger } = await shop.makeBuyer();
  expect((await shop.call(moveOrderVisit, { as: stranger, params, body })).problem.code).toBe(
    'order-not-found',
  );
  expect((await shop.call(getOrderVisits, { as: stranger, params })).problem.code).toBe('order-not-found');
  const { headers: visitor } = shop.makeVisitor();
  expect((await shop.call(moveOrderVisit, { as: visitor, params, body })).status).toBe(401);
  expect(await rowOf(placed.id)).toMatchObject({ deliveryDate: placed.dates[0], version: 1 });
});
