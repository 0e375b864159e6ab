import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { burnPoints } from './burning/burn-points.ts';
import { balance, comingBurn, earn, returnPoints, returnSpent, reversePoints, spend } from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Orders and refunds are numbers here, without rows of their own.
  for (const name of ['order_id_orders_id', 'refund_id_refunds_id'])
    await shop.database.query(`alter table bonus_entries drop constraint bonus_entries_${name}_fk`);
});
afterAll(() => shop.stop());

type Order = { id: number; spent: number; earned: number };
type Kind = 'earn' | 'spend' | 'cancel' | 'refund' | 'reverse' | 'wait';
/** `which`: of the orders so far. `share`: of the remaining points. */
type Step = { kind: Kind; points: number; which: number; share: number; days: number };

const KINDS: readonly Kind[] = ['earn', 'spend', 'cancel', 'refund', 'reverse', 'wait'];
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  points: fc.integer({ min: 1, max: 900 }),
  which: fc.nat(20),
  share: fc.double({ min: 0.1, max: 1, noNaN: true }),
  days: fc.integer({ min: 1, max: 250 }),
});

let nextOrder = 1;

test('whatever comes, goes, burns and comes back: the balance is what is left, and no points are used twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { accountId } = await shop.makeBuyer({ points: 500 });
      const orders: Order[] = [];
      for (const one of steps) {
        const order = orders[one.which % Math.max(1, orders.length)];
        await ACTS[one.kind]({ accountId, order, orders, one });
        await expectSound(accountId);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

type Taking = { accountId: number; order: Order | undefined; orders: Order[]; one: Step };

const ACTS: Readonly<Record<Kind, (taking: Taking) => Promise<unknown>>> = {
  earn: async ({ accountId, orders, one: { points } }) => {
    const order = { id: (nextOrder += 1), spent: 0, earned: points };
    orders.push(order);
    await earn(shop.context.db, { accountId, orderId: order.id, points, now: shop.clock.now() });
  },
  spend: async ({ accountId, orders, one: { points } }) => {
    const { db } = shop.context;
    if ((await balance(db, accountId)) < points) return;
    const order = { id: (nextOrder += 1), spent: points, earned: 0 };
    orders.push(order);
    const spending = { accountId, orderId: order.id, points, now: shop.clock.now() };
    await db.transaction((tx) => spend(tx, spending));
  },
  cancel: async ({ order }) => order && returnAll(order),
  refund: async ({ accountId, order, one: { share } }) => {
    const points = Math.floor((order?.spent ?? 0) * share);
    if (!order || points === 0) return;
    order.spent -= points;
    await returnPoints(shop.context.db, { ...refundOf(accountId, order), points });
  },
  reverse: async ({ accountId, order, one: { share } }) => {
    const points = Math.floor((order?.earned ?? 0) * share);
    if (!order || points === 0) return;
    order.earned -= points;
    await reversePoints(shop.context.db, { ...refundOf(accountId, order), points });
  },
  wait: async ({ one: { days } }) => {
    shop.clock.advance(days * 86_400_000);
    await burnPoints(shop.context);
  },
};

function refundOf(accountId: number, { id: orderId }: Order) {
  return { accountId, orderId, refundId: randomUUID(), now: shop.clock.now() };
}

/** A cancelled order gives back all that it spent; one that was refunded in part is not cancelled. */
async function returnAll(order: Order): Promise<void> {
  const { rows } = await shop.database.query('select from bonus_entries where order_id = $1', [order.id]);
  if (order.spent === 0 || rows.length > 1) return;
  await returnSpent(shop.context.db, { orderId: order.id, now: shop.clock.now() });
  order.spent = 0;
}

async function expectSound(accountId: number): Promise<void> {
  const { rows } = await shop.database.query(
    `select id, points, burns_at, points - coalesce((select sum(points) from bonus_uses where credit_id = entry.id), 0)
        + coalesce((select sum(points) from bonus_uses where debit_id = entry.id), 0) as open
      from bonus_entries as entry where account_id = $1`,
    [accountId],
  );
  const entries = rows.map((row) => ({ points: Number(row['points']), open: Number(row['open']) }));
  const left = entries.filter(({ points: came }) => came > 0).map(({ open }) => open);
  const owed = entries.filter(({ points: came }) => came < 0).map(({ open }) => open);
  expect(Math.min(0, ...left)).toBe(0);
  expect(Math.max(0, ...owed)).toBe(0);
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const own = await balance(shop.context.db, accountId);
  expect(own).toBe(sum(left) + sum(owed));
  // A debt is covered before anything is left.
  expect(sum(left) === 0 || sum(owed) === 0).toBe(true);
  const burn = await comingBurn(shop.context.db, accountId);
  expect(burn?.points ?? 0).toBeLessThanOrEqual(Math.max(0, own));
  expect(burn === null).toBe(own <= 0);
}

test('the database lets nobody take more than came, and no entry change', async () => {
  const { accountId } = await shop.makeBuyer({ points: 500 });
  const { db } = shop.context;
  const now = shop.clock.now();
  await db.transaction((tx) => spend(tx, { accountId, orderId: (nextOrder += 1), points: 400, now }));
  const { rows } = await shop.database.query(
    'select debit_id, credit_id from bonus_uses where credit_id in (select id from bonus_entries where account_id = $1)',
    [accountId],
  );
  const credit = rows[0]?.['credit_id'];
  const { rows: added } = await shop.database.query(
    `insert into bonus_entries (account_id, points, reason, order_id, created_at)
      values ($1, -200, 'spent', $2, now()) returning id`,
    [accountId, (nextOrder += 1)],
  );
  const use = 'insert into bonus_uses (debit_id, credit_id, points) values ($1, $2, $3)';
  await expect(shop.database.query(use, [added[0]?.['id'], credit, 101])).rejects.toThrow(
    'more points are taken',
  );
  const stranger = await shop.makeBuyer({ points: 500 });
  const { rows: foreign } = await shop.database.query('select id from bonus_entries where account_id = $1', [
    stranger.accountId,
  ]);
  await expect(shop.database.query(use, [added[0]?.['id'], foreign[0]?.['id'], 1])).rejects.toThrow(
    'more points are taken',
  );
  for (const change of [
    'update bonus_entries set points = 1 where id = $1',
    'delete from bonus_uses where credit_id = $1',
  ])
    await expect(shop.database.query(change, [credit])).rejects.toThrow('append-only');
});
