import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { kopecks, toDecimalString } from '@yahont/values/money.ts';
import {
  demoApplicationRefunds,
  demoApplications,
} from '#src/adapters/demo-operator/demo-operator.tables.ts';
import { createDemoOperator } from '#src/adapters/demo-operator/demo-operator.ts';
import { createDolyame } from '#src/adapters/dolyame/dolyame.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '#src/adapters/dolyame/testing/certificate.ts';
import { startFakeDolyame } from '#src/adapters/dolyame/testing/fake-dolyame.ts';
import { startFakeYandexPay } from '#src/adapters/yandex-split/testing/fake-yandex-pay.ts';
import { createYandexSplit } from '#src/adapters/yandex-split/yandex-split.ts';
import type { InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import { carryOutRefund } from '#src/domains/buying/payment/index.ts';
import { ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { openTestShop, type TestShop } from '../shop.ts';
import { applyForInstalment } from './instalment-order.ts';
import { refundIdsOf } from './refunds.ts';

/** What happens on the side of an operator, of which no notice reaches the shop. Sums in kopecks. */
type Office = {
  /** The buyer has signed, and the operator waits for the shop's word. */
  sign: (id: string) => Promise<void> | void;
  /** The contract is in force. */
  enforce: (id: string) => Promise<void> | void;
  annul: (id: string) => Promise<void> | void;
  /** It no longer knows the application. */
  forget: (id: string) => Promise<void> | void;
  change: (id: string, amount: number) => Promise<void> | void;
  /** It gives money back by itself. */
  giveBack: (id: string, amount: number) => Promise<void> | void;
  /** Its records show another sum for its refund. */
  changeRefund: (id: string, amount: number) => Promise<void> | void;
  /** Its refund has disappeared from its records. */
  forgetRefunds: (id: string) => Promise<void> | void;
  /** Answers nothing, or nothing but failures; null: it is back. */
  goAway: (how: 'silence' | 'failure' | null) => void;
  /** Carries out the next refund and answers it with failures, as often as the shop asks at once. */
  loseRefundAnswer: () => void;
  /** Number of calls so far. */
  asked: () => number;
  stop: () => Promise<void>;
};

export type OperatorHouse = Awaited<ReturnType<typeof openHouse>>;

const ANSWERS = { timeoutMs: 150, retryPauseMs: 1, returnUrlBase: 'https://yahont.test' };
/** Attempts of an adapter before a call counts as unanswered. */
const TRIES = 3;

/** The test shop with each operator in turn. */
export const OPERATOR_HOUSES = {
  'yandex-split': async () => {
    const contract = { apiKey: 'test_key', merchantId: 'b0b3e7a2' };
    const fake = await startFakeYandexPay(contract);
    const settings = { ...contract, ...ANSWERS, terms: DEMO_INSTALMENT, baseUrl: fake.url, tax: 11 };
    const { orders, refunds } = fake;
    return openHouse(
      () => createYandexSplit(settings),
      () => ({
        sign: (id) => fake.move(id, 'AUTHORIZED'),
        enforce: (id) => fake.move(id, 'CAPTURED'),
        annul: (id) => fake.move(id, 'VOIDED'),
        forget: (id) => void orders.delete(id),
        change: (id, amount) => {
          const { paymentStatus = '' } = orders.get(id) ?? {};
          fake.move(id, paymentStatus, { orderAmount: toDecimalString(kopecks(amount)) });
        },
        giveBack: (orderId, amount) =>
          void refunds.push({
            orderId,
            operationId: null,
            amount: toDecimalString(kopecks(amount)),
            status: 'SUCCESS',
          }),
        changeRefund: (id, amount) => {
          const refund = refunds.find(({ orderId }) => orderId === id);
          if (refund) refund.amount = toDecimalString(kopecks(amount));
        },
        forgetRefunds: (id) => {
          const kept = refunds.filter(({ orderId }) => orderId !== id);
          refunds.splice(0, refunds.length, ...kept);
        },
        goAway: (how) => {
          fake.isAway = how;
        },
        loseRefundAnswer: () => {
          fake.failNext('failure', 'refund');
          // From the second attempt on the same operation is refused, and the order is read.
          for (let count = 0; count < TRIES; count += 1) fake.failNext('failure', 'read');
        },
        asked: () => fake.seen.length,
        stop: fake.stop,
      }),
    );
  },
  dolyame: async () => {
    const contract = { login: 'shop', password: 'test_password' };
    const fake = await startFakeDolyame(contract);
    const terms = { ...DEMO_INSTALMENT, payments: 4, every: 'fortnight' as const };
    const keys = { certificate: TEST_CERTIFICATE, key: TEST_KEY, authority: TEST_CERTIFICATE };
    const settings = { ...contract, ...ANSWERS, ...keys, terms, baseUrl: fake.url };
    const { orders } = fake;
    return openHouse(
      () => createDolyame(settings),
      () => ({
        sign: (id) => fake.move(id, { status: 'wait_for_commit' }),
        enforce: (id) => fake.move(id, { status: 'committed' }),
        annul: (id) => fake.move(id, { status: 'canceled' }),
        forget: (id) => void orders.delete(id),
        change: (id, amount) => fake.move(id, { amount: amount / 100 }),
        giveBack: (id, amount) => {
          const order = orders.get(id);
          if (!order) return;
          order.refunded += amount / 100;
          order.refunds.push({
            refund_id: randomUUID(),
            refunded_amount: amount / 100,
            status: 'processed',
          });
        },
        changeRefund: (id, amount) => {
          const refund = orders.get(id)?.refunds[0];
          if (refund) refund.refunded_amount = amount / 100;
        },
        forgetRefunds: (id) => void Object.assign(orders.get(id) ?? {}, { refunded: 0, refunds: [] }),
        goAway: (how) => {
          fake.isAway = how;
        },
        loseRefundAnswer: () => {
          for (let count = 0; count < TRIES; count += 1) fake.failNext('failure', 'refund');
        },
        asked: () => fake.seen.length,
        stop: fake.stop,
      }),
    );
  },
  'demo-operator': () => {
    const line = { isAway: false, losesRefund: false, asked: 0 };
    const createOperator = (operator: InstalmentOperator): InstalmentOperator => ({
      ...operator,
      get: async (id) => {
        line.asked += 1;
        if (line.isAway) throw new ProviderUnavailable(operator.name, new Error('away'));
        return operator.get(id);
      },
      refund: async (request) => {
        const answer = await operator.refund(request);
        if (line.losesRefund) {
          line.losesRefund = false;
          throw new ProviderUnavailable(operator.name, new Error('lost'));
        }
        return answer;
      },
    });
    return openHouse(
      (context) => createOperator(createDemoOperator(context)),
      ({ context: { db, now } }) => {
        const set = async (id: string, values: Partial<typeof demoApplications.$inferInsert>) => {
          await db.update(demoApplications).set(values).where(eq(demoApplications.id, id));
        };
        const dropRefunds = async (id: string) => {
          await db.delete(demoApplicationRefunds).where(eq(demoApplicationRefunds.applicationId, id));
          await set(id, { refunded: 0 });
        };
        return {
          sign: (id) => set(id, { state: 'signed' }),
          enforce: (id) => set(id, { state: 'in-force' }),
          annul: (id) => set(id, { state: 'cancelled' }),
          forget: async (id) => {
            await dropRefunds(id);
            await db.delete(demoApplications).where(eq(demoApplications.id, id));
          },
          change: (id, amount) => set(id, { amount }),
          giveBack: async (applicationId, amount) => {
            const id = randomUUID();
            await db.insert(demoApplicationRefunds).values({ id, applicationId, amount, createdAt: now() });
          },
          changeRefund: async (id, amount) => {
            await db
              .update(demoApplicationRefunds)
              .set({ amount })
              .where(eq(demoApplicationRefunds.applicationId, id));
          },
          forgetRefunds: dropRefunds,
          goAway: (how) => {
            line.isAway = how !== null;
          },
          loseRefundAnswer: () => {
            line.losesRefund = true;
          },
          asked: () => line.asked,
          stop: () => Promise.resolve(),
        };
      },
    );
  },
} as const satisfies Record<string, () => Promise<unknown>>;

async function openHouse(
  createOperator: (context: TestShop['context']) => InstalmentOperator,
  openOffice: (shop: TestShop) => Office,
) {
  const shop = await openTestShop({ createOperator });
  const office = openOffice(shop);
  /** The operator's id of an application is that of its payment. */
  const apply = async () => {
    const applied = await applyForInstalment(shop);
    return { ...applied, id: applied.payment.id };
  };
  const pay = async () => {
    const applied = await apply();
    await office.sign(applied.id);
    await applied.read();
    return applied;
  };
  return {
    shop,
    office,
    apply,
    /** An order whose contract is in force on both sides. */
    pay,
    /** An order that was paid and cancelled; its refund waits for `carryOut`. */
    giveBack: async () => {
      const applied = await pay();
      const { buyer, order } = applied;
      await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
      const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
      return { ...applied, refundId, carryOut: () => carryOutRefund(shop.context, shop.payment, refundId) };
    },
    /** The status of an order as it is stored: nobody asks the operator. */
    statusOf: async ({ buyer, order }: Awaited<ReturnType<typeof apply>>) =>
      (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer().status,
    stop: async (): Promise<void> => {
      await shop.stop();
      await office.stop();
    },
  };
}
