import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { importTestStones } from '#src/testing/stones.ts';
import { LISTED_STONES, openStoneShop, OVAL, type StoneShop } from '#src/testing/products/stone-shop.ts';
import { stones } from '../stones.tables.ts';

let shop: StoneShop;
beforeAll(async () => {
  shop = await openStoneShop();
});
afterAll(() => shop.api.stop());

const list: StoneShop['list'] = (query) => shop.list(query);
const read: StoneShop['read'] = (code) => shop.read(code);

test('an import repeated changes nothing and writes no audit row', async () => {
  const { db } = shop.api.context;
  const before = await db.select().from(stones);
  const audited = await db.$count(auditLog);
  const lastId = () =>
    rowsOf(
      db,
      sql`select pg_sequence_last_value(pg_get_serial_sequence('stones', 'id')::regclass)::int as last`,
    );
  const last = await lastId();
  await importTestStones(shop.api.context, LISTED_STONES);
  expect(await db.select().from(stones)).toEqual(before);
  expect(await lastId()).toEqual(last);
  expect(await db.$count(auditLog)).toBe(audited);
});

test('an import changes the price of a known certificate at once, in listing and page', async () => {
  await importTestStones(shop.api.context, [{ ...OVAL, price: 20_000_000 }]);
  await shop.api.changes.caughtUp();
  expect((await list({ shape: 'oval' })).cards[0]?.price).toBe(20_000_000);
  expect((await read('mgu-24-1')).price).toBe(20_000_000);
  await importTestStones(shop.api.context, [OVAL]);
});
