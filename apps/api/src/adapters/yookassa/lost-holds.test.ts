import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { closeSale, reconcileDay } from '#src/domains/buying/payment/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';

const DAY_MS = 86_400_000;

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ capture: 'at-hand-over' });
});
afterAll(() => house.stop());

test('money that the bank let go while the goods were on their way is in the report of that day', async () => {
  const { order, providerId } = await sent();
  house.shop.clock.advance(3 * DAY_MS);
  house.fake.cancel(providerId, 'expired_on_capture');
  await house.notify(providerId, { event: 'payment.canceled' });
  expect(await compareToday(order.number)).toMatchObject([LOST]);
});

test('money that was let go without a notice is found in whatever day’s report is next', async () => {
  const { order, providerId } = await sent();
  house.shop.clock.advance(3 * DAY_MS);
  expect(await compareToday(order.number)).toEqual([]);
  house.fake.cancel(providerId, 'expired_on_capture');
  house.shop.clock.advance(DAY_MS);
  expect(await compareToday(order.number, -1)).toMatchObject([LOST]);
});

test('nobody is asked for the receipt of money that never came', async () => {
  const { order, providerId } = await sent();
  house.fake.cancel(providerId, 'expired_on_capture');
  await house.notify(providerId, { event: 'payment.canceled' });
  await move(order.id, ['completed']);
  await closeSale(house.shop.context, house.shop.payment, order.id);
  expect(await house.receiptsOf(order)).toEqual([]);
});

const LOST = {
  of: 'payment',
  kind: 'state',
  here: { state: 'held', amount: 4_990_000 },
  there: { state: 'cancelled' },
  isSettled: false,
};

/** An order whose money is held and whose goods are on their way. */
async function sent() {
  const { buyer, order } = await makeOrder(house.shop);
  const providerId = await house.pay(buyer, order);
  await move(order.id, ['assembling', 'in-delivery']);
  return { order, providerId };
}

async function move(orderId: number, to: readonly OrderStatus[]): Promise<void> {
  const { context } = house.shop;
  for (const next of to)
    await context.db.transaction((tx) =>
      moveOrder(tx, asSystem(context, 'command'), { orderId, to: next, note: null }),
    );
}

async function compareToday(number: string, days = 0) {
  const { context, payment, clock } = house.shop;
  const day = addDays(cityDate(clock.now(), 3), days);
  return (await reconcileDay(context, payment, day)).filter(({ orderNumber }) => orderNumber === number);
}
