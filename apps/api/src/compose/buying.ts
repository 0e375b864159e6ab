import type { OptionalModule } from '@yahont/contracts/optional-modules.ts';
import { roubles, type Kopecks } from '@yahont/values/money.ts';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import type { PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import { firstPartOf } from '@yahont/values/sums/parts.ts';
import { waysAboveCard } from '@yahont/values/sums/ways-to-pay.ts';
import type { ActingContext, Context } from '#src/platform/context.ts';
import { createCdek } from '#src/adapters/cdek/cdek.ts';
import type { CdekSettings } from '#src/adapters/cdek/cdek-settings.ts';
import type { Files } from '#src/platform/files/file-store.ts';
import type { DadataSettings } from '#src/adapters/dadata/dadata-settings.ts';
import { createTroubles, type Troubles } from '#src/platform/outside/troubles.ts';
import { createPaymentProvider, type PaymentSettings } from '#src/adapters/payment-settings.ts';
import { dolyameModule } from '#src/adapters/dolyame/module.ts';
import { createInstalmentOperator, type InstalmentSettings } from '#src/adapters/instalment-settings.ts';
import { yandexSplitModule } from '#src/adapters/yandex-split/module.ts';
import { yookassaModule } from '#src/adapters/yookassa/module.ts';
import { cdekModule } from '#src/adapters/cdek/module.ts';
import { trackParcel } from '#src/domains/after/shipments/index.ts';
import { shipmentsModule } from '#src/domains/after/shipments/module.ts';
import { cartModule } from '#src/domains/buying/cart/module.ts';
import { findSku, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CheckoutDeps } from '#src/domains/buying/checkout/index.ts';
import { checkoutModule } from '#src/domains/buying/checkout/module.ts';
import { createCarrierOffers, NO_CARRIER, type DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import {
  moveByCommand,
  type CommandMove,
  type HandOverEffects,
  type MoveResult,
  type OrderDeps,
} from '#src/domains/buying/orders/index.ts';
import { ordersModule } from '#src/domains/buying/orders/module.ts';
import {
  instalmentProvider,
  notePaidOnReceipt,
  paymentRules,
  providerFor,
  reconcileByProviderId,
  reconcileDay,
  refundOrder,
  yesterdayInMoscow,
  type InvoiceLinks,
  type InvoiceTerms,
  type PaymentDeps,
} from '#src/domains/buying/payment/index.ts';
import { paymentModule } from '#src/domains/buying/payment/module.ts';
import { returnsModule } from '#src/domains/after/returns/module.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';

export type BuyingSettings = {
  modulesOff?: readonly OptionalModule[] | undefined;
  payment: PaymentSettings;
  instalments: InstalmentSettings;
  /** How orders are paid by bank transfer; null: not at all. */
  invoice: InvoiceTerms | null;
  /** The carrier of parcels; without it the shop brings everything itself. */
  cdek?: CdekSettings | undefined;
  /** Who finds companies by their ИНН; without it their details are typed by hand. */
  dadata?: DadataSettings | undefined;
  /** Days for which an order in several payments is held; null, as by default: there are none. */
  partsDays?: number | null | undefined;
  /** Whether cards are taken on receipt too; not by default. */
  cardOnReceipt?: boolean | undefined;
  /** Limits of the payment contracts; the usual ones by default. */
  paymentLimits?: PaymentLimits | undefined;
  /** Where files are stored: what people send, pictures, previous builds. */
  files: Files;
  /** The most that is given for the postage of a faulty piece, kopecks; 1,500 roubles by default. */
  postageMost?: Kopecks | undefined;
  /** Who is notified when the reconciliation of a day finds differences. */
  operatorMail: string;
};

type BuyingDeps = {
  context: Context;
  catalogue: Catalogue;
  cities: CityDirectory;
  stores: StoreDirectory;
  delivery: DeliveryRules;
  settings: BuyingSettings;
  invoiceLinks: InvoiceLinks;
  banks: Banks;
};

const MAX_POSTAGE = roubles(1_500);

/** The shop's payment providers, and the ways to pay that they offer. */
export type Banks = Omit<PaymentDeps, 'findStore'>;

/** The shop's payment providers. */
export function composeBanks(
  context: Context,
  settings: BuyingSettings,
  troubles: Troubles = createTroubles(context.log),
): Banks {
  const { payment, instalments, invoice, operatorMail, paymentLimits } = settings;
  const { partsDays = null, cardOnReceipt = false } = settings;
  const operator = createInstalmentOperator(instalments, context, troubles);
  const banks = {
    provider: createPaymentProvider(payment, context, troubles),
    // Operators count the days of a schedule in Moscow.
    instalments: operator && instalmentProvider(operator, () => cityDate(context.now(), MOSCOW_HOURS)),
    invoice,
    operatorMail,
    takeHeldBeforeDays: payment.kind === 'yookassa' ? payment.takeHeldBeforeDays : undefined,
  };
  const parts = partsDays === null ? null : { days: partsDays };
  return { ...banks, rules: paymentRules({ ...banks, parts, cardOnReceipt }, paymentLimits) };
}

/** Composes cart, checkout, orders and payment with the shop's payment providers. */
export function composeBuying({
  context,
  catalogue,
  cities,
  stores,
  delivery,
  settings,
  invoiceLinks,
  banks,
}: BuyingDeps) {
  const notePaid: HandOverEffects['notePaid'] = (tx, ctx, taken) => notePaidOnReceipt(tx, ctx, banks, taken);
  const carrier = settings.cdek ? createCdek(settings.cdek, context) : null;
  const orders = {
    cardOnReceipt: banks.rules.cardOnReceipt,
    findSku: (skuId: number) => findSku(catalogue, skuId),
    findStore: (storeId: number) => stores.find(storeId, context.now()),
    offsetOfCity: (cityId: number) => cities.getOrDefault(cityId).timezone,
    isRouted: (visit: Parameters<OrderDeps['isRouted']>[0], now: Date) =>
      delivery.isRouted(cities.getOrDefault(visit.cityId), visit, now),
  };
  const payment = { ...banks, findStore: orders.findStore };
  const { instalments } = payment;
  const checkout: CheckoutDeps = {
    findSku: orders.findSku,
    instalmentOf: (goods) => instalments && instalmentOf(goods, instalments.terms),
    sellsOnline: catalogue.sellsOnline,
    sellsCertificates: payment.provider.methods.includes('card'),
    hasSets: settings.modulesOff?.includes('sets') !== true,
    findCity: cities.find,
    readyDate: (city, now, { workDays, wanted }) =>
      firstOf(delivery.courierDates(city, now, { workDays, awayDays: delivery.daysAway(city, now, wanted) })),
    orders,
    providerOf: (kind) => providerFor(payment, kind).name,
    holds: payment.provider.holds,
    savesCards: payment.provider.savesCards,
    paymentRules: banks.rules,
    invoice: payment.invoice,
    delivery,
    carriers: carrier === null ? NO_CARRIER : createCarrierOffers(carrier, context),
    findsCompanies: settings.dadata !== undefined,
    storesIn: (city, now) => stores.listInCity(city.id, now),
  };
  return {
    instalmentOf: checkout.instalmentOf,
    waysAboveCard: (price: Kopecks) => waysAboveCard(price, banks.rules),
    firstPartOf: (price: Kopecks) => firstPartOf(price, banks.rules),
    readyDate: checkout.readyDate,
    sellsCertificates: checkout.sellsCertificates,
    orders,
    carriers: checkout.carriers,
    storesIn: checkout.storesIn,
    modules: [
      cartModule({ context, ...checkout }),
      checkoutModule({ context, ...checkout }),
      ordersModule({ context, ...orders, refundOrder, notePaid }),
      paymentModule({ context, links: invoiceLinks, ...payment }),
      returnsModule({
        context,
        notePaid,
        findCity: cities.find,
        findSku: orders.findSku,
        sellsOnline: catalogue.sellsOnline,
        delivery,
        returnFiles: settings.files.of('return-files'),
        postageMost: settings.postageMost ?? MAX_POSTAGE,
      }),
      shipmentsModule({ context, carrier: carrier && { provider: carrier, cities } }),
      ...(carrier === null ? [] : [cdekModule({ track: (ctx, id) => trackParcel(ctx, carrier, id) })]),
      ...webhooks(settings, payment),
    ],
  };
}

/** The webhooks of the configured providers. */
function webhooks({ payment: bank, instalments: operator }: BuyingSettings, deps: PaymentDeps) {
  const reconcile = (provider: string) => (ctx: Context, providerId: string) =>
    reconcileByProviderId(ctx, deps, { provider, providerId });
  return [
    ...(bank.kind === 'yookassa'
      ? [yookassaModule({ settings: bank, reconcile: reconcile('yookassa') })]
      : []),
    ...(operator.kind === 'dolyame'
      ? [dolyameModule({ settings: operator, reconcile: reconcile('dolyame') })]
      : []),
    ...(operator.kind === 'yandex-split'
      ? [yandexSplitModule({ settings: operator, reconcile: reconcile('yandex-split') })]
      : []),
  ];
}

/** Moves an order for a command of the repository; the shop's jobs send the refunds. */
export function moveOrderByCommand(ctx: ActingContext, move: CommandMove): Promise<MoveResult> {
  return moveByCommand(ctx, { refundOrder }, move);
}

/** Reconciles a day, yesterday by default, for a command of the repository. Receipts do not name a store. */
export async function reconcileByCommand(
  ctx: Context,
  settings: BuyingSettings,
  day: string = yesterdayInMoscow(ctx.now()),
): Promise<{ day: string; differences: Difference[] }> {
  const deps = { ...composeBanks(ctx, settings), findStore: () => undefined };
  const differences = await reconcileDay(ctx, deps, day);
  return { day, differences };
}

function firstOf(dates: readonly string[]): string {
  const [first] = dates;
  if (first === undefined) throw new Error('a city without delivery days');
  return first;
}
