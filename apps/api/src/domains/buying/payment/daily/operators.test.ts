import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { OPERATOR_HOUSES, type OperatorHouse } from '#src/testing/money/operator-houses.ts';
import { reconcileDay, yesterdayInMoscow } from '../index.ts';
import { payments } from '../payment.tables.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { getReconciliation } from './list-reconciliations.ts';
import { reconcileMissedDays } from './reconcile-missed-days.ts';

const MAIL = 'money@shop.test';
const PRICE = 4_990_000;

type Order = Awaited<ReturnType<OperatorHouse['apply']>>;

describe.each(Object.entries(OPERATOR_HOUSES))('the books of %s', (provider, open) => {
  let house: OperatorHouse;
  let day: IsoDate;
  beforeAll(async () => {
    house = await open();
  });
  beforeEach(() => {
    // Every test has a day of its own, at ten in the morning of Moscow.
    day = addDays(yesterdayInMoscow(house.shop.clock.now()), 3);
    house.shop.clock.set(new Date(`${day}T07:00:00Z`));
  });
  afterAll(() => house.stop());

  const deps = () => ({ ...house.shop.payment, operatorMail: MAIL });
  const closeDay = (of = day) => house.shop.clock.set(new Date(`${addDays(of, 1)}T03:10:00Z`));

  /** The differences of one order once the day is over. */
  async function compare({ order, id }: Order, of = day): Promise<Difference[]> {
    closeDay(of);
    const all = await reconcileDay(house.shop.context, deps(), of);
    return all.filter((one) => one.orderNumber === order.number || one.providerId === id);
  }

  const mailsAbout = async ({ order }: Order) =>
    (await house.shop.context.db.select().from(outbox).where(eq(outbox.topic, 'send-mail'))).filter(
      ({ payload }) => JSON.stringify(payload).includes(order.number),
    ).length;
  const stateOf = async ({ id }: Order) =>
    (await house.shop.context.db.select().from(payments).where(eq(payments.id, id)))[0]?.state;

  test('payments and refunds that agree are counted and leave no line', async () => {
    const paid = await house.pay();
    const back = await house.giveBack();
    await back.carryOut();
    await house.apply();
    expect(await compare(paid)).toEqual([]);
    expect(await getReconciliation(house.shop.context, day)).toMatchObject({
      payments: 3,
      refunds: 1,
      open: 0,
    });
  });

  test('a contract that was signed without a notice comes into force, and its order is paid', async () => {
    const made = await house.apply();
    await house.office.sign(made.id);
    const differences = await reconcileDay(house.shop.context, deps(), day);
    expect(differences.filter(({ providerId }) => providerId === made.id)).toMatchObject([
      {
        kind: 'state',
        of: 'payment',
        provider,
        orderNumber: made.order.number,
        here: { state: 'pending' },
        there: { state: 'held', amount: PRICE },
        isSettled: true,
      },
    ]);
    expect(await house.statusOf(made)).toBe('paid');
    expect(await compare(made)).toEqual([]);
  });

  test('a contract that was signed for an order whose time is over is released', async () => {
    const made = await house.apply();
    await house.office.sign(made.id);
    expect(await compare(made)).toMatchObject([{ there: { state: 'held' }, isSettled: true }]);
    expect(await stateOf(made)).toBe('cancelled');
    expect(await compare(made)).toEqual([]);
  });

  test('a contract in force of which we did not hear pays its order', async () => {
    const made = await house.apply();
    await house.office.enforce(made.id);
    expect(await compare(made)).toMatchObject([
      { kind: 'state', here: { state: 'pending' }, there: { state: 'succeeded' }, isSettled: true },
    ]);
    expect(await stateOf(made)).toBe('succeeded');
    expect(await mailsAbout(made)).toBe(0);
  });

  test('an application whose answer was lost is found by our id', async () => {
    const made = await house.apply();
    await house.office.enforce(made.id);
    await house.shop.context.db
      .update(payments)
      .set({ providerId: null, state: 'cancelled' })
      .where(eq(payments.id, made.id));
    expect(await compare(made)).toMatchObject([
      { kind: 'missing-here', providerId: made.id, there: { state: 'succeeded' }, isSettled: true },
    ]);
    expect(await stateOf(made)).toBe('succeeded');
  });

  test('an application that neither side has begun is no difference', async () => {
    const made = await house.apply();
    await house.office.forget(made.id);
    await house.shop.context.db
      .update(payments)
      .set({ providerId: null, state: 'cancelled' })
      .where(eq(payments.id, made.id));
    expect(await compare(made)).toEqual([]);
  });

  test('a contract in force of a payment that we cancelled waits for staff', async () => {
    const made = await house.apply();
    await house.shop.context.db.update(payments).set({ state: 'cancelled' }).where(eq(payments.id, made.id));
    await house.office.enforce(made.id);
    expect(await compare(made)).toMatchObject([
      { kind: 'state', here: { state: 'cancelled' }, there: { state: 'succeeded' }, isSettled: false },
    ]);
    expect(await mailsAbout(made)).toBe(1);
  });

  test('a paid order of a contract that is annulled or unknown there, or has another sum, waits for staff', async () => {
    const [annulled, unknown, dearer] = [await house.pay(), await house.pay(), await house.pay()];
    await house.office.annul(annulled.id);
    await house.office.forget(unknown.id);
    await house.office.change(dearer.id, PRICE + 1);
    expect(await compare(annulled)).toMatchObject([
      { kind: 'state', here: { state: 'succeeded' }, there: { state: 'cancelled' }, isSettled: false },
    ]);
    expect(await compare(unknown)).toMatchObject([
      { kind: 'missing-there', providerId: unknown.id, there: null, isSettled: false },
    ]);
    expect(await compare(dearer)).toMatchObject([
      { kind: 'amount', here: { amount: PRICE }, there: { amount: PRICE + 1 }, isSettled: false },
    ]);
    expect(await mailsAbout(dearer)).toBe(1);
  });

  test('a refund whose answer was lost is not made again', async () => {
    const back = await house.giveBack();
    house.office.loseRefundAnswer();
    await expect(back.carryOut()).rejects.toThrow('unavailable');
    expect(await compare(back)).toMatchObject([
      { kind: 'missing-here', of: 'refund', there: { state: 'done', amount: PRICE }, isSettled: true },
    ]);
    const [part] = await house.shop.context.db
      .select()
      .from(refundParts)
      .where(eq(refundParts.refundId, back.refundId));
    expect(part).toMatchObject({ state: 'done', providerId: expect.any(String) });
    expect(await house.statusOf(back)).toBe('refunded');
    expect(await compare(back)).toEqual([]);
  });

  test('a refund that the operator does not have, and another sum of one, wait for staff', async () => {
    const [gone, other] = [await house.giveBack(), await house.giveBack()];
    await gone.carryOut();
    await other.carryOut();
    await house.office.forgetRefunds(gone.id);
    await house.office.changeRefund(other.id, PRICE - 100);
    expect(await compare(gone)).toMatchObject([
      { kind: 'missing-there', of: 'refund', here: { state: 'done', amount: PRICE }, there: null },
    ]);
    expect(await compare(other)).toMatchObject([
      { kind: 'amount', of: 'refund', here: { amount: PRICE }, there: { amount: PRICE - 100 } },
    ]);
    expect(await mailsAbout(other)).toBe(1);
  });

  test('a refund that never reached the operator is in the reports from its second day on', async () => {
    const back = await house.giveBack();
    expect(await compare(back)).toEqual([]);
    expect(await compare(back, addDays(day, 1))).toMatchObject([
      { kind: 'missing-there', of: 'refund', here: { state: 'pending' }, there: null, isSettled: false },
    ]);
  });

  test('a refund of the operator alone is found days after the payment, and said once', async () => {
    const paid = await house.pay();
    expect(await compare(paid)).toEqual([]);
    const later = addDays(day, 9);
    house.shop.clock.set(new Date(`${later}T07:00:00Z`));
    await house.office.giveBack(paid.id, 1_000_000);
    expect(await compare(paid, later)).toMatchObject([
      {
        kind: 'missing-here',
        of: 'refund',
        orderNumber: paid.order.number,
        here: null,
        there: { state: 'done', amount: 1_000_000 },
        isSettled: false,
      },
    ]);
    expect(await compare(paid, addDays(later, 1))).toEqual([]);
    expect(await mailsAbout(paid)).toBe(1);
  });

  test('a refund of an old payment is compared on its own day', async () => {
    const back = await house.giveBack();
    const later = addDays(day, 40);
    house.shop.clock.set(new Date(`${later}T07:00:00Z`));
    await back.carryOut();
    await house.office.forgetRefunds(back.id);
    expect(await compare(back, later)).toMatchObject([{ kind: 'missing-there', of: 'refund' }]);
  });

  test.each(['failure', 'silence'] as const)(
    'after a %s the report says which payments were not asked about, and the day is compared again',
    async (how) => {
      const made = await house.apply();
      await house.office.enforce(made.id);
      const others = [];
      for (let count = 0; count < 5; count += 1) others.push(await house.apply());
      const { context, clock } = house.shop;
      closeDay();
      house.office.goAway(how);
      const before = house.office.asked();
      await reconcileMissedDays(context, deps());
      house.office.goAway(null);
      const { differences } = await getReconciliation(context, day);
      const unasked = differences.filter(({ kind }) => kind === 'unasked');
      for (const { id } of [made, ...others]) expect(unasked.map((one) => one.providerId)).toContain(id);
      expect(unasked.every(({ isSettled, there }) => !isSettled && there === null)).toBe(true);
      // Three days are compared. On each of them four questions of three attempts fail, while three more are on their way.
      expect(house.office.asked() - before).toBeLessThanOrEqual(3 * (4 + 3) * 3);
      expect(await mailsAbout(made)).toBeGreaterThan(0);
      clock.advance(3_600_000);
      expect(await reconcileMissedDays(context, deps())).toContain(day);
      expect(await stateOf(made)).toBe('succeeded');
      const again = await getReconciliation(context, day);
      expect(again.differences.filter(({ kind }) => kind === 'unasked')).toEqual([]);
      clock.advance(3_600_000);
      expect(await reconcileMissedDays(context, deps())).toEqual([]);
    },
  );
});
