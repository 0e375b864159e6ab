// `npm run bench:cluster`: checkouts with one, two and three processes, requests that fail while three are replaced one after
// another, and ten thousand buyers for a hundred pieces. Needs a PostgreSQL server (BENCH_DATABASE_URL).
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { createAccessToken } from '@yahont/api/domains/ground/visitors/access-token.ts';
import { deriveKeys } from '@yahont/api/domains/ground/visitors/keys.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { startBalancer } from '../scripts/cluster/balancer.mjs';
import { startCluster, type Cluster } from '../tests/durability/cluster/cluster.ts';
import { badDays } from '../tests/durability/bad-days/days.ts';
import { flood } from '../tests/durability/bad-days/overload.ts';
import { runBadDays } from '../tests/durability/bad-days/run-days.ts';
import { hasOwnCluster } from '../tests/durability/postgres-programs.ts';
import { rateOf, type Rate } from './support/clients.ts';
import { openHttpClient } from './support/http-client.ts';
import { processorMsOf } from './support/process-figures.ts';
import { openScratchDatabase, scratchUrl } from './support/scratch-database.ts';
import { addAccounts, openShop, SECRETS, stockShop } from './support/shop-to-buy-from.ts';

const NAME = 'yahont_bench_cluster';
const SIZES = [1, 2, 3];
const CLIENTS = 24;
const CHECKOUTS = 1_500;
const WARM_UP = 300;
const BUYERS = Number(process.env['BENCH_BUYERS'] ?? 10_000);
const PIECES = 100;
/** Buyers who are in the checkout at the same time. */
const AT_ONCE = 100;
const READERS = 8;
const DRAIN_MS = '1500';
/** After a bad day everything must work again within this time. */
const BACK_MS = 5_000;

type Buyer = { cookies: string; index: number };

const scratch = await openScratchDatabase(NAME);
try {
  if (scratch.database.engine !== 'postgres')
    throw new Error('no PostgreSQL server answers: BENCH_DATABASE_URL');
  await measure(scratch.database);
} finally {
  await scratch.close();
}

async function measure(database: Database): Promise<void> {
  const api = await openShop(database);
  const skuIds = await stockShop(database);
  await api.stop();
  for (const size of SIZES) {
    const { rate, cpuMs } = await checkoutsOf(database, skuIds, size);
    console.log(
      `checkouts, ${size} process${size === 1 ? '' : 'es'}: ${rate.perSecond}/s, p99 ${Math.round(rate.p99Ms)} ms, ${cpuMs.toFixed(2)} ms of the processes’ processor each`,
    );
  }
  const { requests, failed } = await replaceUnderLoad();
  console.log(`rolling restart of three: ${failed} of ${requests} requests failed`);
  const race = await raceForPieces(database);
  console.log(
    `${BUYERS} buyers for ${PIECES} pieces through the balancer: ${race.orders} orders, ${race.lost} lost, ${race.doubled} doubled, ${race.faults} other answers, ${race.seconds.toFixed(1)} s`,
  );
  await floodOne();
  await liveThroughBadDays();
  if (failed > 0 || race.orders !== PIECES || race.lost + race.doubled + race.faults > 0)
    process.exitCode = 1;
}

/** @param publicUrl where buyers come from: forms of no other origin are taken */
function openCluster(size: number, publicUrl?: string): Promise<Cluster> {
  const address = publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl };
  const usual = { QUEUE_WAIT_MS: '2000', RENDER_MS: '10000' };
  const variables = { TOKEN_KEY: SECRETS.tokenKey, DRAIN_MS, TRUST_PROXY: '1', ...usual, ...address };
  return startCluster(scratchUrl(NAME), { size, variables });
}

/** Signed-in buyers, each with an account of its own. */
async function signedIn(database: Database, count: number): Promise<Buyer[]> {
  const { access } = deriveKeys(SECRETS);
  return Promise.all(
    (await addAccounts(database, count)).map(async (accountId, index) => {
      const token = await createAccessToken(access, { accountId, sessionId: randomUUID(), now: new Date() });
      return { cookies: `city=216; access=${token}`, index };
    }),
  );
}

async function checkoutsOf(
  database: Database,
  skuIds: readonly number[],
  size: number,
): Promise<{ rate: Rate; cpuMs: number }> {
  const buyers = await signedIn(database, WARM_UP * size + CHECKOUTS);
  const cluster = await openCluster(size);
  const clients = cluster.processes.map(({ origin }) => openHttpClient(origin));
  const work = async ({ cookies, index }: Buyer): Promise<void> => {
    const client = clients[index % size];
    const skuId = skuIds[(index * 7) % skuIds.length] ?? 0;
    await client?.send(addCartLine, { cookies, body: { skuId, quantity: 1 } });
    const options = await client?.send(getCheckoutOptions, { cookies });
    if (options === undefined) throw new Error('no process');
    const headers = { 'idempotency-key': randomUUID() };
    await client?.send(placeOrder, { cookies, body: courierOrder(options), headers });
  };
  const processorMs = () => cluster.processes.reduce((sum, { pid }) => sum + processorMsOf(pid), 0);
  try {
    await rateOf(buyers.slice(0, WARM_UP * size), { clients: CLIENTS, work });
    await database.query('vacuum analyze');
    const before = processorMs();
    const rate = await rateOf(buyers.slice(WARM_UP * size), { clients: CLIENTS, work });
    return { rate, cpuMs: (processorMs() - before) / CHECKOUTS };
  } finally {
    for (const client of clients) client.close();
    await cluster.stop();
  }
}

async function replaceUnderLoad(): Promise<{ requests: number; failed: number }> {
  const cluster = await openCluster(3);
  const balancer = await startBalancer({ port: 0, servers: cluster.processes.map(({ origin }) => origin) });
  const ending = new AbortController();
  let requests = 0;
  let failed = 0;
  const paths = ['/', '/catalog/', '/cart/', '/api/cart'];
  const read = async (index: number): Promise<void> => {
    for (let turn = index; !ending.signal.aborted; turn += 1) {
      requests += 1;
      const answer = await fetch(balancer.origin + (paths[turn % paths.length] ?? '/')).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok !== true) failed += 1;
    }
  };
  const reading = Array.from({ length: READERS }, (_, index) => read(index));
  try {
    const old = [...cluster.processes];
    for (const process of old) {
      balancer.servers.push((await cluster.add()).origin);
      await process.stop('SIGTERM');
      balancer.servers.splice(balancer.servers.indexOf(process.origin), 1);
    }
    await pause(500);
  } finally {
    ending.abort();
    await Promise.all(reading);
    await balancer.stop();
    await cluster.stop();
  }
  return { requests, failed };
}

type Race = { orders: number; lost: number; doubled: number; faults: number; seconds: number };

/** All buyers want the last hundred pieces of one size. */
async function raceForPieces(database: Database): Promise<Race> {
  const { rows } = await database.query(
    'select sku_id as "skuId" from items group by sku_id order by sku_id limit 1',
  );
  const skuId = Number(rows[0]?.['skuId']);
  await database.query(`update items set state = 'written-off' where state = 'available' and sku_id = $1`, [
    skuId,
  ]);
  await database.query(
    `insert into items (uin, sku_id, changed_at)
     select (7000000000000000 + piece)::text, $1::int, now() from generate_series(1, $2::int) as piece`,
    [skuId, PIECES],
  );
  const buyers = await signedIn(database, BUYERS);
  const balancer = await startBalancer({ port: 0, servers: [] });
  const cluster = await openCluster(3, balancer.origin);
  balancer.servers.push(...cluster.processes.map(({ origin }) => origin));
  // The balancer asks every half second who is ready.
  await pause(1000);
  const acknowledged: number[] = [];
  const refused = new Map<string, number>();
  const send = async (path: string, cookies: string, body: unknown, method = 'POST') =>
    fetch(balancer.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: balancer.origin,
        'sec-fetch-site': 'same-origin',
        cookie: cookies,
        'idempotency-key': randomUUID(),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const note = async (answer: Response): Promise<void> => {
    const { code = 'none' } = (await answer.json()) as { code?: string };
    refused.set(`${answer.status} ${code}`, (refused.get(`${answer.status} ${code}`) ?? 0) + 1);
  };
  const buy = async ({ cookies }: Buyer): Promise<void> => {
    const added = await send(addCartLine.path, cookies, { skuId, quantity: 1 });
    if (!added.ok) return note(added);
    await added.arrayBuffer();
    const options = await send(getCheckoutOptions.path, cookies, null, 'GET');
    if (!options.ok) return note(options);
    const body = courierOrder(getCheckoutOptions.answer.parse(await options.json()));
    const placed = await send(placeOrder.path, cookies, body);
    if (!placed.ok) return note(placed);
    acknowledged.push(((await placed.json()) as { id: number }).id);
  };
  const start = performance.now();
  try {
    await rateOf(buyers, { clients: AT_ONCE, work: buy });
  } finally {
    await balancer.stop();
    await cluster.stop();
  }
  const seconds = (performance.now() - start) / 1000;
  for (const [what, count] of refused) console.log(`  ${what}: ${count}`);
  return { ...(await booksOf(database, skuId, acknowledged)), faults: faultsIn(refused), seconds };
}

/** Answers other than «somebody else was faster». */
function faultsIn(refused: ReadonlyMap<string, number>): number {
  return [...refused].reduce((sum, [what, count]) => (what.startsWith('409') ? sum : sum + count), 0);
}

async function booksOf(
  database: Database,
  skuId: number,
  acknowledged: readonly number[],
): Promise<Pick<Race, 'orders' | 'lost' | 'doubled'>> {
  const { rows } = await database.query(
    `select order_id as "orderId" from items where sku_id = $1 and uin like '70000000%' and order_id is not null`,
    [skuId],
  );
  const held = rows.map(({ orderId }) => Number(orderId));
  const lost = acknowledged.filter((id) => !held.includes(id)).length;
  return { orders: acknowledged.length, lost, doubled: held.length - new Set(held).size };
}

async function floodOne(): Promise<void> {
  const cluster = await openCluster(1);
  try {
    const [shop] = cluster.processes;
    if (shop === undefined) throw new Error('no process');
    const one = await flood(shop, { connections: 1000, seconds: 15, restMs: 1000 });
    console.log(
      `1,000 connections on new listings: ${one.served} served, p99 ${Math.round(one.floodP99Ms)} ms (${Math.round(one.normalP99Ms)} ms usually), ${one.refused} asked to come back, ${one.impolite} otherwise; /healthz ${Math.round(one.healthMs.p90)} ms (9 of 10), ${Math.round(one.healthMs.longest)} ms at most; memory ${one.rssMb.before} → ${one.rssMb.most} MB; back after ${Math.round(one.recoveryMs)} ms`,
    );
  } finally {
    await cluster.stop();
  }
}

async function liveThroughBadDays(): Promise<void> {
  if (!hasOwnCluster) {
    console.log('bad days: the programs of PostgreSQL are not installed');
    return;
  }
  const { books } = await runBadDays(badDays({ isLong: true }), (day) => {
    const back = Math.max(0, ...Object.values(day.recoveryMs));
    console.log(
      day.skipped === null
        ? `${day.name}: all back after ${(back / 1000).toFixed(1)} s; ${day.refused} of ${day.requests} requests asked for patience, ${day.marked} pages marked, ${day.faults.length} faults`
        : `${day.name}: not tried, ${day.skipped}`,
    );
    for (const fault of day.faults) console.log(`  ${fault}`);
    if (day.faults.length > 0 || back > BACK_MS) process.exitCode = 1;
  });
  console.log(
    `  ${books.orders} orders, ${books.lost} lost, ${books.doubled} doubled, ${books.difference} kopecks of difference`,
  );
  for (const finding of books.findings) console.log(`  ${finding}`);
  if (books.findings.length > 0) process.exitCode = 1;
}
