import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder, type Order, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { kopecks } from '@yahont/values/money.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { expireReservations, findLines, getOrderRow } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import {
  carryOutPendingRefunds,
  closeSale,
  reconcileDay,
  reconcileStuckPayments,
  requestRefund,
  captureEndingHolds,
  processDueReceipts,
} from '#src/domains/buying/payment/index.ts';
import { ProviderRefused, ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { AppError } from '#src/platform/errors.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { expectAgreement } from '#src/testing/money/agreeing-books.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { placeMixed } from '#src/testing/money/mixed-order.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import type { TestBuyer } from '#src/testing/shop.ts';
import type { Fault } from './testing/fake-yookassa.ts';

/** Stories for each way of taking money; hundreds with other seeds were tried when this was written. */
const RUNS = 12;
const SEED = 20_261_123;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What may happen next to an order, at the bank or on the way between. */
const STEPS = [
  'open-page',
  'pay',
  'decline',
  'true-webhook',
  'early-webhook',
  'refund-webhook',
  'forged-webhook',
  'foreign-payment',
  'sweep',
  'late-sweep',
  'cancel',
  'reservation-ends',
  'hand-over',
  'line-comes-back',
  'jobs',
  'refunds-wait',
  'refunds-are-cancelled',
  'keys-forgotten',
] as const;
type Step = (typeof STEPS)[number];

const FAULTS: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'refused', status: 503 },
  { kind: 'refused', status: 429 },
  { kind: 'half' },
  { kind: 'silence' },
];

const faults = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 4 }) },
);

/** State of the order when its story begins; most stories are about orders that are paid. */
const BEGINNINGS: readonly (readonly Step[])[] = [
  [],
  ['open-page', 'pay'],
  ['open-page', 'pay', 'true-webhook'],
  ['open-page', 'pay', 'true-webhook', 'hand-over'],
];

/** What an order is after a beginning of so many steps. */
const EXPECTED: Readonly<Record<number, OrderStatus>> = {
  0: 'awaiting-payment',
  2: 'awaiting-payment',
  3: 'paid',
  4: 'completed',
};

/** An order, what happens to it, and how many of the next answers go wrong before each step. */
const story = fc.record({
  pieces: fc.integer({ min: 1, max: 3 }),
  method: fc.constantFrom('card', 'sbp', 'sberpay'),
  withBalances: fc.boolean(),
  beginning: fc.constantFrom(...BEGINNINGS),
  steps: fc.array(fc.record({ step: fc.constantFrom(...STEPS), faults }), { minLength: 3, maxLength: 12 }),
});

describe.each([
  { capture: 'at-once', skewMs: 4 * MINUTE_MS },
  { capture: 'at-hand-over', skewMs: -4 * MINUTE_MS },
] as const)('money that is taken $capture', ({ capture, skewMs }) => {
  let house: YookassaShop;
  beforeAll(async () => {
    house = await openYookassaShop({ capture, skewMs, pageSize: 3, timeoutMs: 60 });
  });
  afterAll(() => house.stop());

  test('agrees in all books after any story', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ pieces, method, withBalances, beginning, steps }) => {
        const { buyer, order } = await place(house, { pieces, method, withBalances });
        for (const step of beginning) await ACTIONS[step]({ house, buyer, order });
        const { status } = await getOrderRow(house.shop.context.db, order.id);
        expect(status, beginning.join(', ')).toBe(EXPECTED[beginning.length]);
        for (const { step, faults: before } of steps) {
          for (const fault of before) house.fake.spoilNext(fault);
          house.shop.clock.advance(1000);
          await attempt(() => ACTIONS[step]({ house, buyer, order }));
          house.fake.clearFaults();
        }
        await settle(house, order);
        await expectAgreement(house, buyer, order.id);
      }),
      { numRuns: RUNS, endOnFailure: true, seed: SEED },
    );
    // Stories that end before anybody has paid prove nothing.
    expect(house.fake.receipts.length).toBeGreaterThan(RUNS / 2);
    expect(await countSold(house)).toBeGreaterThan(0);
  });
});

function countSold({ shop }: YookassaShop): Promise<number> {
  return shop.context.db.$count(orders, eq(orders.status, 'completed'));
}

type Options = { pieces: number; method: 'card' | 'sbp' | 'sberpay'; withBalances: boolean };

async function place({ shop }: YookassaShop, { pieces, method, withBalances }: Options) {
  const buyer = await shop.makeBuyer({ points: 700 });
  if (withBalances) {
    const certificate = await makeCertificate(shop, kopecks(333_333));
    const wish = { pieces, bonus: 300, certificateIds: [certificate] };
    return { buyer, order: await placeMixed(shop, buyer, wish) };
  }
  const { skuId } = await shop.makeProduct({ price: kopecks(1_234_567), stock: pieces + 1 });
  await fillCart(shop, buyer, skuId, pieces);
  const wish = { payment: method, expectedTotal: 1_234_567 * pieces };
  return { buyer, order: (await sendOrder(shop, buyer, wish)).answer() };
}

type Scene = { house: YookassaShop; buyer: TestBuyer; order: Order };

/** A bank that fails makes calls fail; what matters is what the books say afterwards. Anything else is a fault of ours. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (![ProviderUnavailable, ProviderRefused, AppError].some((one) => error instanceof one)) throw error;
  }
}

function paymentsAt({ fake }: YookassaShop, { id }: Order) {
  return [...fake.payments.values()].filter(
    ({ metadata }) => metadata['order_id'] === String(id) && metadata['shop'] === undefined,
  );
}

const ACTIONS: Record<Step, (scene: Scene) => Promise<unknown>> = {
  'open-page': ({ house, buyer, order }) =>
    house.shop.call(startPayment, { as: buyer.headers, params: { id: order.id } }),
  // Only a page whose address reached the buyer can be paid on, and no two at once.
  pay: async ({ house, order }) => house.fake.succeed(paymentsAt(house, order).at(-1)?.id ?? ''),
  decline: async ({ house, order }) => {
    const open = paymentsAt(house, order).find(({ status }) => status === 'pending');
    house.fake.cancel(open?.id ?? '', 'insufficient_funds');
  },
  'true-webhook': async ({ house, order }) => {
    const ids = paymentsAt(house, order).map(({ id }) => id);
    await Promise.all([...ids, ...ids].map((id) => house.notify(id)));
  },
  'early-webhook': async ({ house, order }) => {
    const [first] = paymentsAt(house, order);
    await house.notify(first?.id ?? 'none', { event: 'payment.canceled' });
    await house.notify(first?.id ?? 'none', { event: 'payment.waiting_for_capture' });
  },
  'refund-webhook': async ({ house, order }) => {
    const [first] = paymentsAt(house, order);
    await house.notify('refund-of-nobody', {
      event: 'refund.succeeded',
      object: { payment_id: first?.id ?? 'none' },
    });
  },
  'forged-webhook': async ({ house, order }) => {
    const [first] = paymentsAt(house, order);
    const forged = await house.notify(first?.id ?? 'none', { ip: '203.0.113.7' });
    expect(forged.status).toBe(403);
  },
  // A payment of another shop of the same owner, which names our order.
  'foreign-payment': async ({ house, order }) => {
    const [first] = paymentsAt(house, order);
    if (!first) return;
    const id = `foreign-${order.id}`;
    house.fake.payments.set(id, {
      ...structuredClone(first),
      id,
      status: 'succeeded',
      metadata: { ...first.metadata, shop: 'another' },
    });
    await house.notify(id);
    house.fake.payments.delete(id);
  },
  sweep: ({ house }) => reconcileStuckPayments(house.shop.context, house.shop.payment, { olderThanMs: 0 }),
  'late-sweep': async ({ house }) => {
    house.shop.clock.advance(20 * MINUTE_MS);
    await expireReservations(house.shop.context);
    await reconcileStuckPayments(house.shop.context, house.shop.payment);
  },
  cancel: ({ house, buyer, order }) =>
    house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } }),
  'reservation-ends': async ({ house }) => {
    house.shop.clock.advance(31 * MINUTE_MS);
    await expireReservations(house.shop.context);
  },
  'hand-over': async ({ house, order }) => {
    const { status } = await getOrderRow(house.shop.context.db, order.id);
    if (status !== 'paid') return;
    await handOverAll(house.shop, order.id);
    await closeSale(house.shop.context, house.shop.payment, order.id);
  },
  'line-comes-back': async ({ house, order }) => {
    const { context } = house.shop;
    const [line, ...others] = await findLines(context.db, [order.id]);
    const { status } = await getOrderRow(context.db, order.id);
    // An order that loses its last line before the hand-over is cancelled, and nothing of it is handed over.
    if (others.length === 0 && status !== 'completed') return;
    await context.db.transaction((tx) =>
      requestRefund(tx, asSystem(context, 'command'), {
        orderId: order.id,
        reason: 'returned',
        lines: [line?.id ?? 0],
        withDelivery: false,
      }),
    );
  },
  jobs: ({ house }) => runJobs(house),
  'refunds-wait': async ({ house }) => {
    house.fake.books.later.refunds = true;
  },
  'refunds-are-cancelled': async ({ house }) => house.fake.books.endRefunds('canceled'),
  'keys-forgotten': async ({ house }) => {
    house.shop.clock.advance(25 * HOUR_MS);
    house.fake.forgetKeys();
  },
};

async function runJobs({ shop }: YookassaShop): Promise<void> {
  shop.clock.advance(6 * MINUTE_MS);
  await closeSales(shop);
  await reconcileStuckPayments(shop.context, shop.payment);
  await carryOutPendingRefunds(shop.context, shop.payment);
  await captureEndingHolds(shop.context, shop.payment);
  await processDueReceipts(shop.context, shop.payment);
}

/** Runs hand-overs as the queue does: a failed job stays and is retried. */
async function closeSales({ context, payment }: YookassaShop['shop']): Promise<void> {
  const isWaiting = and(eq(outbox.topic, 'close-sale'), isNull(outbox.queuedAt));
  for (const { id, payload } of await context.db.select().from(outbox).where(isWaiting))
    await attempt(async () => {
      await closeSale(context, payment, Number(payload['orderId']));
      await context.db.update(outbox).set({ queuedAt: context.now() }).where(eq(outbox.id, id));
    });
}

/** The bank is well again: unpaid payments end there, all jobs run, and the days are compared. */
async function settle(house: YookassaShop, { createdAt }: Order): Promise<void> {
  const { shop, fake } = house;
  shop.clock.advance(2 * HOUR_MS);
  for (const { id, status } of fake.payments.values())
    if (status === 'pending') fake.cancel(id, 'expired_on_confirmation');
  fake.books.later.refunds = false;
  fake.books.endRefunds('succeeded');
  await expireReservations(shop.context);
  for (let round = 0; round < 3; round += 1) await runJobs(house);
  fake.books.fiscalise();
  const today = cityDate(shop.clock.now(), 3);
  for (let day = cityDate(new Date(createdAt), 3); day <= today; day = addDays(day, 1))
    await reconcileDay(shop.context, shop.payment, day);
  // What is still held is taken before its time is over.
  shop.clock.advance(7 * 24 * HOUR_MS - HOUR_MS);
  for (let round = 0; round < 4; round += 1) await runJobs(house);
}
