import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { demoApplications } from '#src/adapters/demo-operator/demo-operator.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { refundParts } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import {
  carryOutRefund,
  closeSale,
  reconcileDay,
  refundOrder,
  processDueReceipts,
  yesterdayInMoscow,
} from '#src/domains/buying/payment/index.ts';
import { reconcileMissedDays } from '#src/domains/buying/payment/daily/reconcile-missed-days.ts';
import {
  getReconciliation,
  listReconciliations,
} from '#src/domains/buying/payment/daily/list-reconciliations.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

const DAY_MS = 86_400_000;
const MAIL = 'money@shop.test';

let house: YookassaShop;
let day: IsoDate;
beforeAll(async () => {
  house = await openYookassaShop({ pageSize: 2 });
});
beforeEach(() => {
  // Every test has a day of its own, at ten in the morning of Moscow.
  day = addDays(yesterdayInMoscow(house.shop.clock.now()), 3);
  house.shop.clock.set(new Date(`${day}T07:00:00Z`));
});
afterAll(() => house.stop());

/** The day is over, and its receipts are with the tax service. */
async function compare(of = day) {
  const { shop, fake } = house;
  fake.books.fiscalise();
  shop.clock.set(new Date(`${addDays(of, 1)}T03:10:00Z`));
  await processDueReceipts(shop.context, shop.payment);
  return reconcileDay(shop.context, { ...shop.payment, operatorMail: MAIL }, of);
}

async function paid() {
  const made = await makeOrder(house.shop);
  return { ...made, providerId: await house.pay(made.buyer, made.order) };
}

async function givenBack() {
  const made = await paid();
  const { context, payment } = house.shop;
  await context.db.transaction((tx) => refundOrder(tx, asSystem(context, 'command'), made.order.id));
  const [refundId = ''] = await refundIdsOf(context.db, made.order.id);
  const carryOut = () => carryOutRefund(context, payment, refundId);
  return { ...made, refundId, carryOut };
}

const mails = async () =>
  (await house.shop.context.db.select().from(outbox).where(eq(outbox.topic, 'send-mail'))).map(
    ({ payload }) => payload,
  );

test('a day whose books agree has a report of it without a line, page by page', async () => {
  for (let count = 0; count < 4; count += 1) await paid();
  const { carryOut } = await givenBack();
  await carryOut();
  const open = await makeOrder(house.shop);
  await house.begin(open.buyer, open.order);
  expect(await compare()).toEqual([]);
  expect(await getReconciliation(house.shop.context, day)).toMatchObject({
    payments: 6,
    refunds: 1,
    open: 0,
    differences: [],
  });
  expect(await mails()).toEqual([]);
  expect(house.fake.seen.filter(({ path }) => path.includes('cursor=')).length).toBe(2);
});

test('a payment that we did not hear of is settled, and its order is paid', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  const { providerId } = await house.begin(buyer, order);
  house.fake.succeed(providerId);
  expect(await compare()).toMatchObject([
    {
      kind: 'state',
      of: 'payment',
      providerId,
      orderNumber: order.number,
      here: { state: 'pending' },
      there: { state: 'succeeded', amount: 4_990_000 },
      isSettled: true,
    },
  ]);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  expect(await mails()).toEqual([]);
});

test('a payment whose id was lost is found by ours', async () => {
  const { buyer, order, providerId } = await paidWithoutId();
  expect(await compare()).toMatchObject([{ kind: 'missing-here', providerId, isSettled: true }]);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true, status: 'paid' });
});

test('a refund whose answer was lost is not made again, not even when its key is forgotten', async () => {
  const { refundId, carryOut, order } = await givenBack();
  for (let time = 0; time < 3; time += 1) house.fake.failNext(500);
  await expect(carryOut()).rejects.toThrow('unavailable');
  house.fake.forgetKeys();
  expect(await compare()).toMatchObject([
    { kind: 'missing-here', of: 'refund', orderNumber: order.number, isSettled: true },
  ]);
  expect(house.fake.refunds.filter(({ amount }) => amount.value === '49900.00').length).toBe(
    new Set(house.fake.refunds.map(({ payment_id: id }) => id)).size,
  );
  const [part] = await house.shop.context.db
    .select()
    .from(refundParts)
    .where(eq(refundParts.refundId, refundId));
  expect(part).toMatchObject({ state: 'done', providerId: expect.any(String) });
});

test('a payment that a page of the list left out is asked for by itself', async () => {
  const { providerId } = await paid();
  const back = await givenBack();
  await back.carryOut();
  house.fake.unlisted.add(providerId);
  house.fake.unlisted.add(back.providerId);
  expect(await compare()).toEqual([]);
});

test('what only one side has, another sum and a receipt that failed wait for staff, who are written to once', async () => {
  const gone = await paid();
  house.fake.payments.delete(gone.providerId);
  const strange = structuredClone(house.fake.payments.get((await paid()).providerId));
  if (strange) house.fake.payments.set('strange', { ...strange, id: 'strange', metadata: { order_id: '7' } });
  const other = await paid();
  const booked = house.fake.payments.get(other.providerId);
  if (booked) booked.amount = { value: '49900.01', currency: 'RUB' };
  const back = await givenBack();
  await back.carryOut();
  const [refund] = house.fake.refunds.filter(({ payment_id: id }) => id === back.providerId);
  if (refund) refund.amount = { value: '1.00', currency: 'RUB' };
  const handed = await paid();
  await handOverAll(house.shop, handed.order.id);
  house.fake.spoilNext({ kind: 'refused', status: 400 });
  await closeSale(house.shop.context, house.shop.payment, handed.order.id);

  const differences = await compare();
  expect(differences.filter(({ isSettled }) => isSettled)).toEqual([]);
  const told = differences.map(({ kind, of, providerId }) => `${kind} ${of} ${providerId}`);
  for (const line of [
    `missing-there payment ${gone.providerId}`,
    'missing-here payment strange',
    `amount payment ${other.providerId}`,
    `amount refund ${refund?.id}`,
    `receipt payment ${handed.providerId}`,
  ])
    expect(told).toContain(line);
  expect(await mails()).toMatchObject([{ to: MAIL, subject: expect.stringContaining('Сверка за') }]);
  await compare();
  expect(await mails()).toHaveLength(1);
  const { items } = await listReconciliations(house.shop.context, undefined);
  expect(items[0]).toMatchObject({ day, open: differences.length });
});

test('while the bank is away nothing is stored, and the day is compared later', async () => {
  await paid();
  house.fake.isAway = true;
  await expect(reconcileDay(house.shop.context, house.shop.payment, day)).rejects.toThrow('unavailable');
  house.fake.isAway = false;
  await expect(getReconciliation(house.shop.context, day)).rejects.toThrow('reconciliation-not-found');
  expect(await compare()).toEqual([]);
});

test('a day on which the bank was away is compared within the next hours, once', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  const { providerId } = await house.begin(buyer, order);
  house.fake.succeed(providerId);
  const { context, clock, payment } = house.shop;
  clock.set(new Date(`${addDays(day, 1)}T03:10:00Z`));
  house.fake.isAway = true;
  expect(await reconcileMissedDays(context, payment)).toEqual([]);
  house.fake.isAway = false;
  clock.advance(3_600_000);
  expect(await reconcileMissedDays(context, payment)).toContain(day);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
  clock.advance(3_600_000);
  expect(await reconcileMissedDays(context, payment)).toEqual([]);
});

test('a report from before the end of a day does not count as its comparison', async () => {
  const { context, clock, payment } = house.shop;
  await reconcileDay(context, payment, day);
  clock.set(new Date(`${addDays(day, 1)}T03:10:00Z`));
  expect(await reconcileMissedDays(context, payment)).toContain(day);
});

test('the day is that of Moscow, whatever the clock of the bank says', async () => {
  house.shop.clock.set(new Date(`${day}T20:59:59Z`));
  const last = await paid();
  house.shop.clock.set(new Date(`${day}T21:00:01Z`));
  const next = await paid();
  // The bank's clock is fast: it has the last payment on the next day.
  const booked = house.fake.payments.get(last.providerId);
  if (booked) booked.created_at = `${day}T21:00:00.000Z`;
  expect(await compare()).toEqual([]);
  expect((await getReconciliation(house.shop.context, day)).payments).toBe(1);
  house.shop.clock.advance(DAY_MS);
  expect(await compare(addDays(day, 1))).toEqual([]);
  expect((await getReconciliation(house.shop.context, addDays(day, 1))).payments).toBe(2);
  expect(next.providerId).not.toBe('');
});

test('payments of an operator without lists are asked for one by one', async () => {
  const { order, buyer } = await makeOrder(house.shop, { payment: 'credit' });
  const { payment } = await house.begin(buyer, order);
  await house.shop.context.db
    .update(demoApplications)
    .set({ state: 'in-force' })
    .where(eq(demoApplications.id, payment.id));
  expect(await compare()).toMatchObject([{ provider: 'demo-operator', kind: 'state', isSettled: true }]);
  expect(await house.read(buyer, order)).toMatchObject({ isPaid: true });
});

test.each([
  ['the bank', {}],
  ['an operator without lists', { payment: 'credit' }],
] as const)('a refund that never reached %s is in the reports from its second day on', async (_who, wish) => {
  const { context, clock, payment } = house.shop;
  const { order, buyer } = await makeOrder(house.shop, wish);
  await ('payment' in wish ? paidByInstalments(buyer, order) : house.pay(buyer, order));
  await context.db.transaction((tx) => refundOrder(tx, asSystem(context, 'command'), order.id));
  const ofOrder = async (of: IsoDate) =>
    (await compare(of)).filter(({ orderNumber }) => orderNumber === order.number);
  expect(await ofOrder(day)).toEqual([]);
  expect(await ofOrder(addDays(day, 1))).toMatchObject([
    { of: 'refund', kind: 'missing-there', here: { state: 'pending' }, there: null, isSettled: false },
  ]);
  const [refundId = ''] = await refundIdsOf(context.db, order.id);
  await carryOutRefund(context, payment, refundId);
  clock.advance(1000);
  expect(await ofOrder(addDays(day, 1))).toEqual([]);
});

async function paidByInstalments(buyer: TestBuyer, order: Order): Promise<void> {
  const { payment } = await house.begin(buyer, order);
  await house.shop.context.db
    .update(demoApplications)
    .set({ state: 'in-force' })
    .where(eq(demoApplications.id, payment.id));
  await house.begin(buyer, order);
}

/** The buyer paid, and our row never learnt the id of the payment. */
async function paidWithoutId() {
  const { buyer, order } = await makeOrder(house.shop);
  const { payment, providerId } = await house.begin(buyer, order);
  house.fake.succeed(providerId);
  await house.shop.context.db
    .update(payments)
    .set({ providerId: null, state: 'cancelled' })
    .where(eq(payments.id, payment.id));
  return { buyer, order, providerId };
}
