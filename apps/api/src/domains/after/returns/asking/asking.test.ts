import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import {
  askForReturn,
  getOrderReturns,
  getReturn,
  listReturns,
  withdrawReturn,
} from '@yahont/contracts/returns/returns.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import {
  buyRings,
  handOverAll,
  openReturnsShop,
  payWithCard,
  readOrder,
  RING,
} from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

/** Noon in Moscow. */
const RECEIVED = new Date('2026-11-20T09:00:00Z');

let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop();
  shop.clock.set(RECEIVED);
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

const read = (buyer: TestBuyer, id: number) =>
  shop.call(getOrderReturns, { as: buyer.headers, params: { id } });
const withdraw = (buyer: TestBuyer, id: number) =>
  shop.call(withdrawReturn, { as: buyer.headers, params: { id } });

/** Sets the clock for a part of a test and back: sessions of staff would end. */
async function at<T>(time: string, act: () => Promise<T>): Promise<T> {
  shop.clock.set(new Date(time));
  try {
    return await act();
  } finally {
    shop.clock.set(RECEIVED);
  }
}

test('a shopper asks for one line of two, and reads what becomes of it', async () => {
  const { buyer, order } = await buyRings(shop, { pieces: 2 });
  const [first, second] = order.lines.map(({ id }) => id);
  const fresh = (await read(buyer, order.id)).answer();
  expect(fresh.lines.map(({ lineId }) => lineId)).toEqual([first, second]);
  expect(fresh.lines[0]).toEqual({
    lineId: first,
    amount: RING,
    fromPoints: 0,
    unwanted: { isReturnable: true, until: '2026-11-27' },
    faulty: { isReturnable: true, until: '2028-11-20' },
    otherSizes: null,
  });
  const asked = await ask(shop, buyer, order, { lineIds: [first ?? 0], comment: 'Мало в шинке' });
  expect(asked.status).toBe(201);
  const made = asked.answer();
  expect(made).toMatchObject({
    number: `В-${made.id}`,
    order: { id: order.id, number: order.number },
    state: 'requested',
    comment: 'Мало в шинке',
    route: { kind: 'store', storeId: shop.store.id },
    moneyBy: '2026-11-30',
    lines: [{ lineId: first, amount: RING }],
    amount: RING,
    isPaidBack: false,
    denial: null,
    canWithdraw: true,
  });
  const after = (await read(buyer, order.id)).answer();
  expect(after.returns).toEqual([made]);
  expect(after.lines.map(({ unwanted }) => unwanted)).toEqual([
    { isReturnable: false, reason: 'already-returned', until: null },
    { isReturnable: true, until: '2026-11-27' },
  ]);
  expect((await shop.call(listReturns, { as: buyer.headers })).answer().items).toEqual([made]);
  const log = await shop.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(made.id)));
  expect(log).toMatchObject([
    {
      action: 'returns.move',
      actorKind: 'account',
      actorId: String(buyer.accountId),
      before: null,
      after: { state: 'requested', storeId: shop.store.id },
    },
  ]);
});

test('what is asked for twice, or was never bought, is refused', async () => {
  const { buyer, order } = await buyRings(shop);
  const lineId = order.lines[0]?.id ?? 0;
  (await ask(shop, buyer, order)).answer();
  expect((await ask(shop, buyer, order)).problem).toMatchObject({
    code: 'already-returned',
    context: { lineId },
  });
  const other = await buyRings(shop);
  expect((await ask(shop, other.buyer, other.order, { lineIds: [lineId] })).problem).toMatchObject({
    code: 'line-not-found',
    context: { lineId },
  });
  const route = { kind: 'store' as const, storeId: 999_999 };
  expect((await ask(shop, other.buyer, other.order, { route })).problem.code).toBe('unknown-store');
  expect((await read(other.buyer, other.order.id)).answer().returns).toEqual([]);
});

test('two requests for one line at once: one is written', async () => {
  const { buyer, order } = await buyRings(shop);
  const answers = await Promise.all([ask(shop, buyer, order), ask(shop, buyer, order)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await read(buyer, order.id)).answer().returns).toHaveLength(1);
});

test('the seventh day is the last one, in the city of the order; a faulty piece comes back later too', async () => {
  const { buyer, order } = await buyRings(shop);
  const lineId = order.lines[0]?.id ?? 0;
  // A minute past midnight in Moscow.
  await at('2026-11-27T21:01:00Z', async () => {
    const { problem } = await ask(shop, buyer, order);
    expect(problem).toMatchObject({ code: 'too-late', context: { lineId, until: '2026-11-27' } });
    const [line] = (await read(buyer, order.id)).answer().lines;
    expect(line?.unwanted).toEqual({ isReturnable: false, reason: 'too-late', until: '2026-11-27' });
    expect((await ask(shop, buyer, order, { reason: 'defect' })).status).toBe(201);
  });
  const last = await buyRings(shop);
  await at('2026-11-27T20:59:00Z', async () => {
    expect((await ask(shop, last.buyer, last.order)).answer().moneyBy).toBe('2026-12-07');
  });
});

test('before the hand-over an order is cancelled instead, and a cancelled one has nothing to give back', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'cash' });
  expect((await ask(shop, buyer, order)).problem.code).toBe('not-received-yet');
  expect((await read(buyer, order.id)).answer().lines[0]?.unwanted).toMatchObject({
    reason: 'not-received-yet',
  });
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  expect((await ask(shop, buyer, order)).problem.code).toBe('order-ended');
});

test('a request is withdrawn until the shop has the piece, and can be made again', async () => {
  const { buyer, order } = await buyRings(shop);
  const first = (await ask(shop, buyer, order)).answer();
  expect((await withdraw(buyer, first.id)).answer()).toMatchObject({
    state: 'withdrawn',
    canWithdraw: false,
    history: [{ state: 'requested' }, { state: 'withdrawn' }],
  });
  expect((await withdraw(buyer, first.id)).problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'withdrawn' },
  });
  const second = (await ask(shop, buyer, order)).answer();
  (await head.approve(second.id)).answer();
  (await head.send(second.id)).answer();
  expect((await withdraw(buyer, second.id)).answer().state).toBe('withdrawn');
  const third = (await ask(shop, buyer, order)).answer();
  await bringAndCheck(head, third.id);
  expect((await withdraw(buyer, third.id)).problem.code).toBe('illegal-move');
  expect((await read(buyer, order.id)).answer().returns.map(({ id }) => id)).toEqual([
    third.id,
    second.id,
    first.id,
  ]);
});

test('an order has five requests a day: each of them writes a letter', async () => {
  const { buyer, order } = await buyRings(shop);
  for (let count = 0; count < 5; count += 1) {
    const { id } = (await ask(shop, buyer, order)).answer();
    (await withdraw(buyer, id)).answer();
  }
  const refused = (await ask(shop, buyer, order)).problem;
  expect(refused).toMatchObject({ status: 429, code: 'too-many-returns' });
  expect((await at('2026-11-21T09:00:00Z', () => ask(shop, buyer, order))).status).toBe(201);
});

test('a refused line can be asked for again while there is time', async () => {
  const { buyer, order } = await buyRings(shop);
  const { id } = (await ask(shop, buyer, order)).answer();
  (await head.refuse(id)).answer();
  const [line] = (await read(buyer, order.id)).answer().lines;
  expect(line?.unwanted.isReturnable).toBe(true);
  expect((await ask(shop, buyer, order)).status).toBe(201);
  const again = (await read(buyer, order.id)).answer().returns[0]?.id ?? 0;
  (await withdraw(buyer, again)).answer();
  await at('2026-11-28T09:00:00Z', async () => {
    expect((await ask(shop, buyer, order)).problem.code).toBe('too-late');
  });
});

test('a courier needs an address and a day on which one comes; both are kept with the request', async () => {
  const { buyer, order } = await buyRings(shop);
  const { courierDates } = (await read(buyer, order.id)).answer();
  const route = { kind: 'courier' as const, address: 'Покровка, 27, кв. 4', date: courierDates[1] ?? '' };
  expect(courierDates.every((date) => date > '2026-11-20')).toBe(true);
  const blank = await ask(shop, buyer, order, { route: { ...route, address: '  ' } });
  expect(blank.problem).toMatchObject({ code: 'validation', errors: [{ path: 'route.address' }] });
  const yesterday = await ask(shop, buyer, order, { route: { ...route, date: '2026-11-19' } });
  expect(yesterday.problem).toMatchObject({
    status: 422,
    code: 'day-unavailable',
    context: { date: '2026-11-19' },
    errors: [{ path: 'route.date' }],
  });
  const made = (await ask(shop, buyer, order, { route })).answer();
  expect(made.route).toEqual({ ...route, hours: null });
  expect((await head.read(made.id)).answer()).toMatchObject({
    way: 'courier',
    address: route.address,
    courierDate: route.date,
  });
});

test('a parcel goes to the central warehouse, whose staff receive it', async () => {
  const { buyer, order } = await buyRings(shop);
  const { id, route } = (await ask(shop, buyer, order, { route: { kind: 'post' } })).answer();
  expect(route).toEqual({ kind: 'post' });
  expect((await head.approve(id)).answer()).toMatchObject({ way: 'post', storeId: null, address: null });
  await bringAndCheck(head, id);
  expect((await head.refund(id)).answer().state).toBe('refunded');
});

test('a company gives back what is faulty, and has no days for a change of mind', async () => {
  const { buyer, order: placed } = await makeOrder(shop, { company: ROMASHKA });
  const refused = (reason: string) => ({ isReturnable: false, reason, until: null });
  expect((await read(buyer, placed.id)).answer().lines[0]?.unwanted).toEqual(refused('not-received-yet'));
  await payWithCard(shop, buyer, placed.id);
  await handOverAll(shop, placed.id);
  const order = await readOrder(shop, buyer, placed.id);
  const [line] = (await read(buyer, order.id)).answer().lines;
  expect(line).toMatchObject({
    unwanted: refused('company'),
    faulty: { isReturnable: true, until: '2028-11-20' },
  });
  expect((await ask(shop, buyer, order)).problem).toMatchObject({
    code: 'company',
    context: { lineId: line?.lineId },
  });
  expect((await ask(shop, buyer, order, { reason: 'defect' })).status).toBe(201);
});

test('one return is read by its owner only', async () => {
  const { buyer, order } = await buyRings(shop);
  const made = (await ask(shop, buyer, order)).answer();
  const params = { id: made.id };
  expect((await shop.call(getReturn, { as: buyer.headers, params })).answer()).toEqual(made);
  const other = await shop.makeBuyer();
  const refused = await shop.call(getReturn, { as: other.headers, params });
  expect(refused.problem).toMatchObject({ status: 404, code: 'return-not-found' });
});

test('another account cannot read, ask or withdraw', async () => {
  const { buyer, order } = await buyRings(shop);
  const { id } = (await ask(shop, buyer, order)).answer();
  const other = await shop.makeBuyer();
  expect((await read(other, order.id)).problem).toMatchObject({ status: 404, code: 'order-not-found' });
  expect((await shop.call(listReturns, { as: other.headers })).answer().items).toEqual([]);
  const asked = await shop.call(askForReturn, {
    as: other.headers,
    params: { id: order.id },
    body: { lineIds: [1], reason: 'defect', route: { kind: 'store', storeId: shop.store.id } },
  });
  expect(asked.problem).toMatchObject({ status: 404, code: 'order-not-found' });
  const taken = await shop.call(withdrawReturn, { as: other.headers, params: { id } });
  expect(taken.problem).toMatchObject({ status: 404, code: 'return-not-found' });
  const nobody = await shop.call(withdrawReturn, { params: { id } });
  expect(nobody.problem.code).toBe('sign-in-required');
  const [kept] = await shop.context.db.select().from(orders).where(eq(orders.id, order.id));
  expect(kept?.status).toBe('completed');
  expect((await read(buyer, order.id)).answer().returns[0]?.state).toBe('requested');
});
