import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  closeDifference,
  listDifferences,
  type OpenDifference,
} from '@yahont/contracts/office/money/differences.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { kopecks } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { lengthenSessions, makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { captureEndingHolds, reconcileDay, reconcileStuckPayments, yesterdayInMoscow } from '../index.ts';
import { paymentData } from '../personal-data.ts';
import { getPaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import type { ProviderPayment } from '../provider.ts';
import { applyProviderState } from '../reconcile/apply-provider-state.ts';
import { differences } from './differences.tables.ts';

const PRICE = '49900.00';
const WHY = 'вернули покупателю через кабинет банка';
const MINUTE_MS = 60_000;

let house: YookassaShop;
let finance: TestStaff;
let head: TestStaff;
let operator: TestStaff;
let day: IsoDate;
beforeAll(async () => {
  house = await openYookassaShop();
  const { context } = house.shop;
  finance = await makeStaff(context, ['finance']);
  head = await makeStaff(context, ['head']);
  operator = await makeStaff(context, ['operator']);
  await lengthenSessions(context);
});
beforeEach(() => {
  // Every test has a day of its own, at ten in the morning of Moscow.
  day = addDays(yesterdayInMoscow(house.shop.clock.now()), 3);
  house.shop.clock.set(new Date(`${day}T07:00:00Z`));
});
afterAll(() => house.stop());

const say = (providerId: string, value: string): void => {
  const booked = house.fake.payments.get(providerId);
  if (booked) booked.amount = { value, currency: 'RUB' };
};

/** The buyer has begun to pay, and the bank took another sum. */
async function tookAnother() {
  const made = await makeOrder(house.shop);
  const { providerId, payment } = await house.begin(made.buyer, made.order);
  say(providerId, '1.00');
  house.fake.succeed(providerId);
  return { ...made, providerId, paymentId: payment.id };
}

async function noticed() {
  const made = await tookAnother();
  expect((await house.notify(made.providerId)).status).toBe(200);
  const difference = (await listed()).find(({ providerId }) => providerId === made.providerId);
  return { ...made, difference: difference?.id ?? 0 };
}

async function listed(as: TestStaff = finance): Promise<OpenDifference[]> {
  return (await house.shop.call(listDifferences, { as: as.headers })).answer().items;
}

async function pageBefore(before: number | null): Promise<{ items: OpenDifference[]; next: number | null }> {
  const query = before === null ? {} : { before };
  return (await house.shop.call(listDifferences, { as: head.headers, query })).answer();
}

const close = (id: number, as: TestStaff = finance, reason = WHY) =>
  house.shop.call(closeDifference, { as: as.headers, params: { id }, body: { reason } });

const rowsOf = (providerId: string) =>
  house.shop.context.db.select().from(differences).where(eq(differences.providerId, providerId));

async function stateOf(paymentId: string): Promise<string | undefined> {
  const { db } = house.shop.context;
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return row?.state;
}

const auditedOf = ({ id }: Order) =>
  house.shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'payments.close-difference'), eq(auditLog.subjectId, String(id))));

/** The books of the day, in the morning after it. */
async function compare() {
  const { clock, context, payment } = house.shop;
  clock.set(new Date(`${addDays(day, 1)}T03:10:00Z`));
  // Receipts have a list of their own.
  return (await reconcileDay(context, payment, day)).filter(({ kind }) => kind !== 'receipt');
}

test('another sum is noted once, said once, and its provider is asked once an hour', async () => {
  const { context, clock, payment } = house.shop;
  const log = { ...context.log, error: vi.fn<typeof context.log.error>() };
  const { buyer, order, providerId, paymentId } = await tookAnother();
  const began = clock.now();
  const asked = () =>
    house.fake.seen.filter(({ method, path }) => method === 'GET' && path.includes(providerId));
  const before = asked().length;
  for (let minute = 0; minute < 150; minute += 1) {
    clock.advance(MINUTE_MS);
    await reconcileStuckPayments({ ...context, log }, payment);
  }
  expect(asked().length - before).toBe(3);
  expect(log.error.mock.calls).toEqual([
    [
      expect.objectContaining({ paymentId, orderId: order.id, expected: 4_990_000, reported: 100 }),
      'the shop and a provider differ',
    ],
  ]);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: false });
  for (const person of [finance, head, operator])
    expect(await listed(person)).toContainEqual({
      id: expect.any(Number),
      kind: 'amount',
      of: 'payment',
      provider: 'yookassa',
      providerId,
      orderId: order.id,
      orderNumber: order.number,
      here: { state: 'pending', amount: 4_990_000 },
      there: { state: 'succeeded', amount: 100 },
      currency: 'RUB',
      firstSeenAt: new Date(began.getTime() + 2 * MINUTE_MS).toISOString(),
      lastSeenAt: new Date(began.getTime() + 122 * MINUTE_MS).toISOString(),
    });
  const person = { accountId: buyer.accountId, phone: null, addresses: [], ownAddresses: [] };
  expect(await paymentData.findHindrance(context.db, person)).toMatchObject({ orders: [order.number] });
});

test('the right sum afterwards pays the order, and the note closes by itself', async () => {
  const { buyer, order, providerId, difference } = await noticed();
  say(providerId, PRICE);
  await house.notify(providerId);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  expect(await rowsOf(providerId)).toMatchObject([{ closedAt: expect.any(Date), staffId: null }]);
  expect((await close(difference)).problem.code).toBe('difference-closed');
  expect(await auditedOf(order)).toEqual([]);
  expect(await compare()).toEqual([]);
});

test('closing pays nothing and ends the payment: the buyer may pay anew, and the bank is left alone', async () => {
  const { context, clock, payment } = house.shop;
  const { buyer, order, providerId, paymentId, difference } = await noticed();
  for (let time = 0; time < 2; time += 1) (await close(difference)).answer();
  expect(await auditedOf(order)).toMatchObject([
    { reason: WHY, after: { difference, expected: 4_990_000, reported: 100, payment: paymentId } },
  ]);
  expect((await close(difference, finance, 'иначе')).problem.code).toBe('difference-closed');
  expect(await stateOf(paymentId)).toBe('cancelled');
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: false, canPay: true });
  const before = house.fake.seen.length;
  clock.advance(2 * 60 * MINUTE_MS);
  await house.notify(providerId);
  await reconcileStuckPayments(context, payment);
  expect(house.fake.seen.slice(before).filter(({ path }) => path.includes(providerId))).toEqual([]);
  expect(await rowsOf(providerId)).toHaveLength(1);
  const ofDay = (await compare()).filter((one) => one.providerId === providerId);
  expect(ofDay).toMatchObject([{ kind: 'amount', isSettled: true }]);
  expect(await rowsOf(providerId)).toHaveLength(1);
});

test('after it was closed the buyer pays once more, and the right sum of the first payment waits for staff', async () => {
  const { buyer, order, providerId, difference } = await noticed();
  (await close(difference)).answer();
  const second = await house.pay(buyer, order);
  expect(second).not.toBe(providerId);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  say(providerId, PRICE);
  await house.notify(providerId);
  expect((await compare()).filter((one) => one.providerId === providerId)).toMatchObject([
    { kind: 'state', isSettled: false },
  ]);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ providerId, kind: 'state', there: { state: 'succeeded', amount: 4_990_000 } }),
  );
});

test('another sum that the bank holds and does not release waits for staff, until it lets go', async () => {
  const { context, payment: deps } = house.shop;
  const { buyer, order } = await makeOrder(house.shop);
  const { providerId, payment } = await house.begin(buyer, order);
  const row = await getPaymentRow(context.db, payment.id);
  const state = { providerId, refusal: null, confirmationUrl: null, amount: kopecks(100) };
  const apply = (status: ProviderPayment['status']) =>
    applyProviderState(context, deps, { payment: row, state: { ...state, status } });
  await apply('held');
  expect(await listed()).toContainEqual(
    expect.objectContaining({ providerId, there: { state: 'held', amount: 100 } }),
  );
  expect(await stateOf(payment.id)).toBe('pending');
  await apply('cancelled');
  expect(await rowsOf(providerId)).toMatchObject([{ closedAt: expect.any(Date), staffId: null }]);
  expect(await stateOf(payment.id)).toBe('cancelled');
});

test('money held for an order that another sum was taken of stays as it is, and the bank is asked once an hour', async () => {
  const { context, clock, payment: deps } = house.shop;
  const { buyer, order } = await makeOrder(house.shop);
  const { providerId, payment } = await house.begin(buyer, order);
  const row = await getPaymentRow(context.db, payment.id);
  const state = { providerId, refusal: null, confirmationUrl: null, amount: kopecks(4_990_000) };
  const told = { payment: row, state: { ...state, status: 'held' as const }, keepsHeld: true };
  await applyProviderState(context, deps, told);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  clock.advance(7 * 24 * 60 * MINUTE_MS);
  await lengthenSessions(context);
  say(providerId, '1.00');
  house.fake.succeed(providerId);
  expect(await captureEndingHolds(context, deps)).toBe(1);
  expect(await captureEndingHolds(context, deps)).toBe(0);
  const [difference] = await rowsOf(providerId);
  expect(difference).toMatchObject({ kind: 'amount', hereAmount: 4_990_000, thereAmount: 100 });
  (await close(difference?.id ?? 0)).answer();
  expect(await stateOf(payment.id)).toBe('held');
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  expect(await captureEndingHolds(context, deps)).toBe(0);
  clock.advance(61 * MINUTE_MS);
  expect(await captureEndingHolds(context, deps)).toBe(1);
});

test('another wrong sum after the note was closed is a new one', async () => {
  const { buyer, order, providerId, difference } = await noticed();
  say(providerId, '2.00');
  await house.notify(providerId);
  expect(await rowsOf(providerId)).toMatchObject([{ id: difference, thereAmount: 200 }]);
  (await close(difference)).answer();
  say(providerId, '3.00');
  expect((await compare()).filter((one) => one.providerId === providerId)).toMatchObject([
    { kind: 'amount', isSettled: false },
  ]);
  expect((await rowsOf(providerId)).map((row) => [row.thereAmount, row.closedAt === null])).toEqual([
    [200, false],
    [300, true],
  ]);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: false });
});

test('of two people who close at once one does it, and the log has one row', async () => {
  const { order, difference } = await noticed();
  const answers = await Promise.all([close(difference, finance), close(difference, head)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await auditedOf(order)).toHaveLength(1);
});

test('the right sum in the moment of closing either pays the order or comes too late, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { buyer, order, providerId, paymentId, difference } = await noticed();
    say(providerId, PRICE);
    const notice = () => house.notify(providerId);
    const [first, second] = round % 2 === 0 ? [close, notice] : [notice, close];
    await Promise.all([first(difference), second(difference)]);
    const [row] = await rowsOf(providerId);
    const isClosedByStaff = row?.staffId !== null;
    expect(row?.closedAt).toEqual(expect.any(Date));
    expect(await stateOf(paymentId)).toBe(isClosedByStaff ? 'cancelled' : 'succeeded');
    expect((await house.read(buyer, order)).isPaid).toBe(!isClosedByStaff);
    expect(await auditedOf(order)).toHaveLength(isClosedByStaff ? 1 : 0);
  }
});

test('what the books of a day differ in is in the same list, and leaves it when they agree', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  const providerId = await house.pay(buyer, order);
  say(providerId, '49900.01');
  const strange = structuredClone(house.fake.payments.get(providerId));
  const unknown = `strange-${order.id}`;
  if (strange) house.fake.payments.set(unknown, { ...strange, id: unknown, metadata: { order_id: '7' } });
  await compare();
  expect(await listed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ providerId, kind: 'amount', orderNumber: order.number }),
      expect.objectContaining({ providerId: unknown, kind: 'missing-here', orderId: null, here: null }),
    ]),
  );
  const paid = (await rowsOf(providerId))[0]?.id ?? 0;
  (await close(paid, head)).answer();
  expect(await house.read(buyer, order), 'money that an order counts on stays').toMatchObject({
    isPaid: true,
  });
  house.fake.payments.delete(unknown);
  expect((await compare()).filter(({ isSettled }) => !isSettled)).toEqual([]);
  expect(await rowsOf(unknown)).toMatchObject([{ closedAt: expect.any(Date), staffId: null }]);
});

test('operators read the list and close nothing; stores do neither', async () => {
  const { difference } = await noticed();
  expect((await close(difference, operator)).problem.code).toBe('no-such-call');
  const manager = await makeStaff(house.shop.context, ['manager'], [house.shop.store.code]);
  const read = await house.shop.call(listDifferences, { as: manager.headers });
  expect(read.problem.code).toBe('no-such-call');
  expect((await close(difference, manager)).problem.code).toBe('no-such-call');
  expect((await close(2_000_000_000)).problem.code).toBe('difference-not-found');
  expect((await close(difference, finance, ' ')).status).toBe(422);
  (await close(difference)).answer();
});

test('the list is read page by page', async () => {
  const { db, now } = house.shop.context;
  const seen = { firstSeenAt: now(), lastSeenAt: now(), thereState: 'succeeded', thereAmount: 100 };
  const many = Array.from({ length: 51 }, (_, at) => ({ ...seen, providerId: `page-${at}` }));
  await db
    .insert(differences)
    .values(
      many.map((one) => ({ ...one, kind: 'missing-here' as const, of: 'payment' as const, provider: 'x' })),
    );
  const open = await db.$count(differences, eq(differences.provider, 'x'));
  const found: number[] = [];
  let before: number | null = null;
  do {
    const page = await pageBefore(before);
    expect(page.items.length).toBeLessThanOrEqual(50);
    found.push(...page.items.map(({ id }) => id));
    before = page.next;
  } while (before !== null);
  expect(open).toBe(51);
  expect(found.length).toBeGreaterThanOrEqual(51);
  expect(found).toEqual([...new Set(found)].toSorted((one, other) => other - one));
});
