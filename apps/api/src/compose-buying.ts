import { instalmentOf } from '@yahont/values/instalment.ts';
import type { Context } from '#src/platform/context.ts';
import type { Routes } from '#src/platform/serve.ts';
import { createPaymentProvider } from '#src/adapters/payment-settings.ts';
import type { PaymentSettings } from '#src/adapters/payment-settings.ts';
import { yookassaRoutes } from '#src/adapters/yookassa/yookassa.routes.ts';
import { cartRoutes } from '#src/domains/cart/cart.routes.ts';
import { bonusOf, findSku } from '#src/domains/catalogue/index.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { checkoutRoutes } from '#src/domains/checkout/checkout.routes.ts';
import type { CheckoutDeps } from '#src/domains/checkout/index.ts';
import { courierDates } from '#src/domains/delivery/index.ts';
import type { OrderDeps } from '#src/domains/orders/index.ts';
import { orderRoutes } from '#src/domains/orders/orders.routes.ts';
import {
  beginPayment,
  DEFAULT_PAYMENT_RULES,
  reconcileByProviderId,
  reconcileStuckPayments,
  refundPayment,
  requestRefund,
} from '#src/domains/payment/index.ts';
import type { PaymentDeps, PaymentRules } from '#src/domains/payment/index.ts';
import { paymentRoutes } from '#src/domains/payment/payment.routes.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import type { JobRegistry } from '#src/jobs/job-registry.ts';

export type BuyingSettings = {
  payment: PaymentSettings;
  /** Limits of the contracts; usual ones unless given. */
  paymentRules?: PaymentRules;
};

type Parts = { context: Context; catalogue: Catalogue; stores: StoreDirectory; settings: BuyingSettings };

export type Buying = {
  checkout: CheckoutDeps;
  mount: (routes: Routes) => void;
  registerJobs: (jobs: JobRegistry) => void;
};

/** Cart, checkout, orders and payment, put together. */
export function composeBuying({ context, catalogue, stores, settings }: Parts): Buying {
  const { payment: paymentSettings, paymentRules = DEFAULT_PAYMENT_RULES } = settings;
  const orders: OrderDeps = {
    findSku: (skuId) => findSku(catalogue, skuId),
    findStore: (storeId) => stores.find(storeId, context.now()),
  };
  const payment: PaymentDeps = {
    provider: createPaymentProvider(paymentSettings, context),
    findStore: orders.findStore,
  };
  const checkout: CheckoutDeps = {
    book: { find: (skuId) => findSku(catalogue, skuId) },
    rules: {
      instalmentOf: payment.provider.takesInstalments ? (goods) => instalmentOf(goods) : () => null,
      bonusOf,
    },
    readyDate: (city, now) => firstOf(courierDates(city, now)),
    orders,
    provider: payment.provider.name,
    paymentRules: { ...paymentRules, takesCards: paymentSettings.kind !== 'none' },
    storesIn: (city, now) => stores.listInCity(city.id, now),
  };
  return {
    checkout,
    mount: (routes) => {
      cartRoutes(routes, checkout);
      checkoutRoutes(routes, checkout);
      orderRoutes(routes, { ...orders, requestRefund });
      paymentRoutes(routes, payment);
      if (paymentSettings.kind === 'yookassa') {
        yookassaRoutes(routes, {
          settings: paymentSettings,
          reconcile: (ctx, providerId) => reconcileByProviderId(ctx, payment, providerId),
        });
      }
    },
    registerJobs: (jobs) => {
      jobs.registerJob('start-payment', ({ paymentId }) => beginPayment(context, payment, paymentId));
      jobs.registerJob('refund-payment', ({ paymentId }) => refundPayment(context, payment, paymentId));
      jobs.registerStart({
        name: 'reconcile-payments-of-before',
        run: async () => {
          await reconcileStuckPayments(context, payment, { olderThanMs: 0 });
        },
      });
      jobs.registerSchedule({
        name: 'reconcile-stuck-payments',
        cron: '* * * * *',
        run: async () => {
          await reconcileStuckPayments(context, payment);
        },
      });
    },
  };
}

function firstOf(dates: readonly string[]): string {
  const [first] = dates;
  if (first === undefined) throw new Error('a city without delivery days');
  return first;
}
