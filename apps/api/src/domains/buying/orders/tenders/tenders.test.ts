import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { placeMixed } from '#src/testing/money/mixed-order.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { readOrder } from '#src/testing/returns/bought.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { lockTenders, payTender } from './tenders.ts';
import { orderTenders } from './tenders.tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('an unpaid order that is cancelled gives its certificate and points back, and makes no refund', async () => {
  const buyer = await shop.makeBuyer({ points: 500 });
  const certificate = await makeCertificate(shop, kopecks(100_000));
  const order = await placeMixed(shop, buyer, { pieces: 1, bonus: 500, certificateIds: [certificate] });
  expect(await certificateBalance(shop, certificate)).toBe(0);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  expect(await certificateBalance(shop, certificate)).toBe(100_000);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(500);
  expect((await readOrder(shop, buyer, order.id)).tenders.map(({ state }) => state)).toEqual(
    Array.from({ length: 3 }, () => 'released'),
  );
  expect(await refundIdsOf(shop.context.db, order.id)).toEqual([]);
});

test('an expired, an empty and an unknown certificate are refused, and nothing is taken', async () => {
  const buyer = await shop.makeBuyer();
  const expired = await makeCertificate(shop, kopecks(100_000), { lifeMs: -1 });
  for (const certificateIds of [[expired], [randomUUID()]])
    await expect(placeMixed(shop, buyer, { pieces: 1, certificateIds })).rejects.toMatchObject({
      reason: 'certificate-unusable',
    });
  expect(await certificateBalance(shop, expired)).toBe(100_000);
});

test('a certificate in two orders at once is used up once', async () => {
  const certificate = await makeCertificate(shop, kopecks(500_000));
  const buyers = [await shop.makeBuyer(), await shop.makeBuyer()];
  const made = await Promise.allSettled(
    buyers.map((buyer) =>
      placeMixed(shop, buyer, { pieces: 1, certificateIds: [certificate], due: 500_001 }),
    ),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await certificateBalance(shop, certificate)).toBe(0);
});

test('an order with two parts in money is settled by the second one', async () => {
  const { order } = await makeOrder(shop);
  const settled = await shop.context.db.transaction(async (tx) => {
    const [card] = await lockTenders(tx, order.id);
    if (!card) throw new Error('an order without tenders');
    const cash = { ...card, id: randomUUID(), position: 1, kind: 'cash' as const, amount: 1 };
    await tx.insert(orderTenders).values(cash);
    await tx
      .update(orderTenders)
      .set({ amount: card.amount - 1 })
      .where(eq(orderTenders.id, card.id));
    const pay = (tenderId: string) => payTender(tx, { tenderId, reference: null, at: shop.clock.now() });
    return [await pay(card.id), await pay(cash.id)];
  });
  expect(settled).toEqual([{ isOrderSettled: false }, { isOrderSettled: true }]);
});
