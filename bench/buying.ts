import { randomUUID } from 'node:crypto';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { AnswerOf, BodyOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { createFuser } from '@yahont/contracts/visitors/visitors.ts';
import type { Api } from '@yahont/api/compose.ts';
import { createAccessToken } from '@yahont/api/domains/ground/visitors/access-token.ts';
import { deriveKeys } from '@yahont/api/domains/ground/visitors/keys.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import { rateOf } from './support/clients.ts';
import { addAccounts, describeDatabase, openShop, SECRETS, stockShop } from './support/shop-to-buy-from.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import type { ThroughputRow } from './throughput.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';

const CLIENTS = 8;
const ADDS = 4_000;
const ORDERS = 1_200;
const WRITES = 4_000;

type Headers = Record<string, string>;
type Order = { headers: Headers; body: BodyOf<typeof placeOrder> };

/**
 * Measures adding to carts and placing orders with 8 parallel clients, compared with one statement that inserts a row.
 */
export async function run(): Promise<ThroughputRow[]> {
  const scratch = await openScratchDatabase('yahont_bench_buying');
  try {
    return await measureAll(scratch.database);
  } finally {
    await scratch.close();
  }
}

async function measureAll(database: Database): Promise<ThroughputRow[]> {
  const api = await openShop(database);
  const skuIds = await stockShop(database);
  const settings = await describeDatabase(database);

  await addToCarts(api, skuIds, ADDS / 6);
  const writes = await writeRows(database);
  const adds = await addToCarts(api, skuIds, ADDS);
  await placeAll(api, await prepareOrders(api, skuIds, ORDERS / 4));
  // As autovacuum does in a running shop: statements planned for empty tables would read whole tables.
  await database.query('vacuum analyze');
  const quiet = await placeAll(api, await prepareOrders(api, skuIds, ORDERS));
  await api.startJobs();
  const busy = await placeAll(api, await prepareOrders(api, skuIds, ORDERS));
  await api.stop();

  const row = (name: string, rate: typeof adds, note: string): ThroughputRow => ({
    name,
    perSecond: rate.perSecond,
    floorPerSecond: writes.perSecond,
    p99Ms: Math.round(rate.p99Ms * 10) / 10,
    note: `${rate.cpuMs.toFixed(2)} ms of this process’s processor each; ${note}`,
  });
  const floor = `${CLIENTS} clients, ${settings}; floor: one insert of one row, committed`;
  return [
    row('add to cart', adds, floor),
    row('place order', quiet, floor),
    row('place order, its outbox worked off meanwhile', busy, floor),
  ];
}

async function writeRows(database: Database) {
  await database.query(
    'create table bench_writes (id bigint generated always as identity primary key, body text not null)',
  );
  const body = 'x'.repeat(200);
  return rateOf(
    Array.from({ length: WRITES }, () => body),
    {
      clients: CLIENTS,
      work: async (text) => {
        await database.query('insert into bench_writes (body) values ($1)', [text]);
      },
    },
  );
}

/** Every visitor adds three items, like real ones. */
async function addToCarts(api: Api, skuIds: readonly number[], count: number) {
  const visitors: Headers[] = [];
  for (let index = 0; index < Math.ceil(count / 3); index += 1) {
    const { token } = await call(api, createFuser, {});
    visitors.push({ 'fuser-token': token });
  }
  const jobs = Array.from({ length: count }, (_, index) => ({
    headers: visitors[index % visitors.length] ?? {},
    body: { skuId: skuIds[(index * 7) % skuIds.length] ?? 0, quantity: 1 },
  }));
  return rateOf(jobs, { clients: CLIENTS, work: async (job) => void (await call(api, addCartLine, job)) });
}

/** Creates accounts with one item in the cart each, and the order that each will place. */
async function prepareOrders(api: Api, skuIds: readonly number[], count: number): Promise<Order[]> {
  const accountIds = await addAccounts(api.database, count);
  const { access } = deriveKeys(SECRETS);
  const orders: Order[] = [];
  const prepare = async ({ accountId, skuId }: { accountId: number; skuId: number }): Promise<void> => {
    const token = await createAccessToken(access, { accountId, sessionId: randomUUID(), now: new Date() });
    const headers = { authorization: `Bearer ${token}` };
    await call(api, addCartLine, { headers, body: { skuId, quantity: 1 } });
    const options = await call(api, getCheckoutOptions, { headers });
    const body: Order['body'] = courierOrder(options);
    orders.push({ headers: { ...headers, 'idempotency-key': randomUUID() }, body });
  };
  const jobs = accountIds.map((accountId, index) => ({
    accountId,
    skuId: skuIds[index % skuIds.length] ?? 0,
  }));
  await rateOf(jobs, { clients: CLIENTS, work: prepare });
  return orders;
}

function placeAll(api: Api, orders: readonly Order[]) {
  return rateOf(orders, {
    clients: CLIENTS,
    work: async (order) => void (await call(api, placeOrder, order)),
  });
}

/**
 * One call of the API as the front door makes it, with its answer fully read.
 * @throws when it is refused
 */
async function call<E extends Endpoint>(
  api: Api,
  endpoint: E,
  { headers, body }: { headers?: Headers; body?: BodyOf<E> },
): Promise<AnswerOf<E>> {
  const request = requestOf('http://shop.bench', endpoint, {
    body,
    headers: { 'user-location-id': '216', ...headers },
  });
  const response = await api.fetch(request, { ip: '127.0.0.1', requestId: 'bench' });
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status} ${await response.text()}`);
  // safe: the API answers by its contract
  return (await response.json()) as AnswerOf<E>;
}
