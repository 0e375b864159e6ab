import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import type { Database } from './database.ts';
import { idSlices } from './id-slices.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('slices follow the number of rows, not the largest id', async () => {
  const { db } = database;
  expect(await idSlices(db, 'products', 2)).toEqual([]);
  for (const id of [3, 4, 1_000_000, 2_000_000_000, 2_147_483_647]) {
    await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${id}, false)`);
    await makeProduct(db);
  }
  expect(await idSlices(db, 'products', 2)).toEqual([
    { above: 0, upTo: 4 },
    { above: 4, upTo: 2_000_000_000 },
    { above: 2_000_000_000, upTo: 2_147_483_647 },
  ]);
});
