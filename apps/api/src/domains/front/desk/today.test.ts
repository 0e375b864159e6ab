import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getToday } from '@yahont/contracts/office/today.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: OfficeShop;
let head: TestStaff;
let consultant: TestStaff;
let manager: TestStaff;
let elsewhere: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  ({ head, consultant } = shop);
  manager = await makeStaff(shop.api.context, ['manager'], ['petrovka']);
  elsewhere = await makeStaff(shop.api.context, ['manager'], ['arbat']);
});
afterAll(() => shop.api.stop());
// Answers are kept for ten seconds.
beforeEach(() => shop.api.clock.advance(11_000));

/** As if an order had been made, and had waited in its status, since a moment before now. */
async function makeOlder(ids: readonly number[], ms: number): Promise<void> {
  const at = new Date(shop.api.clock.now().getTime() - ms);
  await shop.api.context.db
    .update(orders)
    .set({ stateSince: at, createdAt: at })
    .where(inArray(orders.id, [...ids]));
}

async function today({ headers }: Pick<TestStaff, 'headers'>, query: { store?: number | 'warehouse' } = {}) {
  return (await shop.api.call(getToday, { headers, query })).answer();
}

test('open orders are counted by status and age in the stores of the caller alone', async () => {
  const first = await shop.order();
  const second = await shop.order();
  const brought = await shop.order({ delivery: 'courier' });
  (await shop.step('assembleOrder', second.id)).answer();
  await makeOlder([first.id, second.id, brought.id], 2 * HOUR_MS);
  const { stages } = await today(manager);
  expect(stages?.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'assembling', underHour: 0, underFourHours: 1, underDay: 0, overDay: 0 },
    { status: 'new', underHour: 0, underFourHours: 1, underDay: 0, overDay: 0 },
  ]);
  expect((await today(elsewhere)).stages).toEqual([]);
  const network = await today(head);
  expect(network.stages?.find(({ status }) => status === 'new')?.underFourHours).toBe(2);
  const courier = await today(head, { store: 'warehouse' });
  expect(courier.stages).toEqual([
    { status: 'new', underHour: 0, underFourHours: 1, underDay: 0, overDay: 0 },
  ]);
  expect((await today(elsewhere, { store: shop.storeId })).stages).toBeNull();

  await makeOlder([brought.id], DAY_MS);
  shop.api.clock.advance(11_000);
  const [late] = (await today(head, { store: 'warehouse' })).stages ?? [];
  expect(late).toMatchObject({ underFourHours: 0, overDay: 1 });
  for (const { id } of [first, second, brought]) (await shop.cancel(id)).answer();
  shop.api.clock.advance(11_000);
  expect((await today(head)).stages).toEqual([]);
});

test('ready orders are shown by the end of their storage', async () => {
  const [one, two] = [await shop.order(), await shop.order()];
  for (const { id } of [one, two]) {
    (await shop.step('assembleOrder', id)).answer();
    (await shop.ready(id)).answer();
  }
  const soon = new Date(shop.api.clock.now().getTime() + HOUR_MS);
  await shop.api.context.db.update(orders).set({ storeUntil: soon }).where(eq(orders.id, two.id));
  const { handOvers } = await today(consultant);
  expect(handOvers?.map(({ number }) => number)).toEqual([`Я-${two.id}`, `Я-${one.id}`]);
  expect(handOvers?.[0]).toMatchObject({
    buyer: { name: 'Анна', lastName: 'Иванова' },
    place: 'сейф 2, ячейка 14',
    storeUntil: soon.toISOString(),
    isPaid: false,
  });
  expect((await today(elsewhere)).handOvers).toEqual([]);

  const past = new Date(soon.getTime() - 2 * DAY_MS);
  await shop.api.context.db.update(orders).set({ storeUntil: past }).where(eq(orders.id, two.id));
  const { duties } = await today(manager);
  expect(duties.find(({ code }) => code === 'uncollected')).toEqual({
    code: 'uncollected',
    count: 1,
    oldest: past.toISOString(),
  });
  for (const { id } of [one, two]) (await shop.cancel(id)).answer();
});

test('sales of today stand beside those of the same weekday to the same hour', async () => {
  const earlier = await shop.order();
  const later = await shop.order({ quantity: 2 });
  const [dropped, now] = [await shop.order(), await shop.order()];
  (await shop.cancel(dropped.id)).answer();
  await makeOlder([earlier.id], 7 * DAY_MS + 30 * MINUTE_MS);
  await makeOlder([later.id], 7 * DAY_MS - 2 * HOUR_MS);
  const [before, after, current] = await Promise.all(
    [earlier, later, now].map(async ({ id }) => {
      const [row] = await shop.api.context.db.select().from(orders).where(eq(orders.id, id));
      return row?.total ?? 0;
    }),
  );
  const { sales } = await today(manager);
  expect(sales).toMatchObject({
    today: { orders: 1, total: current },
    weekAgo: { orders: 1, total: before },
    weekAgoWhole: { orders: 2, total: (before ?? 0) + (after ?? 0) },
    stores: [{ storeId: shop.storeId, today: { orders: 1 }, weekAgo: { orders: 1 } }],
  });
  // It is noon in Moscow: the thirteenth hour has begun.
  expect(sales?.hours.today).toHaveLength(13);
  expect(sales?.hours.today[12]).toBe(current);
  expect(sales?.hours.weekAgo[11]).toBe(before);
  expect(sales?.hours.weekAgo[14]).toBe(after);
  expect((await today(elsewhere)).sales).toMatchObject({ today: { orders: 0 }, stores: [] });
});

test.each<[Role, { isNull: readonly string[]; duties: readonly string[] }]>([
  [
    'operator',
    {
      isNull: ['handOvers', 'unpaid', 'sales'],
      duties: ['letters', 'leads', 'appointments', 'holds', 'questions', 'reviews', 'uncollected'],
    },
  ],
  ['editor', { isNull: ['stages', 'handOvers', 'unpaid', 'sales'], duties: ['reviews'] }],
  ['finance', { isNull: ['handOvers'], duties: ['approvals', 'receipts', 'differences'] }],
  [
    'administrator',
    {
      isNull: ['stages', 'handOvers', 'unpaid', 'sales'],
      duties: ['approvals', 'messages'],
    },
  ],
])('a person with the role %s sees the parts of it alone', async (role, { isNull, duties }) => {
  const answer = await today(await makeStaff(shop.api.context, [role]));
  const { stages, handOvers, unpaid, sales } = answer;
  const parts = Object.entries({ stages, handOvers, unpaid, sales });
  expect(parts.filter(([, part]) => part === null).map(([name]) => name)).toEqual(isNull);
  expect(answer.duties.map(({ code }) => code).toSorted()).toEqual([...duties].toSorted());
});

test('an answer is kept for ten seconds', async () => {
  const { stages: before } = await today(manager);
  const { id } = await shop.order();
  expect((await today(manager)).stages).toEqual(before);
  shop.api.clock.advance(10_000);
  expect((await today(manager)).stages).not.toEqual(before);
  (await shop.cancel(id)).answer();
});
