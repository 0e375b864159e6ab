import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { inCash, makeSetting, SEAT_PRICE, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';

const ROUNDS = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Wish = { buyer: TestBuyer; skuId: number | null };

async function order({ buyer, skuId }: Wish) {
  return inCash(shop, buyer, STONE_PRICE + (skuId === null ? 0 : SEAT_PRICE));
}

async function statesOf(uins: readonly string[]): Promise<string[]> {
  const rows = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(inArray(items.uin, [...uins]));
  return rows.map(({ state }) => state);
}

test('two shoppers race for one stone, in a ring and alone: one wins and the other keeps a clean cart, fifty times', async () => {
  const { skuId } = await makeSetting(shop, { stock: 3 });
  const { stoneId, uin } = await makeTestStone(shop.context, { price: STONE_PRICE }, shop.store.id);
  const [ringed, alone] = await Promise.all([shop.makeBuyer(), shop.makeBuyer()]);
  const winners = new Set<TestBuyer>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // Who sends first changes from round to round, and so does who sets the stone.
    const wishes: Wish[] = [
      { buyer: ringed, skuId },
      { buyer: alone, skuId: round % 4 < 2 ? null : skuId },
    ];
    if (round % 2 === 1) wishes.reverse();
    for (const { buyer, skuId: chosen } of wishes) {
      const body = { stoneId, skuId: chosen };
      (await shop.call(addStoneToCart, { as: buyer.headers, body })).answer();
    }
    const answers = await Promise.all(wishes.map(order));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const won = answers.findIndex(({ status }) => status === 201);
    const lost = answers[1 - won];
    expect(lost?.problem).toMatchObject({
      code: 'out-of-stock',
      context: { skuIds: [], stoneIds: [stoneId] },
    });
    const winner = wishes[won]?.buyer ?? ringed;
    winners.add(winner);
    const { id, lines } = answers[won]?.answer() ?? { id: 0, lines: [] };
    const uins = lines.flatMap((line) => line.uins);
    expect(uins).toContain(uin);
    expect(new Set(await statesOf(uins))).toEqual(new Set(['reserved']));
    await shop.call(cancelOrder, { as: winner.headers, params: { id } });
    expect(new Set(await statesOf(uins))).toEqual(new Set(['available']));
  }
  expect(winners.size).toBe(2);
  const settings = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(eq(items.skuId, skuId));
  expect(settings.map(({ state }) => state)).toEqual(['available', 'available', 'available']);
});

test('an order of a stone drops the pages of the listing of stones, and so does its end', async () => {
  const { stoneId } = await makeTestStone(shop.context, { price: STONE_PRICE }, shop.store.id);
  const buyer = await shop.makeBuyer();
  const body = { stoneId, skuId: null };
  (await shop.call(addStoneToCart, { as: buyer.headers, body })).answer();
  const changes = await shop.listen();
  const heard = new Set<string>();
  changes.subscribe((tags) => tags.forEach((tag) => heard.add(tag)));
  const { id } = (await order({ buyer, skuId: null })).answer();
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining([`stone:${stoneId}`, 'stone-listing']));
  await changes.caughtUp();
  heard.clear();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id } });
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining([`stone:${stoneId}`, 'stone-listing']));
  await changes.stop();
});
