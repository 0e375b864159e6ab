import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { takeBackItems } from './index.ts';
import { items } from './stock.tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** Two pieces of one ring, in this state of an order that needs no row. */
async function piecesOf(orderId: number, state: 'sold' | 'reserved'): Promise<string[]> {
  const { db } = shop.context;
  const { skuId } = await shop.makeProduct({ stock: 2 });
  const rows = await db
    .update(items)
    .set({ state, orderId })
    .where(eq(items.skuId, skuId))
    .returning({ uin: items.uin });
  return rows.map(({ uin }) => uin);
}

function takeBack(orderId: number, uins: readonly string[]): Promise<void> {
  const house = asSystem(shop.context, 'command');
  const pieces = uins.map((uin, index) => ({
    uin,
    to: index === 0 ? ('available' as const) : ('on-hold' as const),
  }));
  return shop.context.db.transaction((tx) =>
    takeBackItems(tx, house, { orderId, storeId: shop.store.id, pieces, reason: 'wrong-size' }),
  );
}

const read = (uins: readonly string[]) =>
  shop.context.db
    .select()
    .from(items)
    .where(inArray(items.uin, [...uins]));

test('sold pieces are in the store again, each in its state, with a row of the log', async () => {
  const uins = await piecesOf(7_001, 'sold');
  await takeBack(7_001, uins);
  const stateOf = new Map((await read(uins)).map((item) => [item.uin, item]));
  expect(uins.map((uin) => stateOf.get(uin))).toMatchObject([
    { state: 'available', orderId: null, storeId: shop.store.id },
    { state: 'on-hold', orderId: null, storeId: shop.store.id },
  ]);
  const log = await shop.context.db.select().from(auditLog).where(inArray(auditLog.subjectId, uins));
  expect(log.map(({ action, reason }) => [action, reason])).toEqual([
    ['items.take-back', 'wrong-size'],
    ['items.take-back', 'wrong-size'],
  ]);
});

test('a reserved piece, one of another order and an unknown one undo the whole', async () => {
  const [own, other, reserved] = [
    await piecesOf(7_002, 'sold'),
    await piecesOf(7_003, 'sold'),
    await piecesOf(7_002, 'reserved'),
  ];
  for (const wrong of [other[0], reserved[0], '0'.repeat(16)])
    await expect(takeBack(7_002, [own[0] ?? '', wrong ?? ''])).rejects.toThrow('has not bought all');
  expect((await read(own)).map(({ state }) => state)).toEqual(['sold', 'sold']);
  expect((await read(reserved)).map(({ state }) => state)).toEqual(['reserved', 'reserved']);
});

test('an order of nothing physical takes nothing back', async () => {
  await expect(takeBack(7_004, [])).resolves.toBeUndefined();
});
