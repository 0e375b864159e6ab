import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { listStoreDesks, setStoreDesk, type StoreDesk } from '@yahont/contracts/office/store-desks.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const WHY = 'второй станок';
const WORDS: ShownThing = { kind: 'engraving', words: null };

let shop: ShowingShop;
let manager: TestStaff;
let consultant: TestStaff;
let stranger: TestStaff;
beforeAll(async () => {
  shop = await openShowingShop();
  manager = await makeStaff(shop.api.context, ['manager'], ['petrovka']);
  consultant = await makeStaff(shop.api.context, ['consultant'], ['petrovka']);
  stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
});
afterAll(() => shop.api.stop());

const params = () => ({ id: shop.storeId });
const list = ({ headers }: TestStaff) => shop.api.call(listStoreDesks, { headers, params: params() });
const set = ({ headers }: TestStaff, desk: StoreDesk) =>
  shop.api.call(setStoreDesk, { headers, params: params(), body: { ...desk, reason: WHY } });

test('a manager lets a desk of the own store receive more visitors, and closes it', async () => {
  expect((await list(consultant)).answer()).toEqual([
    { desk: 'consultant', visitors: 2 },
    { desk: 'appraiser', visitors: 3 },
    { desk: 'engraver', visitors: 1 },
    { desk: 'master', visitors: 2 },
  ]);
  const more = (await set(manager, { desk: 'engraver', visitors: 2 })).answer();
  expect(more[2]).toEqual({ desk: 'engraver', visitors: 2 });
  const statuses = [];
  for (let visitor = 0; visitor < 3; visitor += 1) statuses.push((await shop.come(WORDS)).status);
  expect(statuses).toEqual([200, 200, 409]);
  await set(manager, { desk: 'engraver', visitors: 0 });
  expect(await shop.showings(WORDS)).toEqual([]);
  expect((await shop.come(WORDS, { time: '18:00' })).problem.code).toBe('slot-taken');
});

test('the change is in the log with its reason, once', async () => {
  await set(manager, { desk: 'appraiser', visitors: 5 });
  await set(manager, { desk: 'appraiser', visitors: 5 });
  const { rows } = await shop.api.database.query(
    `select before, after, reason, store_id from audit where action = 'appointments.desks' and after ? 'appraiser'`,
  );
  expect(rows).toEqual([
    { before: { appraiser: 3 }, after: { appraiser: 5 }, reason: WHY, store_id: shop.storeId },
  ]);
});

test('others may not: a consultant changes nothing, another store does not exist for its neighbour', async () => {
  expect((await set(consultant, { desk: 'engraver', visitors: 9 })).status).toBe(404);
  expect((await set(stranger, { desk: 'engraver', visitors: 9 })).status).toBe(404);
  expect((await list(stranger)).status).toBe(404);
});
