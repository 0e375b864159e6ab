import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  asSystem,
  composeApi,
  createLog,
  describeFault,
  findFaults,
  issueStaffToken,
} from '@yahont/api/compose.ts';
import { openDatabase, type DatabaseSettings } from '@yahont/api/platform/database/open/open-database.ts';
import { codeFor, makeCertificate } from '@yahont/api/testing/money/certificates.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { freePort, startShopProcess } from '../../server-process.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createRandom } from '../../../bench/support/random.ts';
import { inNewDatabase } from '../new-database.ts';
import { readBooks } from './books.ts';
import { compareBooks, type Comparison } from './compare-books.ts';
import { BANK_KEYS, startMisbehavingBank } from './misbehaving-bank.ts';
import { openOffice } from './office.ts';
import { GIFT, openShopper, type FaultyPurchase } from './shopper.ts';
import { openTill, type TillSale } from './till.ts';

const TOKEN_KEY = 'a key for benchmarks only, long enough';
const SHOPPERS = 6;
const PIECES = 3000;
/** Items in the store, sold both at its till and online. */
const PIECES_IN_STORE = 600;
const GIFTS = 600;
/** How long the shop runs between two kills, milliseconds. */
const LIFE = { least: 250, most: 1_600 };

export type FaultRun = Comparison & {
  kills: number;
  orders: number;
  /** Returns whose refund needed two people. */
  approved: number;
  /** Sales at the till of a store. */
  sales: number;
  /** Orders by their outcome. */
  ends: Record<string, number>;
  /** The bank's misbehaviour, by kind. */
  bank: Record<string, number>;
};

type Options = { settings: DatabaseSettings; folder: string; kills: number; seed: number };

/**
 * Shoppers buy, pay, cancel and return; staff hand over and refund; a till sells the same items; the bank
 * misbehaves; and the shop is killed with -9 repeatedly. Afterwards the shop works without faults until
 * everything is settled, and the records are compared.
 */
async function runFaults({ settings, folder, kills, seed }: Options): Promise<FaultRun> {
  const random = createRandom(seed);
  const { skuId, storeId, tokens, gifts, uins } = await fill(settings);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const bank = await startMisbehavingBank(random, origin);
  const variables = {
    TOKEN_KEY,
    DEMO: '1',
    DEMO_FILL: '0',
    DEV_OUTBOX: '1',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    YOOKASSA_SHOP_ID: BANK_KEYS.shopId,
    YOOKASSA_SECRET_KEY: BANK_KEYS.secretKey,
    YOOKASSA_URL: bank.url,
    CARD_MAX: '10000000',
    LOG_LEVEL: 'fatal',
    ...(settings.engine === 'postgres' ? { DATABASE_URL: settings.url } : {}),
  };
  let shop = await startShopProcess(variables, { port });
  const bought: FaultyPurchase[] = [];
  const sold: TillSale[] = [];
  try {
    const world = { origin, skuId, storeId, office: openOffice(origin, tokens), gifts, random, bought };
    const shoppers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, index) => openShopper(world, index)),
    );
    // A separate random sequence: the till's draws must not change those of the shoppers.
    const chances = createRandom(seed + 1);
    const { sellOnce } = openTill({ origin, token: tokens.first, storeId, uins, random: chances, sold });
    let isOpen = true;
    const walks = Promise.all(
      [...shoppers.map(({ buyOnce }) => buyOnce), sellOnce].map(async (walk) => {
        while (isOpen) await walk();
      }),
    );
    // A shopper's failure is reported at the end, not while the shop is being killed.
    walks.catch(() => undefined);
    for (let killed = 0; killed < kills; killed += 1) {
      await delay(LIFE.least + random() * (LIFE.most - LIFE.least));
      await shop.stop('SIGKILL');
      shop = await startShopProcess(variables, { port });
    }
    isOpen = false;
    bank.behave();
    await walks;
  } finally {
    await shop.stop();
    await bank.stop();
  }
  const database = await openDatabase(settings);
  const books = await readBooks(database);
  const faults = await findFaults(database);
  await database.close();
  const ends: Record<string, number> = {};
  for (const { end } of bought) ends[end] = (ends[end] ?? 0) + 1;
  const compared = compareBooks(books, bank.ledger, { bought, sold });
  return {
    ...compared,
    // What `npm run restore` compares has to agree as well.
    findings: [...compared.findings, ...faults.map(describeFault)],
    kills,
    orders: books.orders.length,
    approved: books.approvedReturns.length,
    sales: books.sales.length,
    ends,
    bank: Object.fromEntries(bank.counts),
  };
}

/** Creates a shop with one ring in many items, a member of staff with all rights, and one who approves. */
async function fill(settings: DatabaseSettings) {
  const api = await composeApi({
    database: settings,
    log: createLog('silent'),
    secrets: { tokenKey: TOKEN_KEY },
    ...standIns,
    devOutbox: true,
  });
  const { skuId, storeId } = await fillSmallShop(api);
  await api.database.query(
    `insert into items (uin, sku_id, store_id, changed_at)
     select (8000000000000000 + piece)::text, $1, case when piece <= $3::int then $4::int end, now()
     from generate_series(1, $2::int) as piece`,
    [skuId, PIECES, PIECES_IN_STORE, storeId],
  );
  const { rows } = await api.database.query('select uin from items where store_id = $1 and sku_id = $2', [
    storeId,
    skuId,
  ]);
  const context = { db: api.database.db, now: () => new Date(), log: createLog('silent') };
  const gifts: string[] = [];
  for (let count = 0; count < GIFTS; count += 1)
    gifts.push(codeFor(await makeCertificate(context, kopecks(GIFT))));
  const issue = (name: string, role: 'head' | 'finance') =>
    issueStaffToken(asSystem(context, 'command'), { name, roles: [role], storeCodes: [] });
  const { token: first } = await issue('Ольга Сомова', 'head');
  const { token: second } = await issue('Пётр Лавров', 'finance');
  await api.stop();
  const uins = rows.map(({ uin }) => String(uin));
  return { skuId, storeId, gifts, uins, tokens: { first, second } };
}

/**
 * Runs in a separate database and folder, both removed afterwards; `server`: the PostgreSQL server for the
 * database.
 */
export async function runFaultsOn(
  engine: 'embedded' | 'postgres',
  options: { kills: number; seed: number; server: string },
): Promise<FaultRun> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-faults-'));
  try {
    if (engine === 'embedded')
      return await runFaults({ settings: { engine, directory: folder }, folder, ...options });
    return await inNewDatabase(options.server, (url) =>
      runFaults({ settings: { engine, url }, folder, ...options }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
