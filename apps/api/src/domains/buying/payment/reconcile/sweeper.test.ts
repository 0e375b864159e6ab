import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { reconcileStuckPayments } from '../index.ts';

const ORDERS = 60;
/** Requests that the sweeper sends at once. */
const PARALLEL = 8;

let shop: TestShop;
let asked = 0;
let mostAsked = 0;
/** The bank answers nobody before so many have asked: one request after another would wait for ever. */
const allAsked = Promise.withResolvers<void>();

beforeAll(async () => {
  shop = await openTestShop({
    createProvider: (context) => {
      const bank = createDemoBank(context);
      return {
        ...bank,
        get: async (providerId) => {
          asked += 1;
          mostAsked = Math.max(mostAsked, asked);
          if (asked === PARALLEL) allAsked.resolve();
          await allAsked.promise;
          asked -= 1;
          return bank.get(providerId);
        },
      };
    },
  });
});
afterAll(() => shop.stop());

test('one round after a start checks all payments of any age, a few in parallel', async () => {
  for (let index = 0; index < ORDERS; index += 1) {
    const { buyer, order } = await makeOrder(shop);
    (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  }
  // The bank took the money, and the process was killed before it received the answer.
  await shop.context.db.update(demoBankPayments).set({ state: 'succeeded' });

  expect(await reconcileStuckPayments(shop.context, shop.payment), 'young ones have their chance').toBe(0);
  expect(await reconcileStuckPayments(shop.context, shop.payment, { olderThanMs: 0 })).toBe(ORDERS);
  expect(mostAsked).toBe(PARALLEL);
  expect(await shop.context.db.$count(orders, eq(orders.status, 'paid'))).toBe(ORDERS);
}, 180_000);
