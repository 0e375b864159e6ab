import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import type { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { loadStoneCatalogue } from '#src/domains/goods/stones/index.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { inCash, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { importTestStones, makeTestStone, stoneToImport } from '#src/testing/stones.ts';
import { findStone } from '../find-stone.ts';
import { stateOf } from '../stone-state.ts';
import { stones } from '../stones.tables.ts';
import { importStones } from './import-stones.ts';
import { removeStones } from './remove-stones.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await importTestStones(shop.context, []);
});
afterAll(() => shop.stop());

async function priceOf(code: string): Promise<number | undefined> {
  const [row] = await shop.context.db
    .select({ price: stones.price })
    .from(stones)
    .where(eq(stones.code, code));
  return row?.price;
}

test('rows that cannot be written are named with their number and reason, and all others are written', async () => {
  const [first, second, held] = [stoneToImport(), stoneToImport(), stoneToImport()];
  await importTestStones(shop.context, [held]);
  const refused = await importStones(shop.context, [
    first,
    stoneToImport({ price: 0 }),
    { ...stoneToImport(), shape: 'triangle', caratMilli: '500' },
    stoneToImport({ laboratory: 'HRD', certificate: '1' }),
    { ...first, code: 'another-code' },
    stoneToImport({ code: first.code }),
    stoneToImport({ code: held.code }),
    stoneToImport({ name: 'a\u0000b' }),
    stoneToImport({ facts: { inclusions: [], inscription: '\uD800', gemmologist: '' } }),
    null,
    second,
  ]);
  expect(refused).toEqual([
    { row: 2, reason: expect.stringMatching(/^price: /) },
    { row: 3, reason: expect.stringMatching(/^shape: .*; caratMilli: /) },
    { row: 4, reason: 'unknown-laboratory: HRD' },
    { row: 5, reason: `certificate-repeated: GIA ${first.certificate}` },
    { row: 6, reason: `code-repeated: ${first.code}` },
    { row: 7, reason: `code-taken: GIA ${held.certificate}` },
    { row: 8, reason: 'name: control characters' },
    { row: 9, reason: 'facts.inscription: not well-formed' },
    { row: 10, reason: expect.any(String) },
  ]);
  expect([await priceOf(first.code), await priceOf(second.code)]).toEqual([first.price, second.price]);
  expect(await priceOf('another-code')).toBeUndefined();
});

test('another rate changes every price and nothing else, and carts show it', async () => {
  const given = stoneToImport({ price: STONE_PRICE });
  const { stoneId } = await makeTestStone(shop.context, given, shop.store.id);
  const { headers } = shop.makeVisitor();
  (await shop.call(addStoneToCart, { as: headers, body: { stoneId, skuId: null } })).answer();
  const [before] = await shop.context.db.select().from(stones).where(eq(stones.id, stoneId));
  await importTestStones(shop.context, [{ ...given, price: STONE_PRICE + 100_000 }]);
  const [after] = await shop.context.db.select().from(stones).where(eq(stones.id, stoneId));
  expect(after).toEqual({ ...before, price: STONE_PRICE + 100_000 });
  expect((await shop.call(getCart, { as: headers })).answer().lines).toMatchObject([
    { stoneId, price: STONE_PRICE + 100_000 },
  ]);
});

test('a stone that was removed leaves listing and carts, says that it is sold, and returns with an import', async () => {
  const given = stoneToImport({ price: STONE_PRICE });
  const { stoneId, code } = await makeTestStone(shop.context, given, shop.store.id);
  const { headers } = shop.makeVisitor();
  (await shop.call(addStoneToCart, { as: headers, body: { stoneId, skuId: null } })).answer();
  const changes = await shop.listen();
  const heard: string[] = [];
  changes.subscribe((tags) => void heard.push(...tags));
  const audited = await shop.context.db.$count(auditLog);
  for (let time = 0; time < 2; time += 1) await removeStones(shop.context, [given]);
  await changes.caughtUp();
  expect(heard.filter((tag) => tag.startsWith('stone'))).toEqual(['stone-listing', `stone:${stoneId}`]);
  expect(await shop.context.db.$count(auditLog)).toBe(audited + 1);
  expect(await look(stoneId, code)).toEqual({ isListed: false, state: 'sold' });
  expect((await shop.call(getCart, { as: headers })).answer().lines).toEqual([]);
  const again = await shop.call(addStoneToCart, { as: headers, body: { stoneId, skuId: null } });
  expect([again.status, again.problem.code]).toEqual([404, 'stone-not-found']);

  await importTestStones(shop.context, [given]);
  await changes.stop();
  expect(await look(stoneId, code)).toEqual({ isListed: true, state: 'available' });
});

test('an order keeps a stone that an import removes; cancelled, the stone is not on sale until it is imported again', async () => {
  const given = stoneToImport({ price: STONE_PRICE });
  const { stoneId, code, uin } = await makeTestStone(shop.context, given, shop.store.id);
  const buyer = await shop.makeBuyer();
  (await shop.call(addStoneToCart, { as: buyer.headers, body: { stoneId, skuId: null } })).answer();
  const { id } = (await inCash(shop, buyer, STONE_PRICE)).answer();
  await removeStones(shop.context, [given]);
  const order = (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
  expect(order.lines).toMatchObject([{ uins: [uin], price: STONE_PRICE }]);
  // Importing a stone does not take it from its order.
  await importTestStones(shop.context, [{ ...given, price: STONE_PRICE * 2 }]);
  expect(await look(stoneId, code)).toEqual({ isListed: false, state: 'reserved' });
  const [item] = await shop.context.db.select().from(items).where(eq(items.uin, uin));
  expect(item).toMatchObject({ state: 'reserved', orderId: id });
  expect((await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer().lines).toMatchObject([
    { price: STONE_PRICE },
  ]);

  await removeStones(shop.context, [given]);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id } });
  expect(await look(stoneId, code)).toEqual({ isListed: false, state: 'sold' });
  await importTestStones(shop.context, [given]);
  expect(await look(stoneId, code)).toEqual({ isListed: true, state: 'available' });
});

test(
  'ten thousand stones are written in seconds, and again without a change',
  { timeout: 60_000 },
  async () => {
    const list = Array.from({ length: 10_000 }, (_, index): ImportStone => {
      const certificate = `many-${index}`;
      return stoneToImport({ certificate, code: `gia-${certificate}` });
    });
    const start = performance.now();
    expect(await importStones(shop.context, list)).toEqual([]);
    expect(await importStones(shop.context, list)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(20_000);
    const [row] = await shop.context.db.select().from(stones).where(eq(stones.code, 'gia-many-9999'));
    expect(row?.certificate).toBe('many-9999');
  },
);

/** As a process that starts now sees the stone. */
async function look(stoneId: number, code: string): Promise<{ isListed: boolean; state: string }> {
  const { db } = shop.context;
  const catalogue = await loadStoneCatalogue({ db, cityIdOf: () => 216, placeOf: () => null });
  return { isListed: catalogue.find(stoneId) !== undefined, state: stateOf(await findStone(db, code)) };
}
