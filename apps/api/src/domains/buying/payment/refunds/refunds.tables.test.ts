import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { refunds } from './refunds.tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const now = () => shop.clock.now();

test('the database refuses tenders that do not add up to their order, whoever writes them', async () => {
  const { order } = await makeOrder(shop);
  const { db } = shop.context;
  const own = eq(orderTenders.orderId, order.id);
  const broken = [
    () => db.update(orderTenders).set({ amount: 1 }).where(own),
    () => db.update(orders).set({ goods: 1, total: 1 }).where(eq(orders.id, order.id)),
    () =>
      db.insert(orderTenders).values({
        id: randomUUID(),
        orderId: order.id,
        position: 9,
        kind: 'cash',
        amount: 1,
        state: 'pending',
        changedAt: now(),
      }),
  ];
  for (const act of broken) await expect(act()).rejects.toMatchObject({ cause: { code: '23514' } });
  await expect(
    db.transaction(async (tx) => {
      await tx.update(orderTenders).set({ amount: 1 }).where(own);
      await tx.update(orderTenders).set({ amount: order.total }).where(own);
    }),
  ).resolves.toBeUndefined();
  // Refunding more than was paid, or anything that was never paid.
  for (const wrong of [{ refunded: order.total + 1 }, { refunded: -1 }, { refunded: 1 }])
    await expect(db.update(orderTenders).set(wrong).where(own)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
});

test('the database refuses a refund whose parts do not add up to it', async () => {
  const { order } = await makeOrder(shop);
  const at = now();
  const alone = shop.context.db.insert(refunds).values({
    id: randomUUID(),
    orderId: order.id,
    amount: 1,
    reason: 'returned',
    state: 'pending',
    createdAt: at,
    changedAt: at,
  });
  await expect(alone).rejects.toMatchObject({ cause: { code: '23514' } });
});
