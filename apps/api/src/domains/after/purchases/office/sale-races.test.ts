import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { SaleInput } from '@yahont/contracts/office/money/sales.ts';
import type { StaffContext, StaffMember } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { inCash, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { storePurchases } from '../purchases.tables.ts';
import { recordSale } from './record-sale.ts';
import { undoSale } from './undo-sale.ts';

const ROUNDS = 50;

let shop: TestShop;
let buyer: TestBuyer;
let consultants: [StaffContext, StaffContext];
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await shop.makeBuyer();
  consultants = [await headContext(), await headContext()];
});
afterAll(() => shop.stop());

async function headContext(): Promise<StaffContext> {
  const { staffId, name } = await makeStaff(shop.context, ['head']);
  const caller: StaffMember = {
    kind: 'staff',
    staffId,
    sessionId: name,
    name,
    roles: ['head'],
    permissions: new Set(),
    storeIds: [],
    sessionEndsAt: new Date(shop.clock.now().getTime() + 3_600_000),
    provedAt: 'program',
  };
  return { ...shop.contextOf(buyer), caller };
}

const saleOf = (receipt: string, uins: readonly string[]) =>
  SaleInput.parse({
    storeId: shop.store.id,
    receipt: { number: receipt, issuedAt: shop.clock.now().toISOString(), total: uins.length * 100 },
    lines: uins.map((uin) => ({ uin, paid: 100 })),
  });

/** The id of the sale, or the reason of its refusal. */
async function trySale(by: StaffContext, input: SaleInput): Promise<number | string> {
  try {
    return await recordSale(by, input);
  } catch (error) {
    if (error instanceof AppError) return error.reason;
    throw error;
  }
}

async function stateOf(uin: string): Promise<string | undefined> {
  const [row] = await shop.context.db.select({ state: items.state }).from(items).where(eq(items.uin, uin));
  return row?.state;
}

test(
  'a stone is sold in the salon and ordered on the site at once: one wins, fifty times',
  { timeout: 120_000 },
  async () => {
    const { stoneId, uin } = await makeTestStone(shop.context, { price: STONE_PRICE }, shop.store.id);
    const [consultant] = consultants;
    for (let round = 0; round < ROUNDS; round += 1) {
      (await shop.call(addStoneToCart, { as: buyer.headers, body: { stoneId, skuId: null } })).answer();
      const atTill = () => trySale(consultant, saleOf(`stone ${round}`, [uin]));
      const onSite = () => inCash(shop, buyer, STONE_PRICE);
      // The first sender changes from round to round.
      const sale = round % 2 === 0 ? atTill() : null;
      const ordered = onSite();
      const [sold, order] = await Promise.all([sale ?? atTill(), ordered]);
      if (typeof sold === 'number') {
        expect([order.status, order.problem.code]).toEqual([409, 'out-of-stock']);
        expect(await stateOf(uin)).toBe('sold');
        await undoSale(consultant, { id: sold, reason: 'ошибка' });
      } else {
        expect(sold).toBe('piece-reserved');
        expect(order.status).toBe(201);
        expect(await stateOf(uin)).toBe('reserved');
        await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.answer().id } });
      }
      expect(await stateOf(uin)).toBe('available');
    }
  },
);

test('the same receipt twice at once is one sale, fifty times', { timeout: 60_000 }, async () => {
  const uins = await pieces(2 * ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = saleOf(`same ${round}`, uins.slice(2 * round, 2 * round + 2));
    const [one, other] = await Promise.all(consultants.map((by) => trySale(by, input)));
    expect(one).toEqual(expect.any(Number));
    expect(other).toBe(one);
  }
  const [{ sales } = { sales: 0 }] = await shop.context.db
    .select({ sales: count() })
    .from(storePurchases)
    .where(eq(storePurchases.total, 200));
  expect(sales).toBe(ROUNDS);
});

test(
  'two consultants sell one piece by two receipts: one wins, fifty times',
  { timeout: 60_000 },
  async () => {
    for (const [round, uin] of (await pieces(ROUNDS)).entries()) {
      const results = await Promise.all(
        consultants.map((by, at) => trySale(by, saleOf(`race ${round} ${at}`, [uin]))),
      );
      expect(results.filter((result) => typeof result === 'number')).toHaveLength(1);
      expect(results.filter((result) => result === 'piece-gone')).toHaveLength(1);
    }
  },
);

test(
  'two receipts that share pieces in another order wait for each other and do not lock up',
  { timeout: 60_000 },
  async () => {
    const uins = await pieces(2 * ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const pair = uins.slice(2 * round, 2 * round + 2);
      const results = await Promise.all([
        trySale(consultants[0], saleOf(`there ${round}`, pair)),
        trySale(consultants[1], saleOf(`back ${round}`, pair.toReversed())),
      ]);
      expect(results.map((result) => typeof result).toSorted()).toEqual(['number', 'string']);
      expect(results).toContain('piece-gone');
    }
  },
);

/** УИН of so many rings in the store. */
async function pieces(stock: number): Promise<string[]> {
  const { skuId } = await shop.makeProduct({ stock, storeId: shop.store.id });
  const rows = await shop.context.db.select({ uin: items.uin }).from(items).where(eq(items.skuId, skuId));
  return rows.map(({ uin }) => uin);
}
