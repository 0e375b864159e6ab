import { randomInt, randomUUID } from 'node:crypto';
import type { BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import type { Seat } from '@yahont/contracts/product-facts.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { EngravingPlace } from '@yahont/values/engraving.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { createDemoBank } from '#src/adapters/demo-bank/demo-bank.ts';
import { createApp } from '#src/http/app.ts';
import { accounts } from '#src/domains/accounts/accounts.tables.ts';
import { cartRoutes } from '#src/domains/cart/cart.routes.ts';
import type { OfferedSku } from '#src/domains/catalogue/index.ts';
import { checkoutRoutes } from '#src/domains/checkout/checkout.routes.ts';
import type { CheckoutDeps } from '#src/domains/checkout/index.ts';
import { courierDates } from '#src/domains/delivery/index.ts';
import { loadCityDirectory } from '#src/domains/locations/index.ts';
import { cities } from '#src/domains/locations/locations.tables.ts';
import { bonusEntries } from '#src/domains/loyalty/loyalty.tables.ts';
import { orderRoutes } from '#src/domains/orders/orders.routes.ts';
import { defaultPaymentRules, refundOrder } from '#src/domains/payment/index.ts';
import type { PaymentDeps } from '#src/domains/payment/index.ts';
import type { PaymentProvider } from '#src/domains/payment/provider.ts';
import { paymentRoutes } from '#src/domains/payment/payment.routes.ts';
import { identifyStaff } from '#src/domains/staff/index.ts';
import { loadStoreDirectory } from '#src/domains/stores/index.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import type { AccountContext, Caller, Context } from '#src/platform/context.ts';
import { listenForChanges } from '#src/platform/database/changes.ts';
import type { Changes } from '#src/platform/database/changes.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { readAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { createClock } from './clock.ts';
import type { TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { makeProduct } from './products/products.ts';
import type { TestProduct } from './products/products.ts';

export type TestBuyer = { accountId: number; headers: Record<string, string> };

type Call<E extends Endpoint> = {
  as?: Record<string, string>;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
};

/** Cart, checkout, orders and payment on a fresh database, with products at hand and callers by name. */
export type TestShop = {
  context: Context;
  clock: TestClock;
  checkout: CheckoutDeps;
  payment: PaymentDeps;
  store: Store;
  /** A product used by no other test, known to the cart. */
  makeProduct: (options?: {
    price?: Kopecks;
    oldPrice?: Kopecks;
    /** Makes it a setting. */
    seat?: Seat;
    /** Where it can be engraved; nowhere by default. */
    engravedAt?: EngravingPlace;
    stock?: number;
    sizes?: number[];
    storeId?: number;
  }) => Promise<TestProduct>;
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
  mount?: (routes: Routes, payment: PaymentDeps) => void;
};

export async function openTestShop({
  createProvider = createDemoBank,
  mount,
}: ShopOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase();
  const clock = createClock();
  const context: Context = { db: database.db, now: clock.now, log: createLog('silent') };
  const store = await seedPlaces(database);
  const cityDirectory = await loadCityDirectory(database.db);
  const storeDirectory = await loadStoreDirectory(database.db, cityDirectory);
  const book = new Map<number, OfferedSku>();

  const orders = {
    findSku: (skuId: number) => book.get(skuId),
    findStore: (storeId: number) => storeDirectory.find(storeId, clock.now()),
  };
  const payment: PaymentDeps = { provider: createProvider(context), findStore: orders.findStore };
  const checkout: CheckoutDeps = {
    findSku: orders.findSku,
    instalmentOf: (goods) => instalmentOf(goods),
    sellsCertificates: payment.provider.takesCards,
    findCity: cityDirectory.find,
    readyDate: (city, now, workDays) => courierDates(city, now, workDays)[0] ?? '',
    orders,
    provider: payment.provider.name,
    paymentRules: defaultPaymentRules(payment.provider),
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
      mount?.(routes, payment);
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
      for (const sku of bookPages(product, options)) book.set(sku.skuId, sku);
      return product;
    },
    makeBuyer: async ({ points = 0 } = {}) => {
      const phone = `+79${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
      const [row] = await database.db
        .insert(accounts)
        .values({ phone, createdAt: clock.now() })
        .returning({ id: accounts.id });
      if (!row) throw new Error('an insert answered without a row');
      if (points > 0) {
        await database.db
          .insert(bonusEntries)
          .values({ accountId: row.id, points, reason: 'welcome', createdAt: clock.now() });
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

function bookPages(
  product: TestProduct,
  {
    price = kopecks(4_990_000),
    oldPrice,
    seat,
    engravedAt,
    sizes = [],
  }: Pick<
    Parameters<TestShop['makeProduct']>[0] & object,
    'price' | 'oldPrice' | 'seat' | 'engravedAt' | 'sizes'
  >,
): OfferedSku[] {
  const sized = sizes.flatMap((size, index) => {
    const skuId = product.skuIds[index];
    return skuId === undefined ? [] : [{ skuId, size }];
  });
  return product.skuIds.map((skuId, index) => ({
    skuId,
    productId: product.id,
    url: `/catalog/koltsa/${product.code}/`,
    name: 'Кольцо из красного золота',
    article: product.code,
    metal: 'rose-gold',
    picture: null,
    size: sizes[index] ?? null,
    sizes: sized,
    price,
    priceUnit: 'piece',
    oldPrice: oldPrice ?? null,
    code: product.code,
    seat: seat ?? null,
    engravedAt: engravedAt ?? null,
  }));
}

const MOSCOW_ID = 216;

async function seedPlaces({ db }: Database): Promise<Store> {
  await db.insert(cities).values({
    id: MOSCOW_ID,
    name: 'Москва',
    region: 'Москва',
    translit: 'moskva',
    timezoneOffset: 3,
    sort: 100,
    fias: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
    prepositional: 'в Москве',
    lat: 55.75405,
    lon: 37.6204,
    population: 13_010_112,
  });
  const [row] = await db
    .insert(stores)
    .values({
      code: 'petrovka',
      name: '«Яхонт» на Петровке',
      cityId: MOSCOW_ID,
      address: 'ул. Петровка, 10',
      metro: 'Кузнецкий Мост',
      phone: '+74951234567',
      lat: 55.76,
      lon: 37.61,
      hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
      services: [],
    })
    .returning({ id: stores.id });
  const directory = await loadStoreDirectory(db, await loadCityDirectory(db));
  const store = row && directory.find(row.id, new Date());
  if (!store) throw new Error('the store is not in its directory');
  return store;
}
