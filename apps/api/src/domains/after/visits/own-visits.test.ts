import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { orderEvents, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart } from '#src/testing/orders.ts';
import { AFTERNOON, MORNING, visitShop } from '#src/testing/delivery/visit-shop.ts';

const { shop, skuId, book, day, at, courierOf, place, visitsOf, move, rowOf } = visitShop();

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
  const buyer = await shop().makeBuyer();
  await fillCart(shop(), buyer, skuId());
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

  const events = await shop().context.db.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id));
  expect(events.at(-1)).toMatchObject({ actorKind: 'account', staffId: null, reason: null });
  const log = await shop()
    .context.db.select()
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
  const announced = await shop().context.db.select().from(outbox).where(eq(outbox.topic, 'visit-changed'));
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
  const rows = await shop()
    .context.db.select()
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

test('both orders of a cart move together, and each move of theirs counts', async () => {
  const [one, other] = [await place(AFTERNOON), await place(AFTERNOON)];
  const [, second = ''] = one.dates;
  const { buyer } = one;
  await shop()
    .context.db.update(orders)
    .set({ companionId: one.id, accountId: buyer.accountId })
    .where(eq(orders.id, other.id));
  await shop().context.db.update(orders).set({ companionId: other.id }).where(eq(orders.id, one.id));
  (await move(one, second, MORNING)).answer();
  const companion = await shop().call(getOrder, { as: buyer.headers, params: { id: other.id } });
  expect(companion.answer()).toMatchObject({
    delivery: { date: second, hours: { from: '10:00' } },
    lastNote: 'new-day-by-buyer',
  });
  expect((await visitsOf({ buyer, id: other.id })).movesLeft).toBe(2);
});

test('where couriers come at any time, only a day is chosen', async () => {
  const startsOn = day(0);
  const [, rest] = importedTariffs().zones;
  const zones = [importedZone({ intervals: [] }), ...(rest ? [rest] : [])];
  await shop().setTariffs(importedTariffs({ startsOn, zones }));
  await book().reload();
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
  const { headers: stranger } = await shop().makeBuyer();
  expect((await shop().call(moveOrderVisit, { as: stranger, params, body })).problem.code).toBe(
    'order-not-found',
  );
  expect((await shop().call(getOrderVisits, { as: stranger, params })).problem.code).toBe('order-not-found');
  const { headers: visitor } = shop().makeVisitor();
  expect((await shop().call(moveOrderVisit, { as: visitor, params, body })).status).toBe(401);
  expect(await rowOf(placed.id)).toMatchObject({ deliveryDate: placed.dates[0], version: 1 });
});
