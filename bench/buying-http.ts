import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { createFuser } from '@yahont/contracts/visitors/visitors.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { createAccessToken } from '@yahont/api/domains/ground/visitors/access-token.ts';
import { deriveKeys } from '@yahont/api/domains/ground/visitors/keys.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { freePort, startProcess, startShopProcess } from '../tests/server-process.ts';
import { processorMsOf } from './support/process-figures.ts';
import { rateOf, type Rate } from './support/clients.ts';
import { openHttpClient } from './support/http-client.ts';
import { openScratchDatabase, scratchUrl } from './support/scratch-database.ts';
import { addAccounts, describeDatabase, openShop, SECRETS, stockShop } from './support/shop-to-buy-from.ts';
import type { ThroughputRow } from './throughput.ts';

const NAME = 'yahont_bench_buying_http';
const BARE = fileURLToPath(new URL('./support/bare-insert-server.ts', import.meta.url));
const CLIENTS = 20;
const ADDS = 6_000;
const CHECKOUTS = 2_500;
/** Checkouts before measuring: until then Node spends more time compiling than running. */
const WARM_UP = 1_000;
const WRITES = 10_000;

type Cookies = string;

/**
 * Adding to carts and whole checkouts (cart, options, order) through the front door, by 20 clients, with one
 * process; compared with bare node:http that commits one row per request. Empty without a PostgreSQL server,
 * because the embedded database belongs to one process.
 */
export async function run(): Promise<ThroughputRow[]> {
  const scratch = await openScratchDatabase(NAME);
  try {
    return scratch.database.engine === 'postgres' ? await measureAll(scratch.database) : [];
  } finally {
    await scratch.close();
  }
}

async function measureAll(database: Database): Promise<ThroughputRow[]> {
  const { visitors, buyers, skuIds } = await prepare(database);
  const settings = await describeDatabase(database);
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-buying-'));
  const shop = await startShopProcess({
    DATA_DIR: folder,
    DATABASE_URL: scratchUrl(NAME),
    TOKEN_KEY: SECRETS.tokenKey,
    DEMO: '1',
    DEMO_FILL: '0',
  });
  const bare = await startProcess(['--disable-warning=ExperimentalWarning', BARE], {
    port: await freePort(),
    variables: { DATABASE_URL: scratchUrl(NAME) },
  });
  const client = openHttpClient(shop.origin);
  const bareClient = openHttpClient(bare.origin);
  try {
    const skuOf = (index: number) => skuIds[(index * 7) % skuIds.length] ?? 0;
    const add = (cookies: Cookies, index: number) =>
      client.send(addCartLine, { cookies, body: { skuId: skuOf(index), quantity: 1 } });
    const check = async (cookies: Cookies, index: number): Promise<void> => {
      await add(cookies, index);
      const options = await client.send(getCheckoutOptions, { cookies });
      const headers = { 'idempotency-key': randomUUID() };
      await client.send(placeOrder, { cookies, body: courierOrder(options), headers });
    };
    const some = (all: readonly Cookies[], from: number, count: number) =>
      all.slice(from, from + count).map((cookies, index) => ({ cookies, index: from + index }));
    const drive = async (jobs: { cookies: Cookies; index: number }[], act: typeof check) => {
      const before = processorMsOf(shop.pid);
      const rate = await rateOf(jobs, {
        clients: CLIENTS,
        work: ({ cookies, index }) => act(cookies, index),
      });
      return { ...rate, cpuMs: (processorMsOf(shop.pid) - before) / jobs.length };
    };

    // The first calls compile and plan.
    await drive(some(visitors, 0, visitors.length / 6), async (...job) => void (await add(...job)));
    await drive(some(buyers, 0, WARM_UP), check);
    await database.query('vacuum analyze');
    const writes = await rateOf(
      Array.from({ length: WRITES }, (_, index) => index),
      { clients: CLIENTS, work: () => bareClient.post() },
    );
    const adds = await drive(
      some(visitors, Math.ceil(visitors.length / 6), visitors.length),
      async (...job) => void (await add(...job)),
    );
    const checkouts = await drive(some(buyers, WARM_UP, buyers.length), check);
    const note = `${CLIENTS} clients over HTTP, one process, ${settings}; floor: bare node:http, one insert of one row committed`;
    return [
      row('add to cart over HTTP', adds, writes, note),
      row('whole checkout over HTTP', checkouts, writes, `cart, options and order; ${note}`),
    ];
  } finally {
    client.close();
    bareClient.close();
    await bare.stop();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The shop's goods, anonymous visitors for the carts, and signed-in buyers for the checkouts, identified by
 * cookies.
 */
async function prepare(database: Database) {
  const api = await openShop(database);
  const skuIds = await stockShop(database);
  await database.query(
    'create table bench_writes (id bigint generated always as identity primary key, body text not null)',
  );
  const visitors: Cookies[] = [];
  // Every visitor adds three items, like real ones.
  for (let index = 0; index < ADDS / 3; index += 1) {
    const response = await api.fetch(requestOf('http://shop.bench', createFuser, {}), {
      ip: '127.0.0.1',
      requestId: 'bench',
    });
    const { token } = createFuser.answer.parse(await response.json());
    visitors.push(`city=216; fuser=${token}`);
  }
  const { access } = deriveKeys(SECRETS);
  const buyers = await Promise.all(
    (await addAccounts(database, CHECKOUTS)).map(async (accountId) => {
      const token = await createAccessToken(access, { accountId, sessionId: randomUUID(), now: new Date() });
      return `city=216; access=${token}`;
    }),
  );
  await api.stop();
  return { skuIds, buyers, visitors: [...visitors, ...visitors, ...visitors] };
}

function row(name: string, rate: Rate, floor: Rate, note: string): ThroughputRow {
  return {
    name,
    perSecond: rate.perSecond,
    floorPerSecond: floor.perSecond,
    p99Ms: Math.round(rate.p99Ms * 10) / 10,
    note: `${rate.cpuMs.toFixed(2)} ms of the shop’s processor each; ${note}`,
  };
}
