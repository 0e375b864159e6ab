import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openTestDatabase } from '#src/testing/database.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { makeProduct, makeUin } from '#src/testing/products/products.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { createLog } from '#src/platform/log.ts';
import type { Context } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { importCities } from '#src/domains/ground/locations/index.ts';
import { importStores } from '#src/domains/ground/stores/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { countAvailable, importItems, releaseItems, sellItems, takeItems } from './index.ts';
import { items } from './stock.tables.ts';

let database: Database;
let ctx: Context;
let storeId: number;
let otherStoreId: number;
let nextOrder = 1;
const at = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = { db: database.db, now: () => at, log: createLog('silent') };
  await importCities(ctx, [importedCity()]);
  await importStores(ctx, [importedStore(), importedStore({ code: 'arbat' })]);
  const rows = await ctx.db.select({ id: stores.id }).from(stores).orderBy(stores.id);
  [storeId, otherStoreId] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
});
afterAll(() => database.close());

const take = (
  lines: { skuId: number; quantity: number }[],
  places: (number | null)[] = [null],
  orderId = nextOrder++,
) => ctx.db.transaction((tx) => takeItems(tx, { lines, orderId, places, at }));
const total = async (skuId: number) => (await countAvailable(ctx.db, [skuId])).get(skuId)?.total ?? 0;
const addPieces = async (skuId: number, places: (number | null)[]) =>
  ctx.db
    .insert(items)
    .values(places.map((place) => ({ uin: makeUin(), skuId, storeId: place, changedAt: at })));

test('of fifty simultaneous buyers exactly one gets the last item', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 1 });
  const results = await Promise.all(Array.from({ length: 50 }, () => take([{ skuId, quantity: 1 }])));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    results.filter((result) => !result.ok && result.reason === 'out-of-stock' && result.skuIds[0] === skuId),
  ).toHaveLength(49);
  expect(await ctx.db.select().from(items).where(eq(items.skuId, skuId))).toMatchObject([
    { state: 'reserved' },
  ]);
});

test('a stone that the buyer before gives back goes to the one who waited for it', async () => {
  const { stoneId } = await makeTestStone(ctx, {}, storeId);
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const before = ctx.db.transaction(async (tx) => {
    await tx.select().from(items).where(eq(items.stoneId, stoneId)).for('update');
    hold();
    // Long enough for the second buyer to wait for the lock; PGlite begins the second transaction only now.
    await delay(100);
  });
  await isHeld;
  const [orderId, wanted] = [nextOrder++, { lines: [], stoneIds: [stoneId], places: [], at }];
  const result = await ctx.db.transaction((tx) => takeItems(tx, { ...wanted, orderId }));
  await before;
  expect(result).toMatchObject({ ok: true, taken: [{ stoneId }] });
});

test('ten items go to ten of thirty buyers, a different one each', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 10 });
  const results = await Promise.all(Array.from({ length: 30 }, () => take([{ skuId, quantity: 1 }])));
  const uins = results.flatMap((result) => (result.ok ? result.taken.map(({ uin }) => uin) : []));
  expect(new Set(uins).size).toBe(uins.length);
  expect(uins.length).toBe(10 - (await total(skuId)));
  expect(uins.length).toBeGreaterThan(0);
});

test('the pickup store gives first, then the warehouse, then other stores', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 0 });
  await addPieces(skuId, [otherStoreId, null, storeId]);
  const places: (number | null | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const result = await take([{ skuId, quantity: 1 }], [storeId, null]);
    places.push(result.ok ? result.taken[0]?.storeId : undefined);
  }
  expect(places).toEqual([storeId, null, otherStoreId]);
});

test('a courier order is sent from the warehouse if possible', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 0 });
  await addPieces(skuId, [storeId, null]);
  expect(await take([{ skuId, quantity: 1 }])).toMatchObject({ ok: true });
  expect((await countAvailable(ctx.db, [skuId])).get(skuId)?.byStore).toEqual(new Map([[storeId, 1]]));
});

test('what lies in a place that is not named is taken last, the same piece each time', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 0 });
  await addPieces(skuId, [storeId, null, otherStoreId]);
  const places: (number | null | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const result = await take([{ skuId, quantity: 1 }], [otherStoreId]);
    places.push(result.ok ? result.taken[0]?.storeId : undefined);
  }
  expect(places).toEqual([otherStoreId, null, storeId]);
});

test('when one line is short no item is taken', async () => {
  const plenty = await makeProduct(ctx.db, { stock: 3 });
  const scarce = await makeProduct(ctx.db, { stock: 1 });
  const none = await makeProduct(ctx.db, { stock: 0 });
  const result = await take([
    { skuId: plenty.skuId, quantity: 2 },
    { skuId: scarce.skuId, quantity: 2 },
    { skuId: none.skuId, quantity: 1 },
  ]);
  expect(result).toEqual({
    ok: false,
    reason: 'out-of-stock',
    skuIds: [scarce.skuId, none.skuId],
    stoneIds: [],
  });
  expect([await total(plenty.skuId), await total(scarce.skuId)]).toEqual([3, 1]);
});

test('two lines of one SKU are added up', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 3 });
  const result = await take([
    { skuId, quantity: 1 },
    { skuId, quantity: 1 },
  ]);
  expect(result.ok && result.taken).toHaveLength(2);
});

test('released items can be bought again, sold ones cannot', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 2 });
  const [kept, dropped] = [nextOrder++, nextOrder++];
  await take([{ skuId, quantity: 1 }], [], kept);
  await take([{ skuId, quantity: 1 }], [], dropped);
  await sellItems(ctx.db, { orderId: kept, at });
  for (const orderId of [kept, dropped, dropped]) await releaseItems(ctx.db, { orderId, at });
  expect(await total(skuId)).toBe(1);
});

test('a change of an item bears the time of the verb, not of the database', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 1 });
  const orderId = nextOrder++;
  const changedAt = async () =>
    (await ctx.db.select().from(items).where(eq(items.skuId, skuId))).map((item) => item.changedAt);
  await take([{ skuId, quantity: 1 }], [], orderId);
  expect(await changedAt()).toEqual([at]);
  const later = new Date(at.getTime() + 60_000);
  await releaseItems(ctx.db, { orderId, at: later });
  expect(await changedAt()).toEqual([later]);
});

test('an order releases and sells only its own items', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 1 });
  const owner = nextOrder++;
  await take([{ skuId, quantity: 1 }], [], owner);
  await releaseItems(ctx.db, { orderId: owner + 100_000, at });
  await sellItems(ctx.db, { orderId: owner + 100_000, at });
  expect(await ctx.db.select().from(items).where(eq(items.skuId, skuId))).toMatchObject([
    { state: 'reserved', orderId: owner },
  ]);
});

test('a rolled-back transaction takes nothing', async () => {
  const { skuId } = await makeProduct(ctx.db, { stock: 1 });
  const failing = ctx.db.transaction(async (tx) => {
    await takeItems(tx, { lines: [{ skuId, quantity: 1 }], orderId: nextOrder++, places: [], at });
    throw new Error('the bank is closed');
  });
  await expect(failing).rejects.toThrow('the bank is closed');
  expect(await total(skuId)).toBe(1);
});

test('importing an item again leaves it with its buyer', async () => {
  const product = await makeProduct(ctx.db, { stock: 0, sizes: [1650, 1700] });
  const piece = { uin: makeUin(), productCode: product.code, size: 1700, storeCode: 'petrovka' };
  await importItems(ctx, [piece]);
  const skuId = product.skuIds[1] ?? 0;
  await take([{ skuId, quantity: 1 }]);
  await importItems(ctx, [piece, { ...piece, storeCode: null }]);
  expect(await ctx.db.select().from(items).where(eq(items.uin, piece.uin))).toMatchObject([
    { state: 'reserved', storeId, skuId },
  ]);
});

test('an item of an unknown size is refused together with the rest of its file', async () => {
  const product = await makeProduct(ctx.db, { stock: 0, sizes: [1650] });
  const piece = { uin: makeUin(), productCode: product.code, size: 1650, storeCode: null };
  await expect(importItems(ctx, [piece, { ...piece, uin: makeUin(), size: 2200 }])).rejects.toMatchObject({
    reason: 'unknown-piece',
  });
  expect(await total(product.skuIds[0] ?? 0)).toBe(0);
});
