import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { idsOf, NO_GRADES } from '../search/meaning/grades.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadRecords } from './load-records.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // The database refuses such rows as well; older ones and those of another version of the shop come without its checks.
  await database.exec(`do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = 'products'::regclass and contype = 'c' loop
      execute format('alter table products drop constraint %I', name);
    end loop; end $$`);
});
afterAll(() => database.close());

test.each([
  ['kind', "'crown'"],
  ['tier', "'imperial'"],
  ['audience', "'cats'"],
  ['metal', "'mithril'"],
  ['labels', `'["best"]'`],
  ['inserts', `'[{"gem":"kryptonite","cut":"round","count":1,"caratMilli":null}]'`],
  ['facts', `'[]'`],
])('a product with a wrong %s is left out and logged, and the others are sold', async (column, value) => {
  const { db } = database;
  const [bad, good] = [await makeProduct(db), await makeProduct(db)];
  await db.execute(sql.raw(`update products set ${column} = ${value} where id = ${bad.id}`));
  const log = createLog('silent');
  const error = vi.spyOn(log, 'error');
  const catalogue = await loadCatalogue({ db, log, cityIdOf: () => undefined });
  expect(catalogue.find(bad.id)).toBeUndefined();
  expect(catalogue.find(good.id)).toMatchObject({ id: good.id });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ productId: bad.id, code: bad.code }),
    'a product is left out of the catalogue',
  );
  expect((await loadRecords({ db, log }, [bad.id, good.id])).map(({ id }) => id)).toEqual([good.id]);
});

test('a product that went wrong leaves the running catalogue, and comes back mended', async () => {
  const { db } = database;
  const ring = await makeProduct(db);
  const catalogue = await loadCatalogue({ db, log: createLog('silent'), cityIdOf: () => undefined });
  await db.execute(sql`update products set metal = 'mithril' where id = ${ring.id}`);
  await catalogue.apply([`product:${ring.id}`]);
  expect(catalogue.find(ring.id)).toBeUndefined();
  await db.execute(sql`update products set metal = 'platinum' where id = ${ring.id}`);
  await catalogue.apply([`product:${ring.id}`]);
  expect(catalogue.find(ring.id)).toMatchObject({ metal: 'platinum' });
});

test('large gaps between ids cost neither statements nor memory', async () => {
  const { db } = database;
  const before = await makeProduct(db);
  for (const name of ['products', 'skus'])
    await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), 2000000000)`);
  const after = await makeProduct(db);
  expect(after.id).toBeGreaterThan(2_000_000_000);
  const { arrayBuffers } = process.memoryUsage();
  const catalogue = await loadCatalogue({ db, log: createLog('silent'), cityIdOf: () => undefined });
  for (const { id, skuId } of [before, after]) expect(catalogue.findBySku(skuId)).toMatchObject({ id });
  expect(idsOf(catalogue.search('кольцо').grades ?? NO_GRADES)).toContain(after.id);
  expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(50_000_000);
});
