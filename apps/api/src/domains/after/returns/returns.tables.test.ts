import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import { ask } from '#src/testing/returns/steps.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { returnLines, returnPieces, returns } from './returns.tables.ts';

const CHECK = { cause: { code: '23514' } };
const FOREIGN_KEY = { cause: { code: '23503' } };
const UNIQUE = { cause: { code: '23505' } };

let shop: TestShop;
beforeAll(async () => {
  shop = await openReturnsShop();
});
afterAll(() => shop.stop());

async function requested() {
  const { buyer, order } = await buyRings(shop);
  return { order, id: (await ask(shop, buyer, order)).answer().id };
}

test('the database refuses a line in two returns that were not dropped, whoever writes it', async () => {
  const { order, id } = await requested();
  const { db, now } = shop.context;
  const again = () => writeBareReturn(db, { orderId: order.id, storeId: shop.store.id, now: now() });
  await expect(again()).rejects.toMatchObject(UNIQUE);
  await db.update(returns).set({ state: 'withdrawn', isDropped: true }).where(eq(returns.id, id));
  const [line] = await db.select().from(returnLines).where(eq(returnLines.returnId, id));
  expect(line?.isDropped).toBe(true);
  expect(await again()).toBeGreaterThan(id);
  // The lines are taken: the withdrawn return cannot come back to life.
  const revived = db.update(returns).set({ state: 'requested', isDropped: false }).where(eq(returns.id, id));
  await expect(revived).rejects.toMatchObject(UNIQUE);
});

test('the database refuses a state that contradicts what belongs to it', async () => {
  const { id } = await requested();
  const { db, now } = shop.context;
  const broken: Partial<typeof returns.$inferInsert>[] = [
    { state: 'withdrawn' },
    { isDropped: true },
    { state: 'refused', isDropped: true },
    { denial: 'worn', denialWords: 'Царапины.' },
    { way: 'courier' },
    { address: 'Покровка, 27' },
  ];
  for (const wrong of broken)
    await expect(db.update(returns).set(wrong).where(eq(returns.id, id))).rejects.toMatchObject(CHECK);
  const lines = db.update(returnLines).set({ isDropped: true }).where(eq(returnLines.returnId, id));
  await expect(lines).rejects.toMatchObject(FOREIGN_KEY);
  const scanned = db.update(returnPieces).set({ scannedAt: now() }).where(eq(returnPieces.returnId, id));
  await expect(scanned).rejects.toMatchObject(CHECK);
});
