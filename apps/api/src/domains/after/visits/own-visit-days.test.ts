import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { fillCart } from '#src/testing/orders.ts';
import { KAZAN } from '#src/testing/shop-parts/far-places.ts';
import { AFTERNOON, MORNING, visitShop } from '#src/testing/delivery/visit-shop.ts';

const { shop, day, at, place, placeEngraved, visitsOf, move, isOffered, step } = visitShop();

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
  const forMessages = async () => getOrderForMessages(shop().context, shop().payment, missed.id);
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
      storeId: shop().store.id,
    },
  ] as const) {
    const { buyer, id } = await place(AFTERNOON);
    await shop().context.db.update(orders).set(change).where(eq(orders.id, id));
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
    await shop().context.db.update(orders).set({ status }).where(eq(orders.id, placed.id));
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
  const placed = await placeEngraved(await shop().makeBuyer());
  const [first = ''] = placed.dates;
  expect(first).not.toBe(day(1));
  expect((await visitsOf(placed)).dates).toEqual(placed.dates);
  (await move(placed, placed.dates[4] ?? '', MORNING)).answer();
  at(1, '12:00');
  expect((await visitsOf(placed)).dates[0]).toBe(first);
  expect((await move(placed, addDays(first, -1), MORNING)).problem.code).toBe('day-unfit');
  // What is collected needs no more work.
  await step(placed, 'assembling', 'ready');
  expect((await visitsOf(placed)).dates[0]).toBe(day(2));
});

test('a piece that lies in another city comes no sooner than it travels, and that day does not go away either', async () => {
  const buyer = await shop().makeBuyer();
  const far = await shop().makeProduct({ stock: 1, storeId: KAZAN.storeId });
  await fillCart(shop(), buyer, far.skuId);
  const placed = await place(MORNING, {}, buyer);
  const [first = ''] = placed.dates;
  expect(first).toBe(day(8));
  expect((await visitsOf(placed)).dates).toEqual(placed.dates);
  at(3, '12:00');
  expect((await visitsOf(placed)).dates[0]).toBe(first);
  expect((await move(placed, addDays(first, -1), MORNING)).problem.code).toBe('day-unfit');
});

test('what waits for its money is not begun', async () => {
  const placed = await placeEngraved(await shop().makeBuyer());
  const status = 'awaiting-payment';
  await shop().context.db.update(orders).set({ status }).where(eq(orders.id, placed.id));
  // Two weeks later the same working days are ahead.
  at(14, '12:00');
  expect((await visitsOf(placed)).dates).toEqual(placed.dates.map((date) => addDays(date, 14)));
});
