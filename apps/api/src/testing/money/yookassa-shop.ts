import { startPayment, type Payment } from '@yahont/contracts/payment/payment.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { startFakeYookassa } from '#src/adapters/yookassa/testing/fake-yookassa.ts';
import type { YookassaSettings } from '#src/adapters/yookassa/yookassa-settings.ts';
import { createYookassa } from '#src/adapters/yookassa/yookassa.ts';
import { yookassaRoutes } from '#src/adapters/yookassa/yookassa.routes.ts';
import { carryOutPendingRefunds, reconcileByProviderId } from '#src/domains/buying/payment/index.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { openTestShop, type TestBuyer, type TestShop } from '../shop.ts';

const CONTRACT = { shopId: '100500', secretKey: 'test_secret' };
const THEIRS = '185.71.76.5';

export type YookassaShop = Awaited<ReturnType<typeof openYookassaShop>>;

type Options = Partial<YookassaSettings> & {
  /** How far the clock of YooKassa is ahead of ours. */
  skewMs?: number;
  pageSize?: number;
};

/** The test shop with a contract with the fake YooKassa, and what its buyers and the fake do. */
export async function openYookassaShop({ skewMs = 0, pageSize = 100, ...wish }: Options = {}) {
  const clock: { shop?: TestShop } = {};
  const now = () => new Date((clock.shop?.clock.now().getTime() ?? 0) + skewMs);
  const fake = await startFakeYookassa({ ...CONTRACT, now, pageSize });
  const settings: YookassaSettings = {
    ...CONTRACT,
    methods: ['card', 'sbp', 'sberpay'],
    baseUrl: fake.url,
    returnUrlBase: 'https://yahont.test',
    timeoutMs: 500,
    retryPauseMs: 1,
    ...wish,
  };
  const shop = await openTestShop({
    createProvider: () => createYookassa(settings),
    mount: (routes, payment) =>
      yookassaRoutes(routes, {
        settings,
        reconcile: (ctx, providerId) =>
          reconcileByProviderId(ctx, payment, { provider: 'yookassa', providerId }),
      }),
  });
  clock.shop = shop;
  return {
    shop,
    fake,
    settings,
    begin: (buyer: TestBuyer, order: Order) => begin(shop, buyer, order),
    /** A webhook, as YooKassa sends it unless an address says otherwise. */
    notify: (id: string, { event = 'payment.succeeded', ip = THEIRS, object = {} } = {}) =>
      shop.send('POST /api/payment/webhooks/yookassa', {
        body: JSON.stringify({ type: 'notification', event, object: { id, ...object } }),
        ip,
      }),
    /** The buyer pays on YooKassa's page and comes back. */
    pay: async (buyer: TestBuyer, order: Order): Promise<string> => {
      const { providerId } = await begin(shop, buyer, order);
      fake.succeed(providerId);
      await begin(shop, buyer, order);
      return providerId;
    },
    read: async (buyer: TestBuyer, { id }: Order): Promise<Order> =>
      (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer(),
    /** What the jobs of refunds do, without waiting. */
    refundAll: async (): Promise<void> => {
      shop.clock.advance(6 * 60_000);
      await carryOutPendingRefunds(shop.context, shop.payment);
    },
    /** The oldest first; of the same moment, that of the money, of the hand-over, of what came back. */
    receiptsOf: ({ id }: Order) =>
      shop.context.db
        .select()
        .from(receipts)
        .where(eq(receipts.orderId, id))
        .orderBy(asc(receipts.createdAt), sql`${receipts.kind} = 'refund'`, desc(receipts.kind)),
    stop: async (): Promise<void> => {
      await shop.stop();
      await fake.stop();
    },
  };
}

async function begin(
  shop: TestShop,
  buyer: TestBuyer,
  { id }: Order,
): Promise<{ payment: Payment; providerId: string }> {
  const payment = (await shop.call(startPayment, { as: buyer.headers, params: { id } })).answer();
  const { next } = payment;
  return { payment, providerId: next.kind === 'redirect' ? (next.url.split('/').at(-1) ?? '') : '' };
}
