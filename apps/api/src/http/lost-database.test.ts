import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { logout } from '@yahont/contracts/accounts/sign-in.ts';
import { getListing } from '@yahont/contracts/catalogue/listing.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { getSearchGroups } from '@yahont/contracts/search/search.ts';
import { openDatabase } from '#src/platform/database/open/open-database.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { createTestPostgres, hasPostgres, type ScratchPostgres } from '#src/testing/database.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { startSilentProxy, type SilentProxy } from '#src/testing/postgres/silent-proxy.ts';
import { until } from '#src/testing/until.ts';
import { signIn } from '#src/testing/visitors.ts';

// What only a server over a network can do.
describe.skipIf(!hasPostgres)('a shop whose database is away', () => {
  let scratch: ScratchPostgres;
  let proxy: SilentProxy;
  let database: Database;
  let api: TestApi;
  let shop: SmallShop;
  let other: pg.Client;
  beforeEach(async () => {
    scratch = await createTestPostgres();
    proxy = await startSilentProxy(scratch.url);
    const deadlines = { open: 3_000, free: 3_000, lock: 1_500, answer: 2_500 };
    database = await openDatabase({ engine: 'postgres', url: proxy.url, connections: 4, deadlines });
    api = await createTestApi({}, database);
    shop = await fillSmallShop(api);
    await api.changes.caughtUp();
    other = new pg.Client({ connectionString: scratch.url });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await api.stop();
    await proxy.stop();
    await scratch.drop();
  });

  const priceInMemory = (process: TestApi) => process.catalogue.find(shop.productId)?.price;
  const changePrice = async (price: number) => {
    await other.query('update products set price = $1 where id = $2', [price, shop.productId]);
    await other.query("select pg_notify('yahont_changes', $1)", [
      JSON.stringify([`product:${shop.productId}`]),
    ]);
  };

  test('buyers who wait for a lock get a 503 of its own code, and listings and search go on', async () => {
    const { headers } = await signIn(api);
    await other.query('begin; lock table orders in access exclusive mode');
    const buyers = Array.from({ length: 12 }, () => api.send('GET /api/orders', { headers }));
    const began = performance.now();
    const [listing, found] = await Promise.all([
      api.call(getListing, { query: { section: 'koltsa' } }),
      api.call(getSearchGroups, { query: { q: 'кольцо' } }),
    ]);
    expect([listing.status, found.status]).toEqual([200, 200]);
    expect(performance.now() - began).toBeLessThan(1_400);
    for (const answer of await Promise.all(buyers)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({
        code: 'database-away',
        title: 'Сервис временно недоступен',
      });
    }
    await other.query('rollback');
    expect((await api.call(listOrders, { headers })).status).toBe(200);
  });

  test('after a silence the shop answers again by itself', async () => {
    const { headers } = await signIn(api);
    await Promise.all([1, 2, 3, 4].map(() => api.call(listOrders, { headers })));
    proxy.silence();
    const silent = Array.from({ length: 8 }, () => api.send('GET /api/orders', { headers }));
    expect((await Promise.all(silent)).map(({ status }) => status)).toEqual(silent.map(() => 503));
    await expect(api.ping()).rejects.toThrow();
    proxy.speak();
    expect((await api.call(listOrders, { headers })).status).toBe(200);
    await api.ping();
  });

  test('what was announced while nobody listened is read when the connection is back', async () => {
    const second = await createTestApi({}, database);
    const gone = await signIn(api);
    const alive = await signIn(api);
    const status = async ({ headers }: typeof gone) => (await second.call(currentUser, { headers })).status;
    const cut = async () => {
      const { rowCount } = await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yahont changes' and datname = current_database()`,
      );
      expect(rowCount).toBe(2);
    };
    expect(priceInMemory(second)).not.toBe(7_770_000);
    await cut();
    await api.call(logout, { body: { refreshToken: gone.refreshToken } });
    await changePrice(7_770_000);
    expect(await status(gone)).toBe(200);
    await until(async () => priceInMemory(second) === 7_770_000 && (await status(gone)) === 401);
    await until(() => priceInMemory(api) === 7_770_000);
    expect(await status(alive)).toBe(200);
    await second.changes.stop();
  });
});
