import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import {
  captureEndingHolds,
  closeSale,
  processDueReceipts,
  reconcileStuckPayments,
} from '#src/domains/buying/payment/index.ts';
import { expectAgreement } from '#src/testing/money/agreeing-books.ts';
import { askForAnother, orderByAskingCard, statesOf, type Asking } from '#src/testing/money/asking-card.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';

/** Stories for each way of taking money. */
const RUNS = 12;
const SEED = 20_261_126;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

type Scene = { house: YookassaShop; asking: Asking };

/** What may happen to an order whose saved card waits for 3-D Secure. Two of them may happen at once. */
const ACTIONS = {
  'another-card': ({ house, asking }) => askForAnother(house, asking),
  'open-page': ({ house, asking: { buyer, order } }) =>
    house.shop.call(startPayment, { as: buyer.headers, params: { id: order.id } }),
  'confirm-saved': async ({ house, asking }) => house.fake.succeed(asking.savedId),
  'pay-typed': async (scene) => typedOf(scene).forEach((id) => scene.house.fake.succeed(id)),
  'decline-typed': async (scene) => {
    for (const id of typedOf(scene))
      if (scene.house.fake.payments.get(id)?.status === 'pending')
        scene.house.fake.cancel(id, 'insufficient_funds');
  },
  'notice-of-saved': ({ house, asking }) => house.notify(asking.savedId),
  'notices-of-typed': (scene) => Promise.all(typedOf(scene).map((id) => scene.house.notify(id))),
  sweep: ({ house: { shop } }) => reconcileStuckPayments(shop.context, shop.payment, { olderThanMs: 0 }),
  refunds: ({ house }) => house.refundAll(),
  'reservation-ends': async ({ house: { shop } }) => {
    shop.clock.advance(31 * MINUTE_MS);
    await expireReservations(shop.context);
  },
  cancel: ({ house, asking: { buyer, order } }) =>
    house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } }),
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;
type Action = keyof typeof ACTIONS;

const action = fc.constantFrom(...(Object.keys(ACTIONS) as Action[]));
const likely = fc.constantFrom<Action>('another-card', 'confirm-saved', 'pay-typed', 'notice-of-saved');
const step = fc.array(fc.oneof(action, likely), { minLength: 1, maxLength: 3 });

/** How far an order is before its story begins, so that most stories are about two attempts. */
const BEGINNINGS: readonly (readonly Action[])[] = [
  [],
  ['another-card'],
  ['another-card', 'confirm-saved'],
  ['another-card', 'pay-typed', 'notices-of-typed'],
];

/** Payments of the order at the bank for which a card was typed. */
function typedOf({ house, asking }: Scene): string[] {
  return [...house.fake.payments.values()]
    .filter(({ id, metadata }) => metadata['order_id'] === String(asking.order.id) && id !== asking.savedId)
    .map(({ id }) => id);
}

describe.each(['at-once', 'at-hand-over'] as const)('money that is taken %s', (capture) => {
  let house: YookassaShop;
  beforeAll(async () => {
    house = await openYookassaShop({ capture, savesCards: true, methods: ['card'], timeoutMs: 10_000 });
  });
  afterAll(() => house.stop());

  test('is taken once, whatever becomes of a replaced card', { timeout: 300_000 }, async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.constantFrom(...BEGINNINGS),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        async (takesAtOnce, beginning, steps) => {
          const asking = await orderByAskingCard(house, { takesAtOnce });
          for (const together of [...beginning.map((name) => [name]), ...steps]) {
            house.shop.clock.advance(1000);
            await Promise.all(together.map((name) => ACTIONS[name]({ house, asking })));
          }
          for (const state of await statesOf(house, asking)) seen.add(state);
          await settle(house, asking);
          await expectAgreement(house, asking.buyer, asking.order.id);
          for (const state of await statesOf(house, asking)) seen.add(state);
        },
      ),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    );
    // Stories in which nothing was replaced, or nobody paid twice, prove little.
    expect([...seen]).toEqual(expect.arrayContaining(['replaced', 'surplus', 'succeeded', 'cancelled']));
  });
});

/** Unconfirmed payments end at the bank, every job runs, and an order that was paid is handed over. */
async function settle(house: YookassaShop, { buyer, order }: Asking): Promise<void> {
  const { shop, fake } = house;
  shop.clock.advance(61 * MINUTE_MS);
  for (const { id, status } of fake.payments.values())
    if (status === 'pending') fake.cancel(id, 'expired_on_confirmation');
  await expireReservations(shop.context);
  const runJobs = async () => {
    await reconcileStuckPayments(shop.context, shop.payment, { olderThanMs: 0 });
    await house.refundAll();
    await captureEndingHolds(shop.context, shop.payment);
    await processDueReceipts(shop.context, shop.payment);
  };
  for (let round = 0; round < 2; round += 1) await runJobs();
  if ((await house.read(buyer, order)).status === 'paid') {
    await handOverAll(shop, order.id);
    await closeSale(shop.context, shop.payment, order.id);
  }
  fake.books.fiscalise();
  shop.clock.advance(7 * DAY_MS);
  for (let round = 0; round < 2; round += 1) await runJobs();
}
