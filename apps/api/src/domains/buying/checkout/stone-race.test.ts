import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { inCash, makeSetting, SEAT_PRICE, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';

const ROUNDS = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Contender = { buyer: TestBuyer; skuId: number | null };

async function order({ buyer, skuId }: Contender) {
  return inCash(shop, buyer, STONE_PRICE + (skuId === null ? 0 : SEAT_PRICE));
}

async function statesOf(uins: readonly string[]): Promise<string[]> {
  const rows = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(inArray(items.uin, [...uins]));
  return rows.map(({ state }) => state);
}

/** What each buyer wants in a round: the stone alone or in a ring, of which there may be only one. */
const RACES: readonly [what: string, wants: readonly ['ring' | 'alone', 'ring' | 'alone'], rings: number][] =
  [
    ['one in a ring and one alone', ['ring', 'alone'], 3],
    ['both in a ring', ['ring', 'ring'], 3],
    ['both in the last ring', ['ring', 'ring'], 1],
    ['both alone', ['alone', 'alone'], 3],
  ];

test.each(RACES)(
  'two shoppers race for one stone, %s: one wins and the other keeps a clean cart, fifty times',
  { timeout: 120_000 },
  async (_what, wants, rings) => {
    const { skuId } = await makeSetting(shop, { stock: rings });
    const { stoneId, uin } = await makeTestStone(shop.context, { price: STONE_PRICE }, shop.store.id);
    const buyers = await Promise.all([shop.makeBuyer(), shop.makeBuyer()]);
    const winners = new Set<TestBuyer>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const wishes = buyers.map((buyer, index): Contender => ({
        buyer,
        skuId: wants[index] === 'ring' ? skuId : null,
      }));
      // The first sender changes from round to round.
      if (round % 2 === 1) wishes.reverse();
      for (const { buyer, skuId: chosen } of wishes) {
        const body = { stoneId, skuId: chosen };
        (await shop.call(addStoneToCart, { as: buyer.headers, body })).answer();
      }
      const answers = await Promise.all(wishes.map(order));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const won = answers.findIndex(({ status }) => status === 201);
      expect(answers[1 - won]?.problem.code).toBe('out-of-stock');
      const winner = wishes[won]?.buyer;
      const loser = wishes[1 - won]?.buyer;
      if (!winner || !loser) throw new Error('two wishes');
      winners.add(winner);
      const { id, lines } = answers[won]?.answer() ?? { id: 0, lines: [] };
      const uins = lines.flatMap((line) => line.uins);
      expect(uins).toContain(uin);
      expect(uins).toHaveLength(wishes[won]?.skuId === null ? 1 : 2);
      expect(new Set(await statesOf(uins))).toEqual(new Set(['reserved']));
      expect((await shop.call(getCart, { as: loser.headers })).answer().lines).toMatchObject([
        { stoneId, available: 0 },
      ]);
      await shop.call(cancelOrder, { as: winner.headers, params: { id } });
      expect(new Set(await statesOf(uins))).toEqual(new Set(['available']));
    }
    expect(winners.size).toBe(2);
    const settings = await shop.context.db
      .select({ state: items.state })
      .from(items)
      .where(eq(items.skuId, skuId));
    expect(settings.map(({ state }) => state)).toEqual(Array.from({ length: rings }, () => 'available'));
  },
);

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
