import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describeFault, findFaults } from '@yahont/api/compose.ts';
import { createAccessToken } from '@yahont/api/domains/ground/visitors/access-token.ts';
import { deriveKeys } from '@yahont/api/domains/ground/visitors/keys.ts';
import { openDatabase } from '@yahont/api/platform/database/open/open-database.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { freePort, startShopProcess, type ServerProcess } from '../../server-process.ts';
import { openOffice, TOKEN_KEY } from '../cluster/cluster.ts';
import { readBooks } from '../faults/books.ts';
import { compareBooks, type Comparison } from '../faults/compare-books.ts';
import { BANK_KEYS, startBank, type Bank } from './bank.ts';
import { runCommand } from './run-command.ts';
import { startLoad, type Load } from './load.ts';
import { startNetwork, type Network } from './network.ts';
import { mountMemory, runSql, startPostgres, type Postgres } from './postgres.ts';

const DATABASE = 'shop';
const BUYERS = 2;
const PIECES = 5000;
const DATA_MB = 24;

/** A shop that sells, its database, and the network between them. */
export type World = {
  shop: ServerProcess;
  /** Of the shop; on a disk of its own where one can be mounted. */
  dataFolder: string;
  isDataMounted: boolean;
  /** The server that takes writes; a failover changes it. */
  postgres: Postgres;
  replacePostgres: (by: Postgres) => void;
  network: Network;
  load: Load;
  bank: Bank;
  /** One more process of the shop. */
  startShop: (variables: Record<string, string>) => Promise<ServerProcess>;
  databaseUrl: () => string;
  /** Statements of the server's owner. */
  runOnPostgres: (...statements: string[]) => Promise<unknown>;
};

/** Opens the world, runs work in it, and compares the books of buyers, bank and shop afterwards. */
export async function inWorld(
  work: (world: World) => Promise<void>,
): Promise<Comparison & { orders: number }> {
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const first = await startPostgres();
    const servers = [first];
    ends.push(() => Promise.all(servers.map((server) => server.remove())));
    await runSql(first.url('postgres'), `create database ${DATABASE}`);
    const { skuId, cookies } = await fill(first.url(DATABASE));
    const network = await startNetwork(first.port);
    ends.push(() => network.stop());
    const port = await freePort();
    const bank = await startBank(() => `http://127.0.0.1:${port}`);
    ends.push(() => bank.stop());
    const dataFolder = await mkdtemp(join(tmpdir(), 'yahont-bad-data-'));
    const isDataMounted = mountMemory(dataFolder, DATA_MB);
    ends.push(async () => {
      if (isDataMounted) await runCommand('umount', '-l', dataFolder);
      await rm(dataFolder, { recursive: true, force: true });
    });
    const startShop = (own: Record<string, string>, at?: number) =>
      startShopProcess(
        {
          DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}/${DATABASE}`,
          DATABASE_CONNECTIONS: '4',
          TOKEN_KEY,
          DATA_DIR: dataFolder,
          DEMO: '1',
          DEMO_FILL: '0',
          DEV_OUTBOX: '1',
          QUIET_HOURS: '0',
          TRUST_PROXY: '1',
          YOOKASSA_SHOP_ID: BANK_KEYS.shopId,
          YOOKASSA_SECRET_KEY: BANK_KEYS.secretKey,
          YOOKASSA_URL: bank.url,
          CARD_MAX: '10000000',
          LOG_LEVEL: 'fatal',
          QUEUE_WAIT_MS: '2000',
          RENDER_MS: '10000',
          ...own,
        },
        at === undefined ? {} : { port: at },
      );
    const shop = await startShop({}, port);
    ends.push(() => shop.stop('SIGKILL'));
    const load = startLoad({ origin: shop.origin, skuId, cookies });
    const world: World = {
      shop,
      dataFolder,
      isDataMounted,
      postgres: first,
      replacePostgres: (by) => {
        servers.push(by);
        world.postgres = by;
      },
      network,
      load,
      bank,
      startShop: (own) => startShop(own),
      databaseUrl: () => world.postgres.url(DATABASE),
      runOnPostgres: (...statements) => runSql(world.postgres.url('postgres'), ...statements),
    };
    await work(world);
    await load.stop();
    return await booksOf(world);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function booksOf({ load, bank, databaseUrl }: World): Promise<Comparison & { orders: number }> {
  // The bank's last notices are taken within a moment.
  await delay(500);
  const database = await openDatabase({ engine: 'postgres', url: databaseUrl() });
  try {
    const books = await readBooks(database);
    const faults = await findFaults(database);
    const ledger = { payments: bank.payments, refunds: [], receipts: [] };
    const compared = compareBooks(books, ledger, { bought: load.bought, sold: [] });
    return {
      ...compared,
      findings: [...compared.findings, ...faults.map(describeFault)],
      orders: books.orders.length,
    };
  } finally {
    await database.close();
  }
}

/** A small shop, and the cookies of a visitor who looks and of those who buy. */
async function fill(url: string): Promise<{ skuId: number; cookies: string[] }> {
  const office = await openOffice(url);
  const { skuId } = await fillSmallShop(office);
  await office.database.query(
    `insert into items (uin, sku_id, changed_at)
     select (8000000000000000 + piece)::text, $1::int, now() from generate_series(1, $2::int) as piece`,
    [skuId, PIECES],
  );
  const { rows } = await office.database.query(
    `insert into accounts (phone, created_at)
     select '+7916' || (1000000 + n)::text, now() from generate_series(1, $1::int) as n returning id`,
    [BUYERS + 1],
  );
  const { access } = deriveKeys({ tokenKey: TOKEN_KEY });
  const cookies = await Promise.all(
    rows.map(async ({ id }) => {
      const token = await createAccessToken(access, {
        accountId: Number(id),
        sessionId: randomUUID(),
        now: office.context.now(),
      });
      return `city=216; access=${token}`;
    }),
  );
  await office.stop();
  return { skuId, cookies };
}
