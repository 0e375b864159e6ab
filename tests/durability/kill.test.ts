import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { composeApi } from '@yahont/api/compose.ts';
import { openDatabase, type DatabaseSettings } from '@yahont/api/platform/database/open/open-database.ts';
import { createLog } from '@yahont/api/platform/log.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { startShopProcess } from '../server-process.ts';
import { openBrowser, type Browser } from './browser.ts';
import { inNewDatabase } from './new-database.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';

const PHONE = '+79161234567';
const TOKEN_KEY = 'a key for tests only, long enough to pass';
/** An empty demo, whose sent messages can be read. */
const VARIABLES = { TOKEN_KEY, DEMO: '1', DEMO_FILL: '0', DEV_OUTBOX: '1' };
const POSTGRES = process.env['API_TEST_DATABASE_URL'];

type World = { settings: DatabaseSettings; variables: Record<string, string> };
type PlacedOrder = { order: Order; key: string; body: BodyOf<typeof placeOrder> };

test('embedded database: an acknowledged order survives kill -9, three times in a row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-kill-'));
  const settings = { engine: 'embedded', directory: folder } as const;
  await survive({ settings, variables: { ...VARIABLES, DATA_DIR: folder } }, 3);
  await rm(folder, { recursive: true });
});

test.skipIf(POSTGRES === undefined)('PostgreSQL: an acknowledged order survives kill -9', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-kill-'));
  try {
    await inNewDatabase(POSTGRES ?? '', async (url) => {
      const settings = { engine: 'postgres', url } as const;
      await survive({ settings, variables: { ...VARIABLES, DATABASE_URL: url, DATA_DIR: folder } }, 1);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Alternates orders and kills; afterwards every order is complete and every item is in at most one order. */
async function survive({ settings, variables }: World, rounds: number): Promise<void> {
  const skuId = await fill(settings);
  const browser = openBrowser();
  const placed: PlacedOrder[] = [];
  let shop = await startShopProcess(variables);
  try {
    browser.visit(shop.origin);
    await signIn(browser);
    for (let round = 0; round < rounds; round += 1) {
      placed.push(await order(browser, skuId));
      await shop.stop('SIGKILL');
      shop = await startShopProcess(variables);
      browser.visit(shop.origin);
      for (const { order: before } of placed) {
        const after = await browser.call(getOrder, { params: { id: before.id } });
        expect(after.lines).toEqual(before.lines);
        expect(after.total).toBe(before.total);
      }
    }
    const last = placed.at(-1);
    if (!last) throw new Error('nothing was ordered');
    const again = await browser.call(placeOrder, {
      body: last.body,
      headers: { 'idempotency-key': last.key },
    });
    expect(again.id, 'the same key after the crash is the same order').toBe(last.order.id);
  } finally {
    await shop.stop('SIGKILL');
  }
  await expectPiecesHeldOnce(settings, placed);
}

async function fill(settings: DatabaseSettings): Promise<number> {
  const api = await composeApi({
    database: settings,
    log: createLog('silent'),
    secrets: { tokenKey: TOKEN_KEY },
    ...standIns,
    devOutbox: true,
  });
  const { skuId } = await fillSmallShop(api);
  await api.stop();
  return skuId;
}

async function signIn(browser: Browser): Promise<void> {
  await browser.call(requestCode, { body: { phone: PHONE } });
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const { items } = await browser.call(listSentMessages, { query: { to: PHONE } });
    const code = /код (\d{4})/.exec(items[0]?.text ?? '')?.[1];
    if (code !== undefined) {
      await browser.call(checkCode, { body: { phone: PHONE, code, acceptsPersonalData: true } });
      return;
    }
    await delay(100);
  }
  throw new Error('the SMS with the code never came');
}

async function order(browser: Browser, skuId: number): Promise<PlacedOrder> {
  await browser.call(addCartLine, { body: { skuId, quantity: 2 } });
  const options = await browser.call(getCheckoutOptions);
  const key = randomUUID();
  const body: PlacedOrder['body'] = courierOrder(options, PHONE);
  return { key, body, order: await browser.call(placeOrder, { body, headers: { 'idempotency-key': key } }) };
}

async function expectPiecesHeldOnce(
  settings: DatabaseSettings,
  placed: readonly PlacedOrder[],
): Promise<void> {
  const database = await openDatabase(settings);
  const held = await database.query(
    `select uin, order_id::int as "orderId" from items where state <> 'available' order by uin`,
  );
  const orders = await database.query('select count(*)::int as n from orders');
  const payments = await database.query('select count(*)::int as n from payments');
  await database.close();
  const wanted = placed.flatMap(({ order: { id, lines } }) =>
    lines.flatMap(({ uins }) => uins.map((uin) => ({ uin, orderId: id }))),
  );
  expect(held.rows).toEqual(wanted.toSorted((a, b) => (a.uin < b.uin ? -1 : 1)));
  expect(orders.rows).toEqual([{ n: placed.length }]);
  expect(payments.rows).toEqual([{ n: placed.length }]);
}
