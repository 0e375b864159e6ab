import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { cartLines, carts } from '#src/domains/buying/cart/cart.tables.ts';
import type { Refund } from '#src/domains/buying/payment/provider.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { importTestStones, stoneToImport } from '#src/testing/stones.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { payOrder } from '#src/testing/money/card-payment.ts';
import { notingBank } from '#src/testing/money/noting-bank.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { carryOutRefund, requestRefund } from '../index.ts';

const RING = kopecks(1_500_000);
const STONE = kopecks(2_000_000);
const WRAP = 35_000;

const asked: Refund[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    createProvider: notingBank(asked),
  });
});
afterAll(() => shop.stop());

test('a set piece and its gift wrap come back line by line: points, card and receipts to the kopeck', async () => {
  const buyer = await shop.makeBuyer({ points: 1_000 });
  await putWrappedSetInto(buyer);
  const expectedTotal = RING + STONE + WRAP - 100_000;
  const placed = await sendOrder(shop, buyer, { payment: 'card', bonus: 1_000, expectedTotal });
  const { id: orderId, lines } = placed.answer();
  const [piece] = lines;
  const [wrap] = piece?.services ?? [];
  expect(lines).toMatchObject([{ kind: 'set-piece', services: [{ service: 'gift-wrap', price: WRAP }] }]);
  expect(piece?.uins).toHaveLength(2);
  await payOrder(shop, buyer, orderId);

  await giveBack(orderId, [wrap?.id ?? 0]);
  await giveBack(orderId, [piece?.id ?? 0]);
  const receipts = asked.map(({ receipt }) => receipt.lines);
  expect(receipts).toEqual([
    [
      {
        description: 'Открытка от руки в подарочной упаковке',
        amount: wrap?.total,
        subject: 'service',
        mode: 'whole',
      },
    ],
    [
      {
        description: [piece?.name, ...(piece?.details ?? [])].join(', '),
        amount: piece?.total,
        subject: 'commodity',
        mode: 'whole',
      },
    ],
  ]);
  expect(asked.map(({ amount }) => amount)).toEqual([wrap?.total, piece?.total]);
  const after = (await shop.call(getOrder, { as: buyer.headers, params: { id: orderId } })).answer();
  expect(after.tenders).toMatchObject([
    { kind: 'bonus', refunded: 100_000 },
    { kind: 'card', refunded: expectedTotal },
  ]);
});

/** A cart as the pages of sets, which come later, will fill it. */
async function putWrappedSetInto(buyer: TestBuyer): Promise<void> {
  const { db, now } = shop.context;
  const stone = stoneToImport({ price: STONE, certificate: '2141438171' });
  await importTestStones(shop.context, [stone]);
  const [row] = await db
    .select({ id: stones.id })
    .from(stones)
    .where(eq(stones.certificate, stone.certificate));
  const stoneId = row?.id ?? 0;
  await db
    .insert(items)
    .values({ uin: makeUin(), stoneId, storeId: shop.store.id, changedAt: shop.clock.now() });
  const { skuId } = await shop.makeProduct({ price: RING, stock: 1 });
  const [cart] = await db
    .insert(carts)
    .values({ accountId: buyer.accountId, updatedAt: now() })
    .returning({ id: carts.id });
  const common = { cartId: cart?.id ?? 0, quantity: 1, createdAt: now() };
  const [line] = await db
    .insert(cartLines)
    .values({ ...common, kind: 'set-piece', skuId, stoneId })
    .returning({ id: cartLines.id });
  await db.insert(cartLines).values({
    ...common,
    kind: 'service',
    parentId: line?.id ?? 0,
    service: 'gift-wrap',
    options: { note: 'Маме' },
  });
}

async function giveBack(orderId: number, lines: readonly number[]): Promise<void> {
  const refundId = await shop.context.db.transaction((tx) =>
    requestRefund(tx, asSystem(shop.context, 'payment'), {
      orderId,
      reason: 'returned',
      lines,
      withDelivery: false,
    }),
  );
  if (refundId === null) throw new Error('nothing was refunded');
  await carryOutRefund(shop.context, shop.payment, refundId);
}
