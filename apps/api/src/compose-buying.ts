import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import type { PaymentRules } from '@yahont/values/sums/ways-to-pay.ts';
import type { Context } from '#src/platform/context.ts';
import { createPaymentProvider } from '#src/adapters/payment-settings.ts';
import type { PaymentSettings } from '#src/adapters/payment-settings.ts';
import { yookassaModule } from '#src/adapters/yookassa/module.ts';
import { cartModule } from '#src/domains/cart/module.ts';
import { findSku } from '#src/domains/catalogue/index.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { CheckoutDeps } from '#src/domains/checkout/index.ts';
import { checkoutModule } from '#src/domains/checkout/module.ts';
import { courierDates } from '#src/domains/delivery/index.ts';
import { ordersModule } from '#src/domains/orders/module.ts';
import { defaultPaymentRules, reconcileByProviderId, refundOrder } from '#src/domains/payment/index.ts';
import type { PaymentDeps } from '#src/domains/payment/index.ts';
import { paymentModule } from '#src/domains/payment/module.ts';
import { returnsModule } from '#src/domains/returns/module.ts';
import type { CityDirectory } from '#src/domains/locations/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';

export type BuyingSettings = {
  payment: PaymentSettings;
  /** Limits of the payment contracts; the usual ones by default. */
  paymentRules?: PaymentRules;
};

type Parts = {
  context: Context;
  catalogue: Catalogue;
  cities: CityDirectory;
  stores: StoreDirectory;
  settings: BuyingSettings;
};

/** Composes cart, checkout, orders and payment with one payment provider. */
export function composeBuying({ context, catalogue, cities, stores, settings }: Parts) {
  const { payment: paymentSettings } = settings;
  const orders = {
    findSku: (skuId: number) => findSku(catalogue, skuId),
    findStore: (storeId: number) => stores.find(storeId, context.now()),
  };
  const payment: PaymentDeps = {
    provider: createPaymentProvider(paymentSettings, context),
    findStore: orders.findStore,
  };
  const checkout: CheckoutDeps = {
    findSku: orders.findSku,
    instalmentOf: payment.provider.takesInstalments ? (goods) => instalmentOf(goods) : () => null,
    sellsCertificates: payment.provider.takesCards,
    findCity: cities.find,
    readyDate: (city, now, workDays) => firstOf(courierDates(city, now, workDays)),
    orders,
    provider: payment.provider.name,
    paymentRules: settings.paymentRules ?? defaultPaymentRules(payment.provider),
    storesIn: (city, now) => stores.listInCity(city.id, now),
  };
  return {
    instalmentOf: checkout.instalmentOf,
    readyDate: checkout.readyDate,
    sellsCertificates: checkout.sellsCertificates,
    modules: [
      cartModule({ context, ...checkout }),
      checkoutModule(checkout),
      ordersModule({ context, ...orders, refundOrder }),
      paymentModule({ context, ...payment }),
      returnsModule(),
      ...(paymentSettings.kind === 'yookassa'
        ? [
            yookassaModule({
              settings: paymentSettings,
              reconcile: (ctx, providerId) => reconcileByProviderId(ctx, payment, providerId),
            }),
          ]
        : []),
    ],
  };
}

function firstOf(dates: readonly string[]): string {
  const [first] = dates;
  if (first === undefined) throw new Error('a city without delivery days');
  return first;
}
