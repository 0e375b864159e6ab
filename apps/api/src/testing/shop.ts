import { randomInt, randomUUID } from 'node:crypto';
import type { BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { burnsAfter } from '@yahont/values/sums/point-life.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import type { PaymentLimits } from '@yahont/values/sums/payment-limits.ts';
import { isWithin, soldOnlineUpTo } from '@yahont/values/sums/ways-to-pay.ts';
import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import { createDemoOperator } from '#src/adapters/demo-operator/demo-operator.ts';
import { createApp } from '#src/http/app.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { cartRoutes } from '#src/domains/buying/cart/cart.routes.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { checkoutRoutes } from '#src/domains/buying/checkout/checkout.routes.ts';
import type { CheckoutDeps } from '#src/domains/buying/checkout/index.ts';
import {
  deliveryRules,
  importDeliveryTariffs,
  loadTariffBook,
  NO_CARRIER,
  type CarrierOffers,
} from '#src/domains/goods/delivery/index.ts';
import { loadCityDirectory } from '#src/domains/ground/locations/index.ts';
import { bonusEntries } from '#src/domains/people/loyalty/loyalty.tables.ts';
import { orderRoutes } from '#src/domains/buying/orders/orders.routes.ts';
import {
  instalmentProvider,
  invoiceLinks,
  paymentRules,
  providerFor,
  refundOrder,
  type InvoiceTerms,
  type PaymentDeps,
} from '#src/domains/buying/payment/index.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import type { InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import type { PaymentProvider } from '#src/domains/buying/payment/provider.ts';
import { invoiceRoutes } from '#src/domains/buying/payment/invoices/invoices.routes.ts';
import { statementRoutes } from '#src/domains/buying/payment/statements/statements.routes.ts';
import { savedCardRoutes } from '#src/domains/buying/payment/cards/saved-cards.routes.ts';
import { paymentRoutes } from '#src/domains/buying/payment/payment.routes.ts';
import { identifyStaff } from '#src/domains/ground/staff/index.ts';
import { loadStoreDirectory } from '#src/domains/ground/stores/index.ts';
import type { AccountContext, Caller, Context } from '#src/platform/context.ts';
import { listenForChanges, type Changes } from '#src/platform/database/changes.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { SAMPLE_TERMS } from './money/sample-terms.ts';
import { readAnswer, type Answer } from './answer.ts';
import type { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import { createClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { makeProduct, type TestProduct } from './products/products.ts';
import { offersOf, type Offered } from './shop-parts/offers.ts';
import { MOSCOW_ID, seedPlaces } from './shop-parts/places.ts';

export type TestBuyer = { accountId: number; headers: Record<string, string> };

type Call<E extends Endpoint> = {
  as?: Record<string, string>;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
  files?: readonly File[];
};

/** Cart, checkout, orders and payment on a fresh database, with products at hand and callers by name. */
export type TestShop = {
  context: Context;
  database: Database;
  clock: TestClock;
  checkout: CheckoutDeps;
  payment: PaymentDeps;
  store: Store;
  /** A product used by no other test, known to the cart. */
  makeProduct: (options?: Offered & { stock?: number; storeId?: number }) => Promise<TestProduct>;
  /** Imports a table of tariffs; the built-in one is valid otherwise. */
  setTariffs: (table: ImportTariffs) => Promise<void>;
  makeBuyer: (wish?: { points?: number }) => Promise<TestBuyer>;
  /** For verbs that no route offers yet. */
  contextOf: (buyer: TestBuyer) => AccountContext;
  makeVisitor: () => { fuserId: string; headers: Record<string, string> };
  call: <E extends Endpoint>(endpoint: E, call?: Call<E>) => Promise<Answer<E>>;
  /** Sends anything, valid or not. */
  send: (
    methodAndPath: string,
    request?: { headers?: Record<string, string>; body?: string; ip?: string },
  ) => Promise<Response>;
  /** The changes that are announced from now on; to be stopped. */
  listen: () => Promise<Changes>;
  stop: () => Promise<void>;
};

type ShopOptions = {
  createProvider?: (context: Context) => PaymentProvider;
  /** Who carries parcels; nobody by default. */
  createCarriers?: (context: Context) => CarrierOffers;
  createOperator?: (context: Context) => InstalmentOperator;
  /** Adds cities and stores to the one of every shop. */
  addPlaces?: (database: Database) => Promise<void>;
  /** Whether a carrier can be asked. */
  hasCarrier?: boolean;
  /** The usual ones by default. */
  limits?: PaymentLimits;
  /** Null: no transfers by invoice. */
  invoice?: InvoiceTerms | null;
  /** Days that an order paid in parts is held. Null: no order is. */
  partsDays?: number | null;
  /** Whether cards are taken on receipt too; not by default. */
  cardOnReceipt?: boolean;
  mount?: (routes: Routes, payment: PaymentDeps, checkout: CheckoutDeps) => void;
};

export async function openTestShop({
  createProvider = createDemoBank,
  createCarriers = () => NO_CARRIER,
  createOperator = createDemoOperator,
  addPlaces,
  hasCarrier = false,
  limits,
  invoice = SAMPLE_TERMS,
  partsDays = 3,
  cardOnReceipt = false,
  mount,
}: ShopOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase();
  const clock = createClock();
  const context: Context = { db: database.db, now: clock.now, log: createLog('silent') };
  const store = await seedPlaces(database);
  await addPlaces?.(database);
  const cityDirectory = await loadCityDirectory(database.db);
  const storeDirectory = await loadStoreDirectory(database.db, cityDirectory);
  const tariffs = await loadTariffBook(database.db);
  const delivery = deliveryRules(tariffs, {
    hasCarrier,
    stores: {
      listIds: storeDirectory.listIds,
      cityOf: (storeId) => cityDirectory.find(storeDirectory.cityIdOf(storeId) ?? 0),
    },
  });
  const book = new Map<number, OfferedSku>();

  const orders = {
    findSku: (skuId: number) => book.get(skuId),
    findStore: (storeId: number) => storeDirectory.find(storeId, clock.now()),
    offsetOfCity: (cityId: number) => cityDirectory.getOrDefault(cityId).timezone,
    cardOnReceipt,
    isRouted: (visit: Parameters<OrderDeps['isRouted']>[0], now: Date) =>
      delivery.isRouted(cityDirectory.getOrDefault(visit.cityId), visit, now),
  };
  const instalments = instalmentProvider(createOperator(context), () => cityDate(clock.now(), 3));
  const { terms } = instalments;
  const banks = { provider: createProvider(context), instalments, invoice };
  const parts = partsDays === null ? null : { days: partsDays };
  const rules = paymentRules({ ...banks, parts, cardOnReceipt }, limits);
  const payment: PaymentDeps = { ...banks, findStore: orders.findStore, rules };
  const most = soldOnlineUpTo(rules);
  const checkout: CheckoutDeps = {
    findSku: orders.findSku,
    instalmentOf: (goods) => instalmentOf(goods, terms),
    sellsOnline: (price) => isWithin(price, most),
    sellsCertificates: payment.provider.methods.includes('card'),
    hasSets: true,
    findCity: cityDirectory.find,
    readyDate: (city, now, { workDays, wanted }) =>
      delivery.courierDates(city, now, { workDays, awayDays: delivery.daysAway(city, now, wanted) })[0] ?? '',
    orders,
    providerOf: (kind) => providerFor(payment, kind).name,
    holds: payment.provider.holds,
    savesCards: payment.provider.savesCards,
    paymentRules: rules,
    invoice: payment.invoice,
    delivery,
    carriers: createCarriers(context),
    findsCompanies: false,
    storesIn: (city, now) => storeDirectory.listInCity(city.id, now),
  };
  const fetch = createApp({
    context,
    cities: cityDirectory,
    identify: async (headers) => callerOf(headers),
    identifyStaff: (headers, ip) => identifyStaff(context, headers, ip),
    mount: (routes) => {
      cartRoutes(routes, checkout);
      checkoutRoutes(routes, checkout);
      orderRoutes(routes, { ...orders, refundOrder });
      paymentRoutes(routes, payment);
      invoiceRoutes(routes, { ...payment, links: invoiceLinks(new Uint8Array(32)) });
      statementRoutes(routes, payment);
      savedCardRoutes(routes);
      mount?.(routes, payment, checkout);
    },
  });
  const send: TestShop['send'] = (methodAndPath, { headers = {}, body, ip = '127.0.0.1' } = {}) => {
    const [method = '', path = ''] = methodAndPath.split(' ');
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = new Request(new URL(path, 'http://shop.test'), {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return fetch(request, { ip, requestId: randomUUID() });
  };

  return {
    context,
    database,
    clock,
    checkout,
    payment,
    store,
    makeProduct: async (options = {}) => {
      const { seat = null, engravedAt = null, ...row } = options;
      const product = await makeProduct(database.db, {
        metal: 'rose-gold',
        facts: { seat, engravedAt },
        ...row,
      });
      for (const sku of offersOf(product, options)) book.set(sku.skuId, sku);
      return product;
    },
    setTariffs: async (table) => {
      await importDeliveryTariffs(context, [table]);
      await tariffs.reload();
    },
    makeBuyer: async ({ points = 0 } = {}) => {
      const phone = `+79${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
      const [row] = await database.db
        .insert(accounts)
        .values({ phone, createdAt: clock.now() })
        .returning({ id: accounts.id });
      if (!row) throw new Error('an insert answered without a row');
      if (points > 0) {
        await database.db.insert(bonusEntries).values({
          accountId: row.id,
          points,
          reason: 'welcome',
          burnsAt: burnsAfter('welcome', clock.now()),
          createdAt: clock.now(),
        });
      }
      return { accountId: row.id, headers: { 'test-account': String(row.id) } };
    },
    contextOf: ({ accountId }) => ({
      ...context,
      caller: { kind: 'account', accountId, sessionId: 'test' },
      city: cityDirectory.getOrDefault(MOSCOW_ID),
      ip: '127.0.0.1',
      requestId: randomUUID(),
    }),
    makeVisitor: () => {
      const fuserId = randomUUID();
      return { fuserId, headers: { 'test-fuser': fuserId } };
    },
    send,
    call: async (endpoint, { as, headers, ...input } = {}) => {
      const request = requestOf('http://shop.test', endpoint, { ...input, headers: { ...as, ...headers } });
      return readAnswer(endpoint, await fetch(request, { ip: '127.0.0.1', requestId: randomUUID() }));
    },
    listen: () =>
      listenForChanges(database, (error) => {
        throw error;
      }),
    stop: () => database.close(),
  };
}

function callerOf(headers: Headers): Caller {
  const accountId = headers.get('test-account');
  if (accountId !== null) return { kind: 'account', accountId: Number(accountId), sessionId: 'test' };
  const fuserId = headers.get('test-fuser');
  return fuserId === null ? { kind: 'nobody' } : { kind: 'fuser', fuserId };
}
